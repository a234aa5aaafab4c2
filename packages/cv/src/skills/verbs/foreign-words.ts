import { memoise } from "../../memoise.ts";
import { wordSet } from "../../word-set.ts";
import type { Token } from "../text/tokenise.ts";
import { isParticipleOf } from "./participles.ts";

/** Articles, "of" and "to" in their contracted forms: "gestion de stock" and "gestion des stocks" are one name. */
const LINKS = wordSet(
  "de du des d le la les l un une au aux a del los las el al do da dos das o os as ao aos di della dello dei degli " +
    "delle dell il lo gli i alla allo ai alle all der die den dem von vom ein eine einer van het een का के की को",
);
const MAX_LINKS = 3;

/** A stem is no shorter than this, and a word that stands alone is at least so long to be known by its stem. */
const MIN_STEM = 4;
const MIN_ALONE = 7;

const LATIN = /^[a-z]/;
const ARABIC = /^[\u0600-\u06ff]/;

/** Endings of number, gender and case, and of the plurals that change the letter before. */
const LATIN_ENDINGS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/ion[ei]?$/, "ion"],
  [/(?<=[cs])(?:oes?|ao)$/, ""],
  [/[ae]is$/, "al"],
  [/aux$/, "al"],
  [/(?:ees?|en|er|em|es|os|as|[aeioun])$/, ""],
];
const ARABIC_ENDING = /(?:ات|ين|ون|يه|ها|ه|ي)$/;
/** Letters that words of the Indian scripts share at least, and that may differ at the end of either. */
const INDIC_SHARED = 3;
const INDIC_END = 2;
const INDIC_SUFFIX = 7;
/** Words of so few letters are known by all of them. */
const INDIC_SHORT = 4;
const VIRAMA = /[\u094d\u0bcd\u0dca]/;

export function isLink(token: Token | undefined): boolean {
  return token !== undefined && (token.symbol ? token.norm === "'" : LINKS.has(token.norm));
}

/** The words of a name that say something; a name of one such word keeps all. */
export function contentWords(tokens: readonly Token[]): string[] {
  const content = tokens.filter((token, index) => index === 0 || !isLink(token));
  return (content.length > 1 ? content : tokens).map((token) => token.norm);
}

/** Equal for the inflected forms of one word; words of the Indian scripts need `isSameWord` besides. */
export const stemOf = memoise(stripEndings, 20_000);

function stripEndings(word: string): string {
  if (LATIN.test(word)) {
    if (word.length <= MIN_STEM) return word;
    for (const [ending, stem] of LATIN_ENDINGS) {
      if (!ending.test(word)) continue;
      const short = word.replace(ending, stem);
      return short.length < MIN_STEM ? word : short;
    }
    return word;
  }
  if (ARABIC.test(word)) return word.length > MIN_STEM ? word.replace(ARABIC_ENDING, "") : word;
  return word.slice(0, INDIC_SHARED);
}

export function isSameWord(left: string, right: string): boolean {
  if (left === right) return true;
  // A stem begins as its word does.
  if (left[0] !== right[0]) return false;
  if (stemOf(left) !== stemOf(right)) return false;
  if (LATIN.test(left) || ARABIC.test(left)) return true;
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared += 1;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  // "कार" is a car and "कार्य" work: no ending begins by taking the vowel away.
  if (shared === short.length && VIRAMA.test(long[shared] ?? "") && long.length > shared + 1) return false;
  if (short.length <= INDIC_SHORT) return shared === short.length && long.length - shared <= INDIC_SHORT;
  return shared >= Math.max(INDIC_SHARED, short.length - INDIC_END) && long.length - shared <= INDIC_SUFFIX;
}

/** True when a name of that one word may be meant by another form of it. */
export function isKnownByStem(word: string): boolean {
  return word.length >= MIN_ALONE && (LATIN.test(word) || ARABIC.test(word));
}

/**
 * Where the name ends that begins at `from`, in any inflection and with any articles in between; null where it does
 * not stand. The first word is the caller's.
 */
export function endOfForeign(
  words: readonly string[],
  tokens: readonly Token[],
  from: number,
): number | null {
  let at = from + 1;
  for (const word of words.slice(1)) {
    const first = at;
    while (at - first < MAX_LINKS && tokens[at]?.norm !== word && isLink(tokens[at])) at += 1;
    const token = tokens[at];
    if (token === undefined || token.symbol !== isSign(word)) return null;
    if (!isSameWord(word, token.norm) && !isParticipleOf(word, token.norm)) return null;
    at += 1;
  }
  return at;
}

function isSign(word: string): boolean {
  // Nearly every word begins with a small Latin letter.
  return !(word >= "a" && word < "{") && /^[^\p{L}\p{N}]/u.test(word);
}

/** The longest of the names that stands at the place, as `endOfForeign` knows it. */
export function longestForeign<Name extends { readonly words: readonly string[] }>(
  names: readonly Name[],
  tokens: readonly Token[],
  from: number,
): { readonly name: Name; readonly to: number } | null {
  let best: { readonly name: Name; readonly to: number } | null = null;
  for (const name of names) {
    const to = endOfForeign(name.words, tokens, from);
    if (to !== null && to > (best?.to ?? 0)) best = { name, to };
  }
  return best;
}
