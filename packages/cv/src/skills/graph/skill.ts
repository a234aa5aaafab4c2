import type { SkillKind } from "../../types.ts";
import type { RawAlias, SkillClass } from "./parse-data.ts";

export interface Skill {
  readonly id: string;
  readonly name: string;
  readonly kind: SkillKind;
  readonly class: SkillClass;
  readonly group: string;
  /** The profession's field, e.g. `technology`: skills of one field vouch for each other's ambiguous names. */
  readonly field: string;
  /** Its group names the details of a trade: beside a list of the person's own, sentences show none of them. */
  readonly narrow: boolean;
  /** Ids of what whoever has this skill has too (direct only). */
  readonly implies: readonly string[];
  /** Ids of adjacent skills, both ways. */
  readonly related: readonly string[];
  readonly notBefore: readonly string[];
  readonly notAfter: readonly string[];
  readonly cues: readonly string[];
}

export interface SkillGroup {
  readonly id: string;
  readonly title: string;
  readonly field: string;
  readonly narrow: boolean;
  readonly size: number;
}

/** Aliases of other languages, by canonical name. */
export type ForeignAliases = ReadonlyMap<string, readonly RawAlias[]>;
