/** Longer runs of letters are no words; their beginning is kept, so a search for it still finds them. */
const MAX_WORD_LENGTH = 64;

/** Letters that stay a base letter and a mark in no decomposition. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};
const FOLDABLE = /[ßæœøđðłþı]/g;

/** Combining accents of Latin, Greek and Cyrillic, and Arabic vowel points; the vowel signs of Indic scripts are letters and stay. */
const ACCENTS = /[\u0300-\u036f\u064b-\u0652\u0670]/g;
const APOSTROPHES = /['’ʼ`]/g;

/** Text as it is compared: without case, accents and apostrophes. For documents and for queries alike. */
export function normalise(text: string): string {
  return text
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter)
    .replace(APOSTROPHES, "");
}

/** Letters, marks, digits and joiners; `+` and `#` only at the end, so that C, C++ and C# are three words. */
const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:\+{1,2}|#)?/gu;
/** Only from the beginning of a run of letters: tried from each of them, an endless word would cost its square. */
const COMPOUND = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+(?:[-./][\p{L}\p{M}\p{N}]+)+/gu;

/** Scripts that write no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The words of a query, normalised, in order, each once. */
export function wordsOf(text: string): string[] {
  return distinct(split(normalise(text)));
}

/**
 * The words to index: those of the text, and its compounds in one word besides (`full-stack` also as
 * `fullstack`, `Node.js` also as `nodejs`), because people search for either.
 */
export function indexWordsOf(text: string): string[] {
  const normalised = normalise(text);
  const compounds = normalised.match(COMPOUND) ?? [];
  return distinct([
    ...split(normalised),
    ...compounds.map((compound) => cut(compound.replace(/[-./]/g, ""))),
  ]);
}

function split(normalised: string): string[] {
  const words = normalised.match(WORD) ?? [];
  return words.flatMap((word) => (UNSPACED.test(word) ? segment(word) : [cut(word)]));
}

function segment(text: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(text)].filter((part) => part.isWordLike).map((part) => cut(part.segment));
}

function cut(word: string): string {
  return word.slice(0, MAX_WORD_LENGTH);
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}
