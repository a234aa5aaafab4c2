import { memoise } from "../../memoise.ts";
import { addTo } from "../../multi-map.ts";
import { firstWord, keyAtOnce, keyOfWord } from "../text/first-letters.ts";
import { type Token, tokenise } from "../text/tokenise.ts";
import { contentWords, endOfForeign, isKnownByStem, isSameWord, stemOf } from "../verbs/foreign-words.ts";
import type { RawAlias } from "./parse-data.ts";
import type { Skill } from "./skill.ts";

/** One spelling of one skill; `skill` is null for a phrase that only looks like a skill ("go live"). */
export interface Pattern {
  readonly skill: Skill | null;
  readonly alias: RawAlias;
}

/** Patterns that cover the tokens from `from` to `to` (exclusive). */
export interface Candidate {
  readonly from: number;
  readonly to: number;
  readonly patterns: readonly Pattern[];
}

export interface Entry {
  readonly words: readonly string[];
  readonly pattern: Pattern;
  /** The first letter of the second word, where that word must stand as it is; otherwise 0. */
  readonly second: number;
}

/** The names that begin with a word. */
interface NamesOfWord {
  readonly exact: readonly Entry[];
  /** Names in other languages whose first word is another form of this one ("pose de câbles", "poses de câbles"). */
  readonly inflected: readonly Entry[];
}

/** The names that begin with the same letters, as numbers; sorted by their first word when such a word is met. */
interface Bucket {
  readonly names: number[];
  words: Map<string, Names> | null;
  /** Of names in other languages than English: their first words by the stem. */
  stems: Map<string, string[]> | null;
  /** Of the same, by what a noun shares with its verb. */
  deeds: Map<string, string[]> | null;
}

/** The names that begin with one word; read when that word is met for the first time. */
interface Names {
  readonly names: number[];
  entries: readonly Entry[] | null;
}

/** Names filed by their first letters, so that a text is read in one pass and a name is cut out of the data when it is met. */
interface NameFiles {
  readonly bucketOf: (key: number) => Bucket | undefined;
  /** The text of the name of that number. */
  readonly textOf: (name: number) => string;
  /** The name of that number, in full. */
  readonly read: (name: number) => Pattern;
  readonly isForeign: (name: number) => boolean;
}

/** The same, with the names of the words that texts had last. */
export interface PatternIndex extends NameFiles {
  readonly namesOf: (word: string) => NamesOfWord;
}

/** Words of which the names are kept. */
const KEPT = 4_000;

export function toIndex(files: NameFiles): PatternIndex {
  const namesOf = (word: string) => ({ exact: entriesOf(files, word), inflected: otherForms(files, word) });
  return { ...files, namesOf: memoise(namesOf, KEPT) };
}

const NO_NAME = -1;

/**
 * Files names, given by where they stand in `text`, under their first letters. Of tens of thousands most are never
 * asked for: each only knows the one that was filed before it under the same letters, until somebody asks.
 */
export class IndexBuilder {
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly #before: number[] = [];
  readonly #newest = new Map<number, number>();
  readonly #buckets = new Map<number, Bucket>();
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  add(start: number, end: number): void {
    const key = keyAtOnce(this.#text, start, end) ?? keyOfWord(firstWord(this.#text.slice(start, end)));
    this.#before.push(this.#newest.get(key) ?? NO_NAME);
    this.#newest.set(key, this.starts.length);
    this.starts.push(start);
    this.ends.push(end);
  }

  bucketOf(key: number): Bucket | undefined {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known;
    const names: number[] = [];
    for (let name = this.#newest.get(key) ?? NO_NAME; name !== NO_NAME; name = this.#before[name] ?? NO_NAME)
      names.push(name);
    if (names.length === 0) return undefined;
    const bucket = { names: names.reverse(), words: null, stems: null, deeds: null };
    this.#buckets.set(key, bucket);
    return bucket;
  }
}

/** All names that begin with the word, those of most words first. */
export function entriesOf(index: NameFiles, word: string): readonly Entry[] {
  const bucket = word === "" ? undefined : index.bucketOf(keyOfWord(word));
  if (bucket === undefined) return NONE;
  bucket.words ??= byFirstWord(index, bucket.names);
  const found = bucket.words.get(word);
  if (found === undefined) return NONE;
  found.entries ??= found.names
    .map((name) => toEntry(index.read(name)))
    .sort((a, b) => b.words.length - a.words.length);
  return found.entries;
}

/** The names that consist of these words and no more. */
export function entriesNamed(index: NameFiles, words: readonly string[]): readonly Entry[] {
  return entriesOf(index, words[0] ?? "").filter(
    (entry) => entry.words.length === words.length && words.every((word, at) => word === entry.words[at]),
  );
}

const NONE: readonly Entry[] = [];

function byFirstWord(index: NameFiles, names: readonly number[]): Map<string, Names> {
  const words = new Map<string, Names>();
  for (const name of names) {
    const word = firstWord(index.textOf(name));
    const known = words.get(word);
    if (known) known.names.push(name);
    else words.set(word, { names: [name], entries: null });
  }
  return words;
}

function toEntry(pattern: Pattern): Entry {
  const tokens = tokenise(pattern.alias.text);
  if (pattern.alias.foreign) return { words: contentWords(tokens), pattern, second: 0 };
  const words = tokens.map(({ norm }) => norm);
  return { words, pattern, second: words[1]?.charCodeAt(0) || 0 };
}

function otherForms(index: NameFiles, word: string): readonly Entry[] {
  const bucket = word === "" ? undefined : index.bucketOf(keyOfWord(word));
  if (bucket === undefined) return NONE;
  bucket.words ??= byFirstWord(index, bucket.names);
  bucket.stems ??= byStem(index, bucket.words);
  const others = bucket.stems.get(stemOf(word))?.filter((other) => other !== word && isSameWord(other, word));
  if (others === undefined || others.length === 0) return NONE;
  return others
    .flatMap((other) => entriesOf(index, other))
    .filter(
      ({ words, pattern }) =>
        pattern.alias.foreign &&
        (words.length > 1 ||
          (pattern.alias.use === "any" && isKnownByStem(word) && isKnownByStem(words[0] ?? ""))),
    );
}

function byStem(index: NameFiles, words: ReadonlyMap<string, Names>): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const [word, { names }] of words) {
    if (!names.some(index.isForeign)) continue;
    const stem = stemOf(word);
    const known = stems.get(stem);
    if (known) known.push(word);
    else stems.set(stem, [word]);
  }
  return stems;
}

/** Names that begin with a noun of the verb that `word` is a form of. */
export function deedsOf(
  index: PatternIndex,
  word: string,
  key: string,
  keysOf: (noun: string) => readonly string[],
): readonly Entry[] {
  const bucket = index.bucketOf(keyOfWord(word));
  if (bucket === undefined) return NONE;
  bucket.words ??= byFirstWord(index, bucket.names);
  bucket.deeds ??= byDeed(index, bucket.words, keysOf);
  const nouns = bucket.deeds.get(key);
  return nouns === undefined
    ? NONE
    : nouns.flatMap((noun) => (noun === word ? NONE : entriesOf(index, noun)));
}

function byDeed(
  index: NameFiles,
  words: ReadonlyMap<string, Names>,
  keysOf: (noun: string) => readonly string[],
): Map<string, string[]> {
  const deeds = new Map<string, string[]>();
  for (const [word, { names }] of words) {
    if (!names.some(index.isForeign)) continue;
    for (const key of keysOf(word)) addTo(deeds, key, word);
  }
  return deeds;
}

/** Everything that starts at `from`, longest first; exact spellings before inflected ones. */
export function candidatesAt(
  index: PatternIndex,
  tokens: readonly Token[],
  from: number,
): readonly Candidate[] {
  const word = tokens[from]?.norm ?? "";
  const { exact, inflected } = index.namesOf(word);
  if (exact.length === 0 && inflected.length === 0) return NO_CANDIDATES;
  let byEnd: Map<number, Pattern[]> | null = null;
  for (const entries of [exact, inflected]) {
    for (const entry of entries) {
      const to = endOf(entry, tokens, from);
      if (to === null) continue;
      byEnd ??= new Map();
      addTo(byEnd, to, entry.pattern);
    }
  }
  // Most places have only the first word of a name.
  if (byEnd === null) return NO_CANDIDATES;
  return [...byEnd].sort(([a], [b]) => b - a).map(([to, patterns]) => ({ from, to, patterns }));
}

const NO_CANDIDATES: readonly Candidate[] = [];

function endOf({ words, pattern, second }: Entry, tokens: readonly Token[], from: number): number | null {
  // Of the many names that begin with a common word nearly all go on in another way.
  if (second !== 0 && !isFirstLetter(second, tokens[from + 1])) return null;
  if (pattern.alias.foreign) return endOfForeign(words, tokens, from);
  return matches(words, tokens, from) ? from + words.length : null;
}

const LETTER_A = 97;

function isFirstLetter(letter: number, token: Token | undefined): boolean {
  return letter === token?.norm.charCodeAt(0) || (letter === LETTER_A && token?.norm === "&");
}

/** "Testing & commissioning" is "Testing and commissioning". */
function isWord(word: string | undefined, token: Token | undefined): boolean {
  return token?.norm === word || (word === "and" && token?.norm === "&");
}

function matches(words: readonly string[], tokens: readonly Token[], from: number): boolean {
  if (from + words.length > tokens.length) return false;
  // The first word is the bucket's own.
  for (let index = 1; index < words.length; index += 1) {
    if (!isWord(words[index], tokens[from + index])) return false;
  }
  return true;
}
