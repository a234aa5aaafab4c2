import { loadPeople } from "../load-people.ts";
import type { Person } from "../person.ts";
import { splitOf } from "../split.ts";
import { arrange } from "./arrange.ts";
import { drawHabits, type Fixed, type Habits } from "./habits.ts";
import { pageHtml } from "./page.ts";
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

/** Of the train side, of these languages, and with nothing that a page of other dates or another form would not show. */
export async function drawablePeople(languages: readonly string[] = ["en"]): Promise<Person[]> {
  const people = await loadPeople();
  return people.filter(
    (person) =>
      splitOf(person.id) === "train" && languages.includes(person.languageCode) && isDrawable(person),
  );
}

function isDrawable({ languageCode, hidden, inconsistencies, emailLink, sections }: Person): boolean {
  const isPlain = hidden === undefined && inconsistencies.length === 0 && emailLink === undefined;
  const jobs = sections.flatMap((section) => ("jobs" in section ? section.jobs : []));
  // A leave with a dash for its employer is no post in most forms.
  const arePosts = jobs.length > 0 && jobs.every((job) => /\p{L}/u.test(job.company));
  // Rows of a form are rare in English, and few other people do without them.
  const isForm = languageCode === "en" && sections.some((section) => "rows" in section);
  return isPlain && arePosts && !isForm;
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
  const habits = drawHabits(random, fixed, person.languageCode);
  const arranged = arrange(person, habits, random);
  const html = pageHtml(person, habits, arranged, drawWording(person, habits, random));
  return { id: `${seed}-${number}`, person, habits, html };
}
