import type { Person } from "../person.ts";
import { arrange } from "./arrange.ts";
import { drawHabits, type Fixed, type Habits } from "./habits.ts";
import { pageHtml } from "./page.ts";
import type { DrawPerson } from "./people.ts";
import { createRandom } from "./random.ts";
import { drawWording } from "./wording.ts";

export interface DrawnPage {
  /** "3-17": page 17 of seed 3. */
  readonly id: string;
  readonly person: Person;
  readonly habits: Habits;
  readonly html: string;
}

/** Far enough apart that no page of one seed is a page of another. */
const PAGES_PER_SEED = 1_000_003;

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
  const html = pageHtml(person, habits, arranged, drawWording(person, habits, random));
  return { id: `${seed}-${number}`, person, habits, html };
}
