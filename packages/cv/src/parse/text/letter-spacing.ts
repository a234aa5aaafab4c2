/** "E X P E R I E N C E" as "EXPERIENCE": single letters with one space between, words with more. */
export function closeLetterSpacing(text: string): string {
  const trimmed = text.trim();
  // Nearly every line begins with two letters.
  if (isPlainLetter(trimmed.charCodeAt(1))) return text;
  if (!/^(?:\p{L}[\p{M}.]?[ \u00a0\u2009])(?:[\p{L}&][\p{M}]?[ \u00a0\u2009]+){2,}\p{L}$/u.test(trimmed))
    return text;
  return trimmed
    .split(/[ \u00a0\u2009]{2,}/)
    .map((word) => word.replace(/[ \u00a0\u2009]/g, ""))
    .join(" ");
}

function isPlainLetter(code: number): boolean {
  return (code > 96 && code < 123) || (code > 64 && code < 91);
}
