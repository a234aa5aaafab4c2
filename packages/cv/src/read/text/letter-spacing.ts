/** "E X P E R I E N C E" as "EXPERIENCE": single letters with one space between, words with more. */
export function closeLetterSpacing(text: string): string {
  const trimmed = text.trim();
  // Nearly every line begins with two letters.
  if (isPlainLetter(trimmed.charCodeAt(1))) return text;
  const [sign = ""] = SIGN.exec(trimmed) ?? [];
  const letters = trimmed.slice(sign.length);
  if (!SPACED.test(letters)) return text;
  const words = letters
    .split(/[ \u00a0\u2009]{2,}/)
    .map((word) => word.replace(/[ \u00a0\u2009]/g, ""))
    .join(" ");
  return sign + words;
}

/** What is drawn in front of a heading or an item. */
const SIGN = /^[^\p{L}\p{N}\s()]\s+/u;

/** Four letters and more; a sign between stands apart as they do ("C O - O P", "( A C A )"). */
const SPACED =
  /^\p{L}[\p{M}.]?[ \u00a0\u2009]+(?:(?:[\p{L}&][\p{M}]?|[-–'’.,/()])[ \u00a0\u2009]+){2,}(?:\p{L}[\p{M}]?|\))$/u;

function isPlainLetter(code: number): boolean {
  return (code > 96 && code < 123) || (code > 64 && code < 91);
}
