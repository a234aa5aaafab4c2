import type { Person } from "../person.ts";
import { type Arranged, arrange } from "./arrange.ts";
import type { Fixed } from "./draw-value.ts";
import { drawHabits, type Habits } from "./habits.ts";
import { pageHtml } from "./page.ts";
import type { DrawPerson } from "./people.ts";
import { createRandom } from "./random.ts";
import { drawWordHabits, type WordHabits } from "./word/word-habits.ts";
import { drawWording, type Wording } from "./wording.ts";

export interface DrawnPage {
  /** "3-17": page 17 of seed 3. */
  readonly id: string;
  readonly person: Person;
  readonly habits: Habits;
  readonly arranged: readonly Arranged[];
  readonly wording: Wording;
  readonly html: string;
  /** What the page looks like as a word processor's file. */
  readonly word: WordHabits;
}

/** Far enough apart that no page of one seed is a page of another. */
const PAGES_PER_SEED = 1_000_003;
const WORD_BRANCH = 2;

/** The same page for the same seed and number, however many others are drawn. */
export function drawPage(
  drawPerson: DrawPerson,
  seed: number,
  number: number,
  fixed: Fixed = new Map(),
): DrawnPage {
  const random = createRandom(seed * PAGES_PER_SEED + number);
  const person = drawPerson(random);
  const habits = drawHabits(random, fixed, person.languageCode);
  const arranged = arrange(person, habits, random);
  const wording = drawWording(person, habits, random);
  const html = pageHtml(person, habits, arranged, wording);
  const word = drawWordHabits(random.branch(WORD_BRANCH), fixed);
  return { id: `${seed}-${number}`, person, habits, arranged, wording, html, word };
}
