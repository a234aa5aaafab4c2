import type { ScorePart } from "@rolecall/contracts/applications/match";
import { kindOf } from "./group-parts.ts";

/** As many skills are read at a glance. */
const SHOWN_SKILLS = 8;
/** Fewer than this are not worth a press. */
const FEWEST_FOLDED = 3;

export interface NumberedPart {
  readonly part: ScorePart;
  /** Its place in the whole score. */
  readonly index: number;
}

interface FoldedParts {
  readonly first: readonly NumberedPart[];
  /** Skills that are folded away until they are asked for. */
  readonly rest: readonly NumberedPart[];
  /** What is no skill, and always in view. */
  readonly others: readonly NumberedPart[];
}

/** The parts of a score in their order, the skills of a long list folded. */
export function foldParts(parts: readonly ScorePart[]): FoldedParts {
  const rows = parts.map((part, index) => ({ part, index }));
  const skills = rows.filter(({ part }) => kindOf(part) === "skill");
  if (skills.length < SHOWN_SKILLS + FEWEST_FOLDED) return { first: rows, rest: [], others: [] };
  return {
    first: skills.slice(0, SHOWN_SKILLS),
    rest: skills.slice(SHOWN_SKILLS),
    others: rows.filter(({ part }) => kindOf(part) !== "skill"),
  };
}
