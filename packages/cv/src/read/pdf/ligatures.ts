/**
 * Letters of a ligature with their bytes the wrong way round, as Ghostscript 9.5 and 10.0 write them: "琀椀"
 * stands for "ti". One glyph that means two or more of these signs is no Chinese.
 */
export function unswapLigature(text: string): string {
  if (text.length < 2 || text.length > LONGEST) return text;
  const letters = [...text].map((sign) => {
    const code = sign.charCodeAt(0);
    return (code & 0xff) === 0 ? String.fromCharCode(code >> 8) : "";
  });
  return letters.every((letter) => /^[A-Za-z]$/.test(letter)) ? letters.join("") : text;
}

/** "ffi" has three; no font joins more than four. */
const LONGEST = 4;
