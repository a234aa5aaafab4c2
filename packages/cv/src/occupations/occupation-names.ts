import { keyAtOnce, keyOfWord } from "../skills/text/first-letters.ts";
import { tokenise } from "../skills/text/tokenise.ts";
import { genderForms } from "./gender-forms.ts";
import type { NameWord } from "./parse-occupations.ts";

export interface OccupationName {
  readonly words: readonly NameWord[];
  readonly occupation: number;
  /** True when its words may stand anywhere in a title, in any order. */
  readonly spread: boolean;
  readonly sector: boolean;
  /** How many letters it says; less than 1 where it says the ends of words only. */
  readonly exactness: number;
}

/** A name as the data has it. */
interface Written {
  readonly text: string;
  readonly occupation: number;
  readonly sector: boolean;
}

/** The names that begin with the same letters, read when such a word is met. */
interface Bucket {
  readonly written: Written[];
  names: ReadByFirstWord | null;
}

/** By their first word, and by the beginning or the end of it where that word is open. */
interface ReadByFirstWord {
  readonly words: Map<string, OccupationName[]>;
  readonly beginnings: Map<string, OccupationName[]>;
  readonly ends: Map<string, OccupationName[]>;
}

const ANY = "*";
const NONE: readonly OccupationName[] = [];

/**
 * Names filed by the letters that they begin with, as those of the skill graph are: of thousands, a CV asks for some
 * dozens. What the names of the end of words begin with is a place within a word, so they are filed apart.
 */
export class OccupationNames {
  readonly #whole = new Map<number, Bucket>();
  readonly #ends = new Map<number, Bucket>();

  add(text: string, occupation: number, sector: boolean): void {
    const isEnd = text.startsWith(ANY);
    const buckets = isEnd ? this.#ends : this.#whole;
    const start = isEnd ? ANY.length : 0;
    const key = isArabic(text, start) ? ARABIC : (keyAtOnce(text, start, text.length) ?? keyOfName(text));
    const written = { text, occupation, sector };
    const known = buckets.get(key);
    if (known) known.written.push(written);
    else buckets.set(key, { written: [written], names: null });
  }

  /** The names whose first word is this one, or begins or ends it. */
  at(word: string): readonly OccupationName[] {
    const names = [...(read(this.#whole, word)?.words.get(word) ?? NONE)];
    for (let at = 1; at <= word.length; at += 1) {
      const beginning = word.slice(0, at);
      names.push(...(read(this.#whole, beginning)?.beginnings.get(beginning) ?? NONE));
      const end = word.slice(at);
      if (end !== "") names.push(...(read(this.#ends, end)?.ends.get(end) ?? NONE));
    }
    return names;
  }
}

/** Together: what is an article before the word and what belongs to it takes time to tell. */
const ARABIC = Number.POSITIVE_INFINITY;

function isArabic(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x0600 && code < 0x0700;
}

/** The key of the first word, where the letters of the name may not be its own. */
function keyOfName(text: string): number {
  return keyOfWord(nameWords(text)[0]?.text ?? "");
}

function read(buckets: ReadonlyMap<number, Bucket>, word: string): ReadByFirstWord | undefined {
  const bucket = buckets.get(isArabic(word, 0) ? ARABIC : keyOfWord(word));
  if (bucket === undefined) return undefined;
  bucket.names ??= readByFirstWord(bucket.written);
  return bucket.names;
}

function readByFirstWord(written: readonly Written[]): ReadByFirstWord {
  const found: ReadByFirstWord = { words: new Map(), beginnings: new Map(), ends: new Map() };
  for (const one of written) for (const name of formsOf(one)) addByFirstWord(found, name);
  return found;
}

function addByFirstWord({ words, beginnings, ends }: ReadByFirstWord, name: OccupationName): void {
  const [first] = name.words;
  if (first === undefined) return;
  const names = first.ending ? ends : first.open ? beginnings : words;
  const known = names.get(first.text);
  if (known) known.push(name);
  else names.set(first.text, [name]);
}

/** A name, and the same for women and for men. */
export function formsOf({ text, occupation, sector }: Written): OccupationName[] {
  const spread = text.includes("+");
  const written = nameWords(text);
  const forms = genderForms(written.map((one) => (one.open ? "" : one.text)));
  const others = forms.map((form) =>
    written.map((one, at) => (one.open ? one : { ...one, text: form[at] ?? one.text })),
  );
  return [written, ...others].map((words) => ({
    words,
    occupation,
    spread,
    sector,
    exactness: words.reduce((sum, { text, ending }) => sum + text.length * (ending ? 0.01 : 1), 0),
  }));
}

/** "schweiss* meister": two words, the first of them open; "*fahrer": the end of any; "animal+nurse": two words. */
export function nameWords(name: string): NameWord[] {
  return name.split(/[ +]/).flatMap((part) => {
    const ending = part.startsWith(ANY);
    const open = part.endsWith(ANY);
    const words = foldedWords(part.slice(ending ? 1 : 0, open ? -1 : undefined));
    return words.map((text, index) =>
      open && index === words.length - 1
        ? { text: foldedBeginning(text), open, ending }
        : { text, open: false, ending },
    );
  });
}

function foldedWords(text: string): string[] {
  return tokenise(text).flatMap((token) => (token.symbol ? [] : [token.norm]));
}

const ENDING = "a";

/**
 * Words are folded as wholes: "maestra" as "mestra", "tandarts" as "tandart". The beginning of one is what
 * it has in common with and without an ending.
 */
function foldedBeginning(text: string): string {
  const [ended] = /[a-z]$/.test(text) ? foldedWords(`${text}${ENDING}`) : [];
  const beginning = ended?.slice(0, -ENDING.length) ?? text;
  return beginning.length < text.length ? beginning : text;
}
