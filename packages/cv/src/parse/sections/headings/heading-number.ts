/** "3.", "IV)", "(c)" in front of the words of a heading. */
export const NUMBER_IN_FRONT = /^[^\p{L}\p{N}]*(?:\d{1,2}|[IVX]{1,5}|[a-k])[.):]+\s+(?=[^\p{L}\p{N}]*\p{L})/u;

/** What a heading says, without its number and the signs in front: "VIII. Hobbies", "(c) Hobbies", "/hobbies". */
export function withoutNumber(heading: string): string {
  return heading
    .replace(NUMBER_IN_FRONT, "")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trim();
}
