import type { Fragment } from "./fragments.ts";
import { looks } from "./looks.ts";
import { layTitlesDown } from "./turned-titles.ts";

/** Middles of letters this close, in ems, are one column. */
const SAME_COLUMN = 0.2;
/** The least and the most from one baseline to the next, in ems. */
const [NEAR, FAR] = [0.6, 1.6];
const LEAST_LETTERS = 4;
/** A column of them is one of grades. */
const GRADES = /^[A-FSW]+$/u;

/** Titles of letters one below the other, beside their sections, are laid down above them like titles that run up. */
export function layLettersDown(fragments: readonly Fragment[]): readonly Fragment[] {
  const { words, rest } = stackedLetters(fragments);
  if (words.length < 2) return fragments;
  const laid = layTitlesDown(rest, { fragments: words, toPage: (box) => box });
  return laid.rest.length > 0 ? fragments : [...rest, ...laid.titles];
}

interface Stacked {
  /** Words of letters one below the other: each as one, as high and as narrow as it stands there. */
  readonly words: readonly Fragment[];
  readonly rest: readonly Fragment[];
}

/** Finds words whose letters stand upright one below the other, each on a line of its own. */
export function stackedLetters(fragments: readonly Fragment[]): Stacked {
  const letters = fragments.filter(({ text }) => LETTER.test(text)).sort((a, b) => a.baseline - b.baseline);
  if (letters.length < LEAST_LETTERS) return { words: [], rest: fragments };
  const stacks: Fragment[][] = [];
  for (const letter of letters) {
    const stack = stacks.findLast((own) => goesBelow(own.at(-1), letter));
    if (stack === undefined) stacks.push([letter]);
    else stack.push(letter);
  }
  const words = stacks.filter((own) => own.length >= LEAST_LETTERS && !GRADES.test(wordOf(own)));
  const used = new Set(words.flat());
  return { words: words.flatMap(asWord), rest: fragments.filter((f) => !used.has(f)) };
}

const LETTER = /^\p{L}\p{M}*$/u;

/** A capital below a small letter begins another word. */
function goesBelow(above: Fragment | undefined, letter: Fragment): boolean {
  if (above === undefined || looks(above) !== looks(letter)) return false;
  const leading = (letter.baseline - above.baseline) / letter.size;
  const aside = Math.abs(above.left + above.right - letter.left - letter.right) / 2;
  const begins = /\p{Ll}/u.test(above.text) && /\p{Lu}/u.test(letter.text);
  return leading >= NEAR && leading <= FAR && aside <= SAME_COLUMN * letter.size && !begins;
}

function wordOf(stack: readonly Fragment[]): string {
  return stack.map(({ text }) => text).join("");
}

function asWord(stack: readonly Fragment[]): Fragment[] {
  const [first, last] = [stack[0], stack.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ ...first, text: wordOf(stack), bottom: last.bottom, last: last.last }];
}
