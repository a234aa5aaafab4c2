import { loadPeople } from "../load-people.ts";
import type { Person } from "../person.ts";
import { splitOf } from "../split.ts";
import { arrange } from "./arrange.ts";
import { drawHabits, type Fixed, type Habits } from "./habits.ts";
import { pageHtml } from "./page.ts";
import { createRandom } from "./random.ts";

export interface DrawnPage {
  /** "3-17": page 17 of seed 3. */
  readonly id: string;
  readonly person: Person;
  readonly habits: Habits;
  readonly html: string;
}

/** Far enough apart that no page of one seed is a page of another. */
const PAGES_PER_SEED = 1_000_003;

/** Of the train side, in English, and with nothing that a page of other dates or another form would not show. */
export async function drawablePeople(): Promise<Person[]> {
  const people = await loadPeople();
  return people.filter((person) => splitOf(person.id) === "train" && isDrawable(person));
}

function isDrawable({ languageCode, hidden, inconsistencies, emailLink, sections }: Person): boolean {
  const isPlain = hidden === undefined && inconsistencies.length === 0 && emailLink === undefined;
  const jobs = sections.flatMap((section) => ("jobs" in section ? section.jobs : []));
  // A leave with a dash for its employer is no post in most forms.
  const arePosts = jobs.length > 0 && jobs.every((job) => /\p{L}/u.test(job.company));
  return languageCode === "en" && isPlain && arePosts && !sections.some((section) => "rows" in section);
}

/** The same page for the same seed and number, however many others are drawn. */
export function drawPage(
  people: readonly Person[],
  seed: number,
  number: number,
  fixed: Fixed = new Map(),
): DrawnPage {
  const random = createRandom(seed * PAGES_PER_SEED + number);
  const person = random.pick(people);
  const habits = drawHabits(random, fixed);
  const html = pageHtml(person, habits, arrange(person, habits, random));
  return { id: `${seed}-${number}`, person, habits, html };
}
