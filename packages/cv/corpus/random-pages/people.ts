import { loadPeople } from "../load-people.ts";
import type { Person } from "../person.ts";
import { splitOf } from "../split.ts";
import type { Random } from "./random.ts";
import { drawStranger } from "./strangers/draw-stranger.ts";
import { loadWords } from "./strangers/words.ts";

/** Whose CV a page is. */
export type DrawPerson = (random: Random) => Person;

export const PEOPLE = ["corpus", "strangers"] as const;
export type People = (typeof PEOPLE)[number];

const SOURCES: Readonly<Record<People, (languages: readonly string[]) => Promise<DrawPerson>>> = {
  corpus: async (languages) => {
    const people = await drawablePeople(languages);
    return (random) => random.pick(people);
  },
  strangers: async () => {
    const words = loadWords();
    return (random) => drawStranger(words, random);
  },
};

/** Those who write in one of the languages; strangers write in English. */
export function peopleOf(source: People, languages: readonly string[] = ["en"]): Promise<DrawPerson> {
  return SOURCES[source](languages);
}

/** Of the train side, of these languages, and with nothing that a page of other dates or another form would not show. */
async function drawablePeople(languages: readonly string[]): Promise<Person[]> {
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
