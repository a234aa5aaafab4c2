import type { Case } from "./cases/case.ts";
import { addCounts, type Counts, countsOf, NO_COUNTS } from "./score/counts.ts";
import { FIELDS, type Field, type FileScore } from "./score/score-file.ts";

export interface Scored {
  readonly case: Case;
  readonly score: FileScore;
}

export type Totals = Readonly<Record<Field, Counts>>;

/** Sums over files: every fact weighs the same, whichever CV it stands in. */
export function totalsOf(scored: readonly Scored[]): Totals {
  const sum = (field: Field) =>
    scored.map((item) => countsOf(item.score[field])).reduce(addCounts, NO_COUNTS);
  return {
    name: sum("name"),
    email: sum("email"),
    phone: sum("phone"),
    location: sum("location"),
    skills: sum("skills"),
    skillKinds: sum("skillKinds"),
    traps: sum("traps"),
    positions: sum("positions"),
    positionDates: sum("positionDates"),
    totalYears: sum("totalYears"),
    level: sum("level"),
    education: sum("education"),
    certifications: sum("certifications"),
    languages: sum("languages"),
    achievements: sum("achievements"),
    inconsistencies: sum("inconsistencies"),
    languageCode: sum("languageCode"),
  };
}

/** Groups by a key, largest group first. */
export function groupBy(
  scored: readonly Scored[],
  keyOf: (item: Scored) => string,
): (readonly [key: string, items: Scored[]])[] {
  const groups = new Map<string, Scored[]>();
  for (const item of scored) {
    const key = keyOf(item);
    const group = groups.get(key) ?? [];
    group.push(item);
    groups.set(key, group);
  }
  return [...groups].sort(([left, a], [right, b]) => b.length - a.length || left.localeCompare(right));
}

/** Facts missed or invented in one file, for putting the worst first. */
export function mistakes(item: Scored): number {
  return FIELDS.reduce(
    (sum, field) => sum + item.score[field].missed.length + item.score[field].invented.length,
    0,
  );
}
