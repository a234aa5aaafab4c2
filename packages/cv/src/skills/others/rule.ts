/** What a cue tells of somebody or something else than the writer, and how far. */
export interface Rule {
  readonly cue: Cue;
  /** Whether what comes behind the cue, in small letters, is what it needs. */
  readonly needs?: (rest: string) => boolean;
  /**
   * - `sentence`: what follows, up to a full stop or semicolon
   * - `piece`: what follows, up to the next comma too
   * - `names`: the row of names that follows ("Marketing, Finance and HR")
   * - `row`: such a row of two names or more
   * - `departments`: such a row, where each name is one of a department
   * - `partners`: the row that follows, in small letters too, up to what goes on about the work
   * - `partner-row`: such a row of two or more
   * - `before`: what comes before it in its sentence
   * - `clause`: the clause that it stands in, and what follows
   * - `own-piece`: the piece of the sentence, between commas, that it stands in
   * - `piece-before`: what comes before it in that piece
   * - `arabic-goods`: what is sold, behind it in that piece; see `arabicGoodsEnd`
   * - `itself`: what the cue holds
   * - `deed`: what was done, before it, and how, behind it; see `deedRange`
   * - `goods`: what follows, up to the next deed; see `goodsLength`
   * - `wares`: the same in English; see `waresLength`
   */
  readonly reach:
    | "sentence"
    | "piece"
    | "names"
    | "row"
    | "departments"
    | "partners"
    | "partner-row"
    | "before"
    | "clause"
    | "own-piece"
    | "piece-before"
    | "arabic-goods"
    | "itself"
    | "deed"
    | "goods"
    | "wares";
  /** Tools count there all the same: whoever "worked with Finance on SAP" knows SAP. */
  readonly sparesTools: boolean;
  /** It tells of tools and of nothing else: who sells insurance knows it, who sells printers makes none. */
  readonly toolsOnly?: true;
}

/**
 * Before a long choice of words: V8 would write the choice out once for every way that leads to it, and a look ahead
 * is where it does not.
 */
export const ONCE = "(?=\\S)";

/**
 * `source` where `before` does not stand in front of it. What few texts hold is looked for first: a look back comes to
 * nothing at nearly every letter.
 */
export function unlessAfter(before: string, source: string): string {
  return `(?=${source})(?<!${before})${source}`;
}

/** The small letters of Latin script, as ranges of a class. */
export const LETTERS = "a-z\\xaa-\\u024f";

/** A pattern that is made when it is first asked for: most CVs are in one language. */
export class Cue {
  readonly #make: () => RegExp;
  #pattern: RegExp | null = null;

  constructor(make: () => RegExp) {
    this.#make = make;
  }

  get pattern(): RegExp {
    this.#pattern ??= this.#make();
    return this.#pattern;
  }
}

/**
 * `sources` as a cue: everywhere in a text of Latin letters that `inOneCase` has gone through. The same with the flags
 * for any case and any script takes V8 ten times as long to compile, and three times as long to run.
 */
export function cue(...sources: readonly string[]): Cue {
  return new Cue(() => new RegExp(sources.map(sourceInOneCase).join("|"), "g"));
}

/** `sources` as a cue in texts of scripts that know no capitals. */
export function cueOfAnyScript(...sources: readonly string[]): Cue {
  return new Cue(() => new RegExp(sources.join("|"), "gu"));
}

/** Small letters, each at the place where it stands in `text`. */
export function inOneCase(text: string): string {
  const lower = text.toLowerCase();
  // A letter that becomes two when it is small, as the dotted I of Turkish, stays.
  return lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Escapes stay as they are, but any letter is a small one of Latin script. */
function sourceInOneCase(source: string): string {
  let inClass = false;
  return source.replace(/\\p\{L[ul]?\}|\\.|[[\]]|[^\\[\]]+/gu, (part) => {
    if (part.startsWith("\\p")) return inClass ? LETTERS : `[${LETTERS}]`;
    if (part === "[" || part === "]") inClass = part === "[";
    return part.startsWith("\\") ? part : part.toLowerCase();
  });
}
