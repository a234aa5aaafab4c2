import { plain } from "../marks.ts";
import type { Study } from "../person.ts";
import { esc, tag } from "../render/html/markup.ts";
import { beside, cells, type Entry, type EntryForm, headed, joined, stacked, table } from "./entry.ts";
import type { Habits } from "./habits.ts";
import { points } from "./points.ts";
import type { Wording } from "./wording.ts";

type FormOfAll = (studies: readonly Entry[], wording: Wording) => string;

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
  table: (studies, { parts, words }) => {
    const rows = studies.map(({ dates, what, where, body }) => cells(dates, what + body, where));
    return table([words.year, parts.qualification, parts.institution], rows);
  },
};

export function studies(items: readonly Study[], habits: Habits, wording: Wording): string {
  return FORMS[habits.study](
    items.map((study) => entryOf(study, habits)),
    wording,
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
