/** What a field got right, what it invented and what it missed; `missed` and `invented` say it in words. */
export interface Outcome {
  readonly right: number;
  readonly invented: readonly string[];
  readonly missed: readonly string[];
}

export interface Counts {
  readonly right: number;
  readonly invented: number;
  readonly missed: number;
}

export const NO_COUNTS: Counts = { right: 0, invented: 0, missed: 0 };

export function countsOf(outcome: Outcome): Counts {
  return { right: outcome.right, invented: outcome.invented.length, missed: outcome.missed.length };
}

export function addCounts(a: Counts, b: Counts): Counts {
  return { right: a.right + b.right, invented: a.invented + b.invented, missed: a.missed + b.missed };
}

/** 1 when nothing was reported: silence invents nothing. */
export function precision({ right, invented }: Counts): number {
  return right + invented === 0 ? 1 : right / (right + invented);
}

/** 1 when there was nothing to find. */
export function recall({ right, missed }: Counts): number {
  return right + missed === 0 ? 1 : right / (right + missed);
}

export function f1(counts: Counts): number {
  const [p, r] = [precision(counts), recall(counts)];
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
}

/** A field with one answer per CV. */
export function single(expected: string, found: string | null, isRight: boolean): Outcome {
  if (isRight) return { right: 1, invented: [], missed: [] };
  return { right: 0, invented: found === null ? [] : [found], missed: [expected] };
}
