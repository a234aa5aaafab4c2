const BEYOND_LATIN_1 = /[^\0-\xff]/;

/**
 * The same text, kept in one byte per letter where its letters allow it. What is cut from a text with a bullet in it
 * stays two bytes wide, and there V8 runs patterns with classes such as `\p{L}` eight times as long.
 */
export function narrow(text: string): string {
  return BEYOND_LATIN_1.test(text) ? text : Buffer.from(text, "latin1").toString("latin1");
}
