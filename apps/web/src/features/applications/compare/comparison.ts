import type { ScorePart } from "@rolecall/contracts/applications/match";
import type { Evidence } from "../../cv/evidence/evidence-context.tsx";
import type { PartGroup } from "../group-parts.ts";
import type { SkillStanding } from "./skill-standing.ts";

/** A fact of a CV, with what stands beside it in smaller letters. */
export interface Fact {
  readonly text: string;
  readonly detail?: string;
  readonly evidence: readonly Evidence[];
}

/** What a row says of one person. */
export type Cell =
  | { readonly kind: "points"; readonly group: PartGroup }
  | { readonly kind: "skill"; readonly standing: SkillStanding; readonly part: ScorePart }
  | { readonly kind: "years"; readonly years: number; readonly part: ScorePart | undefined }
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  | { readonly kind: "sentences"; readonly sentences: readonly Fact[] };

/** What a row is about, in words of ours or of the job. */
export type RowName =
  | { readonly kind: "group"; readonly group: PartGroup["kind"] }
  | { readonly kind: "subject"; readonly subject: Subject }
  | { readonly kind: "phrase"; readonly phrase: string };

export type Subject =
  | "years"
  | "level"
  | "education"
  | "certifications"
  | "languages"
  | "location"
  | "strengths"
  | "weaknesses";

export interface Row {
  readonly key: string;
  readonly name: RowName;
  /** One for each person, in their order; undefined where nothing is known. */
  readonly cells: readonly (Cell | undefined)[];
  /** Of those about whom something is known not all say the same. */
  readonly differs: boolean;
}

export const SECTIONS = ["score", "required", "niceToHave", "experience", "background", "points"] as const;

export interface Section {
  readonly key: (typeof SECTIONS)[number];
  readonly rows: readonly Row[];
}

/** The reasons of the points of a cell that have no row of their own. */
export function partsOf(cell: Cell): readonly ScorePart[] {
  switch (cell.kind) {
    case "points":
      return ["title", "other"].includes(cell.group.kind) ? cell.group.parts : [];
    case "skill":
      return [cell.part];
    case "years":
      return cell.part ? [cell.part] : [];
    default:
      return [];
  }
}

/** The lines that facts stand on. Those of sentences open one by one. */
export function linesOf(cell: Cell): readonly Evidence[] {
  return cell.kind === "facts" ? cell.facts.flatMap(({ evidence }) => evidence) : [];
}
