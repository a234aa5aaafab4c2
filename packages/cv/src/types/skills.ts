import type { Evidence } from "./parse.ts";

export type SkillKind = "technical" | "soft";

/** Where a skill stands in the CV: a dated position or project shows use, a list only names it. */
export type SkillContext = "position" | "project" | "education" | "summary" | "list" | "other";

export interface SkillMention extends Evidence {
  readonly context: SkillContext;
  /** Index into `positions` when the context is a position. */
  readonly position: number | null;
}

export interface SkillFact {
  /** Stable id of the graph, e.g. `javascript`. */
  readonly id: string;
  /** Canonical name, e.g. "JavaScript". */
  readonly name: string;
  readonly kind: SkillKind;
  /** Group of the graph, e.g. "programming-languages". */
  readonly group: string;
  readonly mentions: readonly SkillMention[];
  /** Years of the dated positions it was used in (union), 0 for a bare mention. */
  readonly years: number;
  /** Last year of use by a dated position, null for a bare mention. */
  readonly lastUsed: number | null;
  /** Left out for the engine's own; a host's model may point at words that the engine then finds a skill in. */
  readonly foundBy?: "model";
}
