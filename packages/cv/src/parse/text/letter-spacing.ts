/** "E X P E R I E N C E" as "EXPERIENCE": single letters with one space between, words with more. */
export function closeLetterSpacing(text: string): string {
  const trimmed = text.trim();
  if (!/^(?:\p{L}[\p{M}.]?[ \u00a0\u2009])(?:[\p{L}&][\p{M}]?[ \u00a0\u2009]+){2,}\p{L}$/u.test(trimmed))
    return text;
  return trimmed
    .split(/[ \u00a0\u2009]{2,}/)
    .map((word) => word.replace(/[ \u00a0\u2009]/g, ""))
    .join(" ");
}
