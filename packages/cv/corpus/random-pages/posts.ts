import { plain } from "../marks.ts";
import type { Job } from "../person.ts";
import { div, esc, tag } from "../render/html/markup.ts";
import { datesOf } from "./dates.ts";
import { beside, cells, type Entry, headed, joined, stacked, table } from "./entry.ts";
import type { Habits } from "./habits.ts";
import { brokenPoints, points } from "./points.ts";
import type { Wording } from "./wording.ts";

interface Post extends Entry {
  /** "Self-employed": nobody is clerk at that. */
  readonly isOwn: boolean;
}

type FormOfOne = (post: Post, wording: Wording) => string;
type FormOfAll = (posts: readonly Post[], wording: Wording) => string;

const what = ({ what }: Entry) => what;
const where = ({ where }: Entry) => where;
const dates = ({ dates }: Entry) => dates;
const at = (word: string | undefined, { what, org, isOwn }: Post) =>
  `${what}${isOwn || word === undefined ? ", " : ` ${word} `}${org}`;
const each =
  (form: FormOfOne): FormOfAll =>
  (posts, wording) =>
    posts.map((post) => form(post, wording)).join("");
const titleOverWhere = headed(what, dates, where);

const FORMS: Readonly<Record<Habits["post"], FormOfAll>> = {
  "title-date-right": each(titleOverWhere),
  "title-caps": each(titleOverWhere),
  "company-date-right": each(
    headed(
      ({ org }) => tag("b", "", org),
      dates,
      ({ what, place }) => joined(", ", what, place),
    ),
  ),
  "company-then-title": each(headed(where, dates, what)),
  "comma-dates-below": each(stacked(({ what, where }) => `${what}, ${where}`, dates)),
  "company-dash-title": each(headed(({ org, what }) => `${org} — ${what}`, dates)),
  "company-place-dash-title": each(headed(({ where, what }) => `${where} — ${what}`, dates)),
  "company-brackets": each(headed(({ what, org }) => `${what} (${org})`, dates)),
  "title-comma-company": each(headed(({ what, org }) => `${what}, ${org}`, dates)),
  "dates-above": each(stacked(dates, ({ what, where }) => `${what} | ${where}`)),
  "dates-above-caps": each(stacked(dates, what, where)),
  "dates-between": each(stacked(what, dates, where)),
  "dates-colon": each((post) =>
    div("entry", div("", `${post.dates}: ${joined(" · ", at("@", post), post.place)}`), post.body),
  ),
  "dates-left": each(beside("wide-left", dates, ({ what, where }) => `${what}, ${where}`)),
  "dates-left-place": each(
    beside(
      "wide-left",
      ({ dates, place }) => joined("<br>", dates, place),
      ({ org, what }) => `${org}<br>${what}`,
    ),
  ),
  "dates-narrow": each(beside("narrow-left", dates, ({ what, where }) => `${what}<br>${where}`)),
  at: each((post, wording) =>
    div("entry", div("", `${at(wording.words.joins?.at, post)} (${post.dates})`), post.body),
  ),
  sentence: each((post, wording) => {
    const { joins } = wording.words;
    const place = post.place === "" ? "" : `${joins === null ? "," : ` ${joins.in}`} ${post.place}`;
    return div("entry", div("", `${at(joins?.with, post)}${place}, ${post.dates}.`), post.body);
  }),
  "company-colon": each(stacked(({ org, what, dates }) => `${org}: ${what}, ${dates}`)),
  "company-dot-dates": each(stacked(what, ({ org, place, dates }) => joined(" · ", org, place, dates))),
  stacked: each((post) =>
    div(
      "entry",
      ...[post.what, post.org, post.place, post.dates]
        .filter((part) => part !== "")
        .map((part) => div("", part)),
      post.body,
    ),
  ),
  pipes: each(stacked(({ what, org, place, dates }) => joined(" | ", what, org, place, dates))),
  form: (posts, wording) => {
    const { role, employer, period } = wording.parts;
    return each(
      stacked(
        ({ what }) => `${role}: ${what}`,
        ({ where }) => `${employer}: ${where}`,
        ({ dates }) => `${period}: ${dates}`,
      ),
    )(posts, wording);
  },
  table: (posts, { parts }) => {
    const rows = posts.map(
      (post) => cells(post.dates, post.what, post.where) + (post.body === "" ? "" : wholeRow(post.body)),
    );
    return table([parts.period, parts.role, parts.employer], rows);
  },
  "table-duties": (posts, { parts }) => {
    const rows = posts.map((post) => cells(post.dates, post.where, post.what, post.body));
    return table([parts.period, parts.employer, parts.role, parts.duties], rows);
  },
};

const OWN_BUSINESS =
  /\b(?:self-employed|freelance|private family|autónom[oa]|independiente|autônom[oa]|libero professionista|freiberuflich|selbstständig|zelfstandig|à domicile)\b|^own\b/i;

export function posts(jobs: readonly Job[], habits: Habits, wording: Wording): string {
  const broken = habits.pageBreak === "in-post" ? brokenOf(jobs) : undefined;
  return FORMS[habits.post](
    jobs.map((job) => postOf(job, habits, wording, job === broken)),
    wording,
  );
}

/** The post that runs on over the page: a later one where it has something to tell. */
function brokenOf(jobs: readonly Job[]): Job | undefined {
  return jobs.findLast((job) => (job.points?.length ?? 0) > 1);
}

function postOf(job: Job, habits: Habits, wording: Wording, isBroken: boolean): Post {
  const place = esc(job.place ?? "");
  const org = tag("span", "org", esc(job.company));
  const title = habits.post === "title-caps" ? job.title.toUpperCase() : job.title;
  const texts = (job.points ?? []).map(plain);
  const about = job.about === undefined ? "" : tag("p", "", esc(plain(job.about)));
  return {
    what: tag("span", "title", esc(title)),
    org,
    place,
    where: joined(", ", org, place),
    dates: tag("span", "dates", datesHtml(job, habits, wording)),
    body: about + (isBroken ? brokenPoints(texts, habits) : points(texts, habits)),
    isOwn: OWN_BUSINESS.test(job.company),
  };
}

function datesHtml(job: Job, habits: Habits, wording: Wording): string {
  const { range, length } = datesOf(job, habits, wording);
  const shown = habits.post === "dates-above-caps" ? range.toUpperCase() : range;
  return joined(" ", esc(shown), length === "" ? "" : tag("span", "unbroken", esc(length)));
}

function wholeRow(html: string): string {
  return `<tr><td colspan="3">${html}</td></tr>`;
}
