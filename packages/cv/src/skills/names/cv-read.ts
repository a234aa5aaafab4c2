import type { OthersRanges } from "../others/said-of-others.ts";
import type { DocumentRun } from "../text/build-run.ts";
import type { ReadRun } from "./read-run.ts";

/** A stretch of a CV on its way from text to skills: the names in it, and where it tells of others. */
export interface CvRead extends ReadRun<DocumentRun> {
  readonly others: OthersRanges;
}

/** What the positions say of whoever wrote the CV. */
export interface Writer {
  /** By position; empty where one has none. */
  readonly titles: readonly string[];
  /** Groups of the skill graph that belong to the occupations of the titles. */
  readonly calling: ReadonlySet<string>;
}

/** The skills that the person lists; see `ownListOf`. */
export interface OwnList {
  /** The lines of work that it is of. */
  readonly kin: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  /** Kinds of handwork that it is of. */
  readonly crafts: ReadonlySet<string>;
  /** Most of it is technology. */
  readonly isOfSoftware: boolean;
}

/** What the settled names of a CV say together; each single one is held against it. */
export interface WholeCv extends Writer {
  /** Null where the person lists hardly any. */
  readonly own: OwnList | null;
  readonly hasSkillsSection: boolean;
  /** Groups of tools of which the CV has a name that means nothing else. */
  readonly sureGroups: ReadonlySet<string>;
  /** Sections that list skills by their content alone (see `LineGroup`), and hardly any that the graph knows. */
  readonly doubtful: ReadonlySet<number>;
  /** The graph does not know a good part of what the person lists. */
  readonly isRareTrade: boolean;
  /** It is in another language of Latin letters than English. */
  readonly isForeign: boolean;
}
