/** Vowel signs of Indic scripts that are drawn before the consonant they are typed behind. */
const SIGN = "\\u093f\\u09bf\\u09c7\\u09c8\\u0a3f\\u0abf\\u0b47\\u0bc6-\\u0bc8\\u0d46-\\u0d48\\u0dd9\\u0ddb";
const HAS_SIGN = new RegExp(`[${SIGN}]`);
/** A word that begins with such a sign: nobody types one so. */
const STARTS_WITH_SIGN = new RegExp(`(?<![\\p{L}\\p{M}\\u200c\\u200d])[${SIGN}]`, "gu");
/** The sign and the consonants it belongs to: joined by a virama, in Tamil one alone. */
const DRAWN = new RegExp(
  `([${SIGN}])((?:[\\u0b85-\\u0bb9]|(?:(?![\\u0b85-\\u0bb9])\\p{Lo}[\\u093c\\u09bc]?[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0d4d]|\\p{Lo}\\u0dca\\u200d)*\\p{Lo}))`,
  "gu",
);
/** One such word may be a slip, or the rest of a broken line. */
const LEAST = 3;

/**
 * True when a file gives the letters of Indic scripts in the order in which they are drawn, as XeTeX and
 * macOS write them.
 */
export function isDrawnOrder(texts: readonly string[]): boolean {
  let found = 0;
  for (const text of texts) {
    if (HAS_SIGN.test(text)) found += text.match(STARTS_WITH_SIGN)?.length ?? 0;
    if (found >= LEAST) return true;
  }
  return false;
}

/** Letters in the order in which they are typed: each vowel sign behind its consonant. */
export function toTypedOrder(text: string): string {
  // XeTeX writes a visible Sinhala virama as one that joins.
  const plain = text.replace(/\u200d\u0dca(?!\u200d)/gu, "\u0dca");
  return plain.replace(DRAWN, "$2$1").normalize("NFC");
}
