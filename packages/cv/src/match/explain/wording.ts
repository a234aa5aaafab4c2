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

/** "A", "A and B", "A, B and C", "A, B, C and 2 more"; with "or" after a not. */
export function list(names: readonly string[], last: "and" | "or" = "and"): string {
  if (names.length > MAX_NAMED)
    return `${names.slice(0, MAX_NAMED).join(", ")} ${last} ${names.length - MAX_NAMED} more`;
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;
}

export function verb(number: number, one: string, many: string): string {
  return number === 1 ? one : many;
}

const SPOKEN_VOWEL = /^(?:[aeio]|u(?!ni|s[ei]|k\b))/i;
const SPOKEN_CONSONANT = /^(?:eu|one\b)/i;
/** "HR", "SAP": the name of the first letter begins with a vowel. */
const LETTER_WITH_VOWEL = /^[AEFHILMNORSX][A-Z\d&]/;

/** "a Site Engineer", "an Auditor", "an HR Officer". */
export function withArticle(noun: string): string {
  const isVowel = LETTER_WITH_VOWEL.test(noun) || (SPOKEN_VOWEL.test(noun) && !SPOKEN_CONSONANT.test(noun));
  return `${isVowel ? "an" : "a"} ${noun}`;
}

/** A word in small letters at the beginning; not a name like "iOS", "jQuery" or "npm". */
const SMALL_BEGINNING = /^\p{Ll}{4}/u;

/** A sentence that begins with a phrase of the job, which may be written small. */
export function sentence(text: string): string {
  return SMALL_BEGINNING.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
