import { plain } from "../marks.ts";
import type { Person, Study } from "../person.ts";
import { esc, tag } from "../render/html/markup.ts";
import { wordsOf } from "../render/words.ts";
import { beside, cells, type Entry, type EntryForm, headed, joined, stacked, table } from "./entry.ts";
import type { Habits } from "./habits.ts";
import { points } from "./points.ts";

type FormOfAll = (studies: readonly Entry[], person: Person) => string;

const what = ({ what }: Entry) => what;
const where = ({ where }: Entry) => where;
const dates = ({ dates }: Entry) => dates;
const each =
  (form: EntryForm): FormOfAll =>
  (studies) =>
    studies.map(form).join("");

const FORMS: Readonly<Record<Habits["study"], FormOfAll>> = {
  commas: each(stacked(({ what, where, dates }) => `${what}, ${where}, ${dates}`)),
  "degree-date-right": each(headed(what, dates, where)),
  "school-date-right": each(headed(where, dates, what)),
  "school-year-degree": each(stacked(({ where, dates }) => `${where}, ${dates}`, what)),
  "dash-brackets": each(stacked(({ what, where, dates }) => `${what} — ${where} (${dates})`)),
  "year-colon": each(stacked(({ dates, what, where }) => `${dates}: ${what}, ${where}`)),
  "dates-left": each(beside("wide-left", dates, ({ what, where }) => `${what}<br>${where}`)),
  stacked: each(stacked(what, where, dates)),
  pipes: each(stacked(({ what, where, dates }) => `${what} | ${where} | ${dates}`)),
  table: (studies, person) => {
    const words = wordsOf(person);
    const rows = studies.map(({ dates, what, where, body }) => cells(dates, what + body, where));
    return table(["Year", words.qualification, words.institution], rows);
  },
};

export function studies(items: readonly Study[], person: Person, habits: Habits): string {
  return FORMS[habits.study](
    items.map((study) => entryOf(study, habits)),
    person,
  );
}

/** A study prints the dates of its own CV: a year, a span, "expected 2027". */
function entryOf(study: Study, habits: Habits): Entry {
  const place = esc(study.place ?? "");
  const org = tag("span", "org", esc(study.institution));
  return {
    what: tag("span", "title", esc(study.degree)),
    org,
    place,
    where: joined(", ", org, place),
    dates: tag("span", "dates", esc(study.dates)),
    body: points((study.points ?? []).map(plain), habits),
  };
}
