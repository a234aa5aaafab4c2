/**
 * What a text must hold for a pattern to match: all that one of the `alternatives` asks for. Each of them is a list of
 * words or pieces of words, of which at least one must stand somewhere in the text. An alternative without a list may
 * match any text.
 */
type Needs = readonly Alternative[];
type Alternative = readonly OneOf[];
type OneOf = readonly string[];

/** A word of fewer letters stands in too many texts to tell anything. */
export const SHORTEST = 3;
/** A choice of more texts is not put together with what follows it. */
const MOST = 60;
/** The first letters of a longer text tell as much. */
const LONGEST = 8;

/** What a part of a pattern asks for. */
interface Part {
  /** All texts that it matches, if they are few. */
  readonly texts: readonly string[] | null;
  readonly needs: Alternative;
}

const NOTHING: Part = { texts: [""], needs: [] };
const ANYTHING: Part = { texts: null, needs: [] };

/** Needs are what follows for certain: a text that lacks them has no match, one that has them may have one. */
export function neededWords({ source, flags }: RegExp): Needs {
  // In any case, with sets of sets, or with flags for a part: nothing is known.
  if (/[iv]/.test(flags) || /\(\?[a-z-]/.test(source)) return [[]];
  const reader = new SourceReader(source);
  return reader.choices().map((part) => needsOf(part).map(fewest));
}

function needsOf({ texts, needs }: Part): Alternative {
  return texts ? [...needs, ...oneOf(texts)] : needs;
}

function oneOf(texts: readonly string[]): Alternative {
  return texts.every((text) => text.length >= SHORTEST) ? [texts] : [];
}

/** Without those that only stand where another does: "works" beside "work". */
function fewest(list: OneOf): OneOf {
  const cut = [...new Set(list.map((text) => text.slice(0, LONGEST)))].sort((a, b) => a.length - b.length);
  const words = new Set<string>();
  for (const text of cut) if (!beginsWithOneOf(text, words)) words.add(text);
  return [...words];
}

function beginsWithOneOf(text: string, words: ReadonlySet<string>): boolean {
  for (let length = SHORTEST; length < text.length; length++)
    if (words.has(text.slice(0, length))) return true;
  return false;
}

/** One after the other: texts that touch are read as one, as far as they stay few. */
function sequence(parts: readonly Part[]): Part {
  const needs: OneOf[] = [];
  let texts: readonly string[] = [""];
  let isWhole = true;
  for (const part of parts) {
    needs.push(...part.needs);
    const joined = part.texts && together(texts, part.texts);
    if (joined === null) {
      needs.push(...oneOf(texts));
      isWhole = false;
    }
    texts = joined ?? part.texts ?? [""];
  }
  return isWhole ? { texts, needs } : { texts: null, needs: [...needs, ...oneOf(texts)] };
}

/** Each of the texts followed by each of the next; null where that would be many. */
function together(texts: readonly string[], next: readonly string[]): readonly string[] | null {
  if (texts.length === 1 && texts[0] === "") return next;
  if (texts.length > 1 && next.length > 1 && texts.length * next.length > MOST) return null;
  return texts.flatMap((before) => next.map((text) => before + text));
}

/** One or the other: of each the list that tells most, together. */
function choice(parts: readonly Part[]): Part {
  const [first = NOTHING, ...others] = parts;
  if (others.length === 0) return first;
  const texts = parts.every((part) => part.texts) ? parts.flatMap((part) => part.texts ?? []) : null;
  if (texts) return texts.length <= 4 * MOST ? { texts, needs: [] } : { texts: null, needs: oneOf(texts) };
  const lists = parts.map((part) => longest(needsOf(part)));
  return { texts: null, needs: lists.every((list) => list.length > 0) ? [lists.flat()] : [] };
}

/** The list whose shortest word is longest; nothing where there is no list. */
function longest(lists: Alternative): OneOf {
  const shortest = (list: OneOf) => Math.min(...list.map((word) => word.length));
  return lists.reduce<OneOf>(
    (best, list) => (best.length > 0 && shortest(best) >= shortest(list) ? best : list),
    [],
  );
}

function repeated(part: Part, least: number, most: number): Part {
  if (least > 0) return { texts: null, needs: needsOf(part) };
  return most === 1 && part.texts ? { texts: [...part.texts, ""], needs: [] } : ANYTHING;
}

/** Reads the source of a pattern. What it does not know in detail matches anything, which is always true. */
class SourceReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  choices(): Part[] {
    const parts = [this.#sequence()];
    while (this.#takes("|")) parts.push(this.#sequence());
    return parts;
  }

  #sequence(): Part {
    const parts: Part[] = [];
    for (let next = this.#next; next !== "" && next !== "|" && next !== ")"; next = this.#next)
      parts.push(this.#piece());
    return sequence(parts);
  }

  #piece(): Part {
    // Letters that stand for themselves, but for the last where a count follows it.
    const plain = this.#match(/[^\\()[\]{}?*+|.^$]+(?![?*+{])/y);
    if (plain) return { texts: [plain[0]], needs: [] };
    const part = this.#single();
    const count = this.#match(/[?*+]|\{(\d+)(,?)(\d*)\}/y);
    if (!count) return part;
    this.#takes("?");
    const [sign, least = "", comma, most = ""] = count;
    if (sign === "?") return repeated(part, 0, 1);
    if (sign === "*" || sign === "+") return repeated(part, sign === "+" ? 1 : 0, Infinity);
    return repeated(
      part,
      Number(least),
      comma === "" ? Number(least) : most === "" ? Infinity : Number(most),
    );
  }

  #single(): Part {
    const group = this.#match(/\((?:\?(?::|<?[=!]|<[A-Za-z]\w*>))?/y);
    if (group) return this.#group(group[0]);
    const letters = this.#match(/\[(\^?)((?:\\.|[^\]\\])*)\]/y);
    if (letters) return oneLetterOf(letters[2] ?? "", letters[1] === "^");
    // A hexadecimal number, a property of letters, or one letter: of those "b" is a place and the rest a kind or itself.
    const escaped = this.#match(/\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|[pPku](?:\{[^}]*\}|<[^>]*>)|(.))/iy);
    if (escaped) return escapedLetter(escaped[1] ?? escaped[2], escaped[3]);
    const letter = this.#source[this.#at++] ?? "";
    if (letter === "^" || letter === "$") return NOTHING;
    return letter === "." ? ANYTHING : { texts: [letter], needs: [] };
  }

  #group(opening: string): Part {
    const part = choice(this.choices());
    this.#takes(")");
    if (opening.endsWith("!")) return NOTHING;
    // What is looked at ahead or behind stands in the text, but not in this place of the match.
    return opening.endsWith("=") ? { texts: [""], needs: needsOf(part) } : part;
  }

  get #next(): string {
    return this.#source[this.#at] ?? "";
  }

  #takes(letter: string): boolean {
    const isThere = this.#next === letter;
    if (isThere) this.#at += 1;
    return isThere;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }
}

function oneLetterOf(inside: string, isOther: boolean): Part {
  const isFew = !isOther && inside.length <= 4 && !/[\\-]/.test(inside);
  return isFew ? { texts: [...inside], needs: [] } : ANYTHING;
}

function escapedLetter(code: string | undefined, letter: string | undefined): Part {
  if (code !== undefined) return { texts: [String.fromCharCode(Number.parseInt(code, 16))], needs: [] };
  if (letter === "b" || letter === "B") return NOTHING;
  return letter === undefined || /[\w\s]/.test(letter) ? ANYTHING : { texts: [letter], needs: [] };
}
