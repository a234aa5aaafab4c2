/** So many can be compared: more do not fit beside each other. */
export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;

/** No id holds it, no browser escapes it, and with it no list of ids is a number. */
const SEPARATOR = "_";

export function writeIds(ids: readonly string[]): string {
  return ids.join(SEPARATOR);
}

/** The ids of an address, each once. */
export function readIds(text = ""): string[] {
  return [...new Set(text.split(SEPARATOR).filter(Boolean))];
}

export function canCompare(count: number): boolean {
  return count >= FEWEST_COMPARED && count <= MOST_COMPARED;
}
