import type { TextRange } from "./negation.ts";

/** How the words of a run are to be taken. */
type RunStyle = "listing" | "prose";

/** A stretch of text that is read in one go: a line, a wrapped sentence, a list of skills. */
export interface TextRun {
  /** Masked: addresses, companies and places are blank. Offsets are those of the visible text. */
  readonly text: string;
  readonly style: RunStyle;
  /** In education only named tools count: the field of a degree is no skill. */
  readonly toolsOnly: boolean;
  /**
   * In the sentences of a CV a domain skill counts as an activity ("bank reconciliation"), not as a thing that
   * the work touched ("sales reports"). A job's text is read more freely: it names what it wants.
   */
  readonly activitiesOnly: boolean;
  /** A few words about oneself: a trait that stands by itself there is the writer's. */
  readonly isOfOneself?: boolean;
  /** List items as offsets into `text`; only for listings. */
  readonly items: readonly TextRange[];
}
