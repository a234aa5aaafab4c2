/** The room is said when less than this share of it is left. */
const SAID_BELOW = 0.1;

/** How many more characters a text may take, once that is worth saying: a paste is cut at the end without a word. */
export function roomLeft(text: unknown, maxLength: number | undefined): number | undefined {
  if (typeof text !== "string" || maxLength === undefined) return undefined;
  const left = maxLength - text.length;
  return left <= maxLength * SAID_BELOW ? left : undefined;
}
