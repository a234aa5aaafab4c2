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

/** Letters as they are typed: ligatures apart, one kind of space, no soft hyphens or control characters, NFC. */
export function cleanText(text: string): string {
  return (
    text
      .replace(/[ﬀ-ﬆĲĳ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
      .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ")
      // Soft hyphens, zero-width marks and direction marks say nothing about the words.
      .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd\ue000-\uf8ff]/g, "")
      .normalize("NFC")
  );
}
