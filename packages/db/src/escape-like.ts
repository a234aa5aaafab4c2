/** The text as itself within a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
