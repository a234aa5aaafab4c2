/**
 * A pattern of any case and any script ("iu") that has a second form for texts of Latin letters, in small letters and
 * without the flags: V8 compiles it in a tenth of the time, and most texts need no other. What is found is the same.
 */
export class AnyCase extends RegExp {
  /** Copies, as `matchAll` makes them, are plain patterns. */
  static override get [Symbol.species](): RegExpConstructor {
    return RegExp;
  }

  readonly #pattern: RegExp;
  #latin: RegExp | null | undefined;

  constructor(pattern: RegExp) {
    super(pattern.source, pattern.flags);
    this.#pattern = pattern;
  }

  override exec(text: string): RegExpExecArray | null {
    const [form, own] = this.#formFor(text);
    form.lastIndex = this.lastIndex;
    const match = form.exec(own);
    this.lastIndex = form.lastIndex;
    return match === null || own === text ? match : asIn(text, match);
  }

  /** Without the match, which `exec` would write down first. */
  override test(text: string): boolean {
    const [form, own] = this.#formFor(text);
    form.lastIndex = this.lastIndex;
    const isFound = form.test(own);
    this.lastIndex = form.lastIndex;
    return isFound;
  }

  /** The form that a text needs, and the text as that form reads it. */
  #formFor(text: string): readonly [form: RegExp, text: string] {
    const folded = inSmallLatin(text);
    if (folded === null) return [this.#pattern, text];
    if (this.#latin === undefined) this.#latin = latinForm(this.#pattern);
    return this.#latin === null ? [this.#pattern, text] : [this.#latin, folded];
  }
}

const known = new WeakMap<RegExp, RegExp>();

/** `pattern`, or its form with a shorter way to be compiled; the same each time. */
export function anyCase(pattern: RegExp): RegExp {
  if (!pattern.ignoreCase || !pattern.unicode || pattern instanceof AnyCase) return pattern;
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const form = new AnyCase(pattern);
  known.set(pattern, form);
  return form;
}

/** The match in small letters, as it stands in the text. */
function asIn(text: string, match: RegExpExecArray): RegExpExecArray {
  const { indices } = match;
  if (indices === undefined) return match;
  for (const [at, place] of indices.entries()) if (place !== undefined) match[at] = text.slice(...place);
  for (const [name, place] of Object.entries(indices.groups ?? {}))
    if (match.groups && place !== undefined) match.groups[name] = text.slice(...place);
  match.input = text;
  return match;
}

/**
 * Letters of Latin script, digits, signs of ASCII and of typography: nothing here is a letter in another form, and each
 * has one small letter.
 */
const PLAIN =
  /^[\0-\u012f\u0131-\u0148\u014a-\u017e\u0218-\u021b\u2010-\u2027\u202f-\u205e\u20a0-\u20bf\u2190-\u21ff\u2212\u25a0-\u27bf]*$/;

let lastText = "";
let lastFolded: string | null = "";

/** The text in small letters, if it is of Latin script; the same text is asked for by one pattern after the other. */
export function inSmallLatin(text: string): string | null {
  if (text === lastText) return lastFolded;
  lastText = text;
  lastFolded = PLAIN.test(text) ? text.toLowerCase() : null;
  return lastFolded;
}

/** What a property of letters stands for among the letters of `PLAIN`, in small ones. */
const CLASSES: Readonly<Record<string, string>> = {
  L: "a-z\\xaa\\xb5\\xba\\xdf-\\xf6\\xf8-\\u024f",
  Lu: "a-z\\xb5\\xdf-\\xf6\\xf8-\\u024f",
  Ll: "a-z\\xb5\\xdf-\\xf6\\xf8-\\u024f",
  Nd: "0-9",
  N: "0-9\\xb2\\xb3\\xb9\\xbc-\\xbe",
  M: "",
};

const PART =
  /\\p\{(\w+)\}|\\k<\w+>|\\x[\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\.|\(\?<(?![=!])\w+>|\[\^?|\]|([^\\[\]()]-[^\\[\]()])|[\s\S]/gu;

/** Other properties and their opposites, letters by their numbers, and pairs that stand for one letter. */
const UNSAID =
  /\\u\{|\\P|[\ud800-\udfff]|\\p\{(?!(?:L|Lu|Ll|Nd|N|M)\})|\[\^[^\]]*\\p\{L[ul]|\\x[45cdCD]|\\u0[01]/;

/** The pattern for texts of `PLAIN`, in small letters; null where it holds what that form could not say. */
export function latinForm({ source, flags }: RegExp): RegExp | null {
  if (UNSAID.test(source)) return null;
  let inClass = false;
  const small = source.replace(PART, (part, property?: string, range?: string) => {
    if (part.startsWith("[")) inClass = true;
    else if (part === "]") inClass = false;
    if (property !== undefined) return ofProperty(CLASSES[property] ?? "", inClass);
    if (part.startsWith("\\") || part.startsWith("(?<")) return part;
    return inClass && range !== undefined ? inBothCases(range) : part.toLowerCase();
  });
  return new RegExp(small, `d${flags.replace(/[iu]/g, "")}`);
}

/** A range may hold letters of both cases. */
function inBothCases(range: string): string {
  const lower = range.toLowerCase();
  return lower.charCodeAt(0) > lower.charCodeAt(2) ? range : `${range}${lower}`;
}

/** Nothing, where the property has no letter among those of `PLAIN`. */
function ofProperty(letters: string, inClass: boolean): string {
  if (inClass) return letters;
  return letters === "" ? "(?!)" : `[${letters}]`;
}
