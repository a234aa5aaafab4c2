import { SKILL_AS_TITLE_CREDIT } from "../weights.ts";
import type { TitleWord } from "./title-words.ts";
import { titleWords } from "./title-words.ts";

/** How much a word of the candidate's title counts against it when the job's title has it not. */
const EXTRA_WORD = 0.3;

/** Titles and skill names of a candidate, filed by word, to be compared with many jobs. */
export interface TitleIndex {
  readonly names: readonly string[];
  readonly entries: ReadonlyMap<string, readonly number[]>;
  readonly weights: Float64Array;
  readonly factors: Float64Array;
}

export interface TitleLikeness {
  /** 0-1. */
  readonly likeness: number;
  /** The title or skill that is most like, null when none is. */
  readonly name: string | null;
}

export function indexTitles(titles: readonly string[], skills: readonly string[]): TitleIndex {
  const names = [...titles, ...skills];
  const entries = new Map<string, number[]>();
  const weights = new Float64Array(names.length);
  const factors = new Float64Array(names.length);
  names.forEach((name, index) => {
    factors[index] = index < titles.length ? 1 : SKILL_AS_TITLE_CREDIT;
    for (const { stem, weight } of titleWords(name)) {
      weights[index] = (weights[index] ?? 0) + weight;
      const list = entries.get(stem);
      if (list) list.push(index);
      else entries.set(stem, [index]);
    }
  });
  return { names, entries, weights, factors };
}

/** 0-1: shared words against all words, all of them by weight. */
export function likenessOf(
  { common, jobWeight, weight }: { common: number; jobWeight: number; weight: number },
  factor: number,
): number {
  return (factor * common) / (jobWeight + EXTRA_WORD * Math.max(0, weight - common));
}

/** The best likeness of the job's title to any title or skill: shared words against all words. */
export function compareTitle(job: readonly TitleWord[], jobWeight: number, index: TitleIndex): TitleLikeness {
  let likeness = 0;
  let name: string | null = null;
  if (jobWeight === 0) return { likeness, name };
  const shared = new Map<number, number>();
  for (const { stem, weight } of job) {
    for (const entry of index.entries.get(stem) ?? []) shared.set(entry, (shared.get(entry) ?? 0) + weight);
  }
  for (const [entry, common] of shared) {
    const like = likenessOf(
      { common, jobWeight, weight: index.weights[entry] ?? 0 },
      index.factors[entry] ?? 0,
    );
    if (like > likeness) {
      likeness = like;
      name = index.names[entry] ?? null;
    }
  }
  return { likeness, name };
}
