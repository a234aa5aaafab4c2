import type { Person } from "../person.ts";
import { wordsOf } from "../render/words.ts";
import type { Habits } from "./habits.ts";
import { pageWords } from "./languages/languages.ts";
import { lengthOfTime, type Months, monthsOf } from "./languages/locale.ts";
import type { ContactLabel, PageWords } from "./languages/page-words.ts";
import type { Random } from "./random.ts";

/** What one page says in the language of its writer. */
export interface Wording {
  readonly words: PageWords;
  /** Labels and heads of the parts of a post and a study. */
  readonly parts: ReturnType<typeof wordsOf>;
  readonly labels: Readonly<Record<ContactLabel, string>>;
  readonly months: Months;
  readonly lengthOfTime: (months: number) => string;
  /** What stands for the end of a post that goes on. */
  readonly now: string;
}

export function drawWording(
  person: Pick<Person, "languageCode" | "country">,
  habits: Habits,
  random: Random,
): Wording {
  const words = pageWords(person.languageCode);
  const { email, phone, address, web } = words.labels;
  return {
    words,
    parts: wordsOf(person),
    labels: {
      email: random.pick(email),
      phone: random.pick(phone),
      address: random.pick(address),
      web: random.pick(web),
    },
    months: monthsOf(person),
    lengthOfTime: (months) => lengthOfTime(months, person),
    now: random.pick(words.dates.now(habits.dates)),
  };
}
