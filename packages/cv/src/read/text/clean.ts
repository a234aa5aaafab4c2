/** Stands for a glyph whose meaning the file does not tell. */
export const UNKNOWN_GLYPH = "\ufffd";

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: "ff",
  ﬁ: "fi",
  ﬂ: "fl",
  ﬃ: "ffi",
  ﬄ: "ffl",
  ﬅ: "st",
  ﬆ: "st",
  Ĳ: "IJ",
  ĳ: "ij",
};

/** Letters and signs of Latin script as they are typed. */
const CLEAN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u0131\u0134-\u024f\u2013-\u201f\u2022\u2026\u20ac]*$/;

/**
 * Letters as they are typed: ligatures apart, one kind of space, no soft hyphens, control characters or
 * icons, NFC. Signs that symbol fonts use as bullets become one.
 */
export function cleanText(text: string): string {
  if (CLEAN.test(text)) return text;
  return (
    text
      .replace(/[ﬀ-ﬆĲĳ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
      // Arabic letters drawn by their shape in the word.
      .replace(/[\ufb50-\ufdff\ufe70-\ufefc]+/g, (shapes) => shapes.normalize("NFKC"))
      // The hyphens of fonts, word processors and full-width keyboards, in an address, too.
      .replace(/[\u2010\u2011\ufe63\uff0d]/g, "-")
      .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ")
      // A soft hyphen is a hyphen where a line ends with it and nothing elsewhere.
      .replace(/\u00ad\s*$/, "-")
      // Soft hyphens, zero-width spaces and direction marks say nothing about the words.
      .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "")
      .replace(/[\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf06e\uf071\uf075\uf09f\uf0a8]/g, "•")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd\ue000-\uf8ff]/g, "")
      .normalize("NFC")
  );
}
