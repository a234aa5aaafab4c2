/** What a cue tells of somebody or something else than the writer, and how far. */
export interface Rule {
  readonly cue: RegExp;
  /**
   * - `sentence`: what follows, up to a full stop or semicolon
   * - `piece`: what follows, up to the next comma too
   * - `names`: the row of names that follows ("Marketing, Finance and HR")
   * - `row`: such a row of two names or more
   * - `departments`: such a row, where each name is one of a department
   * - `before`: what comes before it in its sentence
   * - `itself`: what the cue holds
   */
  readonly reach: "sentence" | "piece" | "names" | "row" | "departments" | "before" | "itself";
  /** Tools count there all the same: whoever "worked with Finance on SAP" knows SAP. */
  readonly sparesTools: boolean;
}

/** `source` as a cue: any case, everywhere in the text. */
export function cue(...sources: readonly string[]): RegExp {
  return new RegExp(sources.join("|"), "giu");
}
