/** What comes after a title matters more. */
const LONGEST_TITLE = 80;

/** A title within a sentence, in quotes and not too long. */
export function quoteTitle(title: string): string {
  const characters = [...title];
  if (characters.length <= LONGEST_TITLE) return `“${title}”`;
  return `“${characters
    .slice(0, LONGEST_TITLE - 1)
    .join("")
    .trimEnd()}…”`;
}
