import type { ScorePart } from "@rolecall/contracts/applications/match";
import { groupBy } from "../../lib/group-by.ts";

const KINDS = ["skill", "experience", "title", "nice-to-have"] as const;

export interface PartGroup {
  readonly kind: (typeof KINDS)[number] | "other";
  readonly points: number;
  readonly maxPoints: number;
  readonly parts: readonly ScorePart[];
}

/** The parts of a score by the first word of their rule, in the order in which the kinds first come. */
export function groupParts(parts: readonly ScorePart[]): readonly PartGroup[] {
  return [...groupBy(parts, kindOf)].map(([kind, members]) => ({
    kind,
    points: sum(members.map(({ points }) => points)),
    maxPoints: sum(members.map(({ maxPoints }) => maxPoints)),
    parts: members,
  }));
}

/** Rules of later engines are "other". */
export function kindOf({ rule }: ScorePart): PartGroup["kind"] {
  const first = rule.split(".")[0];
  return KINDS.find((kind) => kind === first) ?? "other";
}

/** What comes on top of all that is asked for, which alone makes up the 100. */
export function isOnTop(part: ScorePart): boolean {
  return kindOf(part) === "nice-to-have";
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
