import type { Job, PartialDate } from "../../person.ts";
import { AS_OF } from "../../truth.ts";
import type { Random } from "../random.ts";
import { between, chance, sample } from "./draws.ts";
import type { Employer, FieldWords, Words } from "./words.ts";

/** Months since year 0, both worked; null for the present. */
interface Span {
  readonly from: number;
  readonly to: number | null;
}

const NOW = monthOf(AS_OF);
/** Nobody of the corpus has worked for longer. */
const EARLIEST = 1985 * 12;

/** The posts of somebody of a field, and of another one before (or the same), newest first. */
export function drawPosts(words: Words, field: FieldWords, earlier: FieldWords, random: Random): Job[] {
  const spans = drawSpans(between(random, 1, 6), random);
  const change = earlier === field ? spans.length : between(random, 1, spans.length);
  const dateForm = drawDateForm(random);
  const hasPlaces = chance(random, 0.8);
  const hasDuties = chance(random, 0.9);
  const own = drawDesks(field, change, random);
  const other = earlier === field ? [] : drawDesks(earlier, spans.length - change, random);
  return [...own, ...other].flatMap(({ title, employer, duties }, index) => {
    const span = spans[index];
    if (span === undefined) return [];
    const place = placeOf(employer, hasPlaces, words, random);
    const form = dateForm(index);
    return [
      {
        title,
        titleAlso: [title.replace(BRACKET, "")],
        company: employer.name,
        companyAlso: [employer.name.replace(BRACKET, "")],
        ...(place === "" ? {} : { place }),
        dates: "",
        from: form(span.from),
        to: span.to === null ? null : form(span.to),
        points: hasDuties ? duties : [],
      },
    ];
  });
}

/** What a reader may leave out: "Care Asst (nights)", "Softlogix (client: Walmart)". */
const BRACKET = / \([^()]*\)/;

interface Desk {
  readonly title: string;
  readonly employer: Employer;
  readonly duties: readonly string[];
}

/** No title, employer or duty stands twice on a page. */
function drawDesks(field: FieldWords, count: number, random: Random): Desk[] {
  const titles = sample(random, field.titles, count);
  const employers = sample(random, field.employers, count);
  const duties = sample(random, field.duties, field.duties.length);
  return employers.map((employer, index) => ({
    title: titles[index] ?? random.pick(field.titles),
    employer,
    duties: duties.splice(0, between(random, 0, 3)),
  }));
}

function placeOf({ place }: Employer, hasPlaces: boolean, words: Words, random: Random): string {
  const drawn = random.pick(words.towns);
  const isPrinted = chance(random, 0.9);
  return hasPlaces && isPrinted ? (place ?? drawn) : "";
}

/** From the last post back to the first: one after the other, side by side, or with a gap between. */
function drawSpans(count: number, random: Random): Span[] {
  const spans: Span[] = [];
  let next = NOW + 1;
  for (let index = 0; index < count; index++) {
    const isOpen = index === 0 && chance(random, 0.7);
    const to = isOpen ? NOW : next - 1 - (index === 0 ? between(random, 1, 20) : drawPause(random));
    const from = to - drawLength(random) + 1;
    if (from < EARLIEST) break;
    spans.push({ from, to: isOpen ? null : to });
    // Where the earlier post went on beside this one.
    next = chance(random, 0.12) ? from + between(random, 1, 14) : from;
    next = Math.min(next, NOW);
  }
  return spans.toSorted((a, b) => b.from - a.from);
}

function drawPause(random: Random): number {
  const kind = random.next();
  if (kind < 0.6) return 0;
  if (kind < 0.75) return -1;
  return kind < 0.9 ? between(random, 1, 5) : between(random, 12, 36);
}

/** Months, the last one included. */
function drawLength(random: Random): number {
  const kind = random.next();
  if (kind < 0.08) return 1;
  if (kind < 0.3) return between(random, 2, 11);
  return kind < 0.8 ? between(random, 12, 48) : between(random, 49, 130);
}

type DateForm = (month: number) => PartialDate;

/** With months, in bare years, or with bare years for what lies far back. */
function drawDateForm(random: Random): (index: number) => DateForm {
  const kind = random.next();
  if (kind < 0.77) return () => isoMonth;
  if (kind < 0.92) return () => isoYear;
  return (index) => (index < 2 ? isoMonth : isoYear);
}

function isoMonth(month: number): string {
  return `${isoYear(month)}-${String((month % 12) + 1).padStart(2, "0")}`;
}

function isoYear(month: number): string {
  return String(Math.floor(month / 12));
}

function monthOf(date: string): number {
  const [year, month] = date.split("-").map(Number);
  return (year ?? 0) * 12 + (month ?? 1) - 1;
}
