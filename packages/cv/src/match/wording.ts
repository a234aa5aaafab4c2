/** Grammar for the sentences of a match: numbers, lists, verbs. */

const SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;
const MAX_NAMED = 3;

/** "no skill", "one skill", "two skills", "12 skills". */
export function count(number: number, noun: string): string {
  return `${numeral(number)} ${number === 1 ? noun : `${noun}s`}`;
}

/** "two", "12". */
export function numeral(number: number): string {
  return SMALL[number] ?? String(number);
}

/** "0.5 years", "1 year", "6.2 years". */
export function years(number: number): string {
  const rounded = Math.round(number * 10) / 10;
  return `${rounded} ${rounded === 1 ? "year" : "years"}`;
}

/** "A", "A and B", "A, B and C", "A, B, C and 2 more". */
export function list(names: readonly string[]): string {
  if (names.length <= MAX_NAMED) return join(names);
  return `${names.slice(0, MAX_NAMED).join(", ")} and ${names.length - MAX_NAMED} more`;
}

function join(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

export function verb(number: number, one: string, many: string): string {
  return number === 1 ? one : many;
}

const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|s[ei]|k\b))(?!u)|^[AEFHILMNORSX][A-Z\d]/;
const CONSONANT_SOUND = /^(?:eu|one\b)/i;

/** "a Site Engineer", "an Accountant", "an HR Officer". */
export function withArticle(noun: string): string {
  const isVowel = VOWEL_SOUND.test(noun) || VOWEL_SOUND.test(noun.charAt(0).toLowerCase() + noun.slice(1));
  return `${isVowel && !CONSONANT_SOUND.test(noun) ? "an" : "a"} ${noun}`;
}
