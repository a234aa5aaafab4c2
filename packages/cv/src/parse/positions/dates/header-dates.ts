import type { DateSpan } from "../../dates/find-dates.ts";
import type { YearMonth } from "../../dates/partial-date.ts";
import type { LineView } from "../../text/cv-text.ts";
import { type Token, tokenise } from "../../text/tokens.ts";
import type { Atom } from "../pieces/atoms.ts";
import { isDuration, isEmploymentType, isFreelanceWord } from "../pieces/small-words.ts";
import type { RowLabel } from "../rows/row-labels.ts";
import { remarkBehind } from "../rows/told-tails.ts";
import { isDateCell } from "./date-cells.ts";
import { leadsToPost, TOLD_IN, TOWN_BEHIND } from "./dates-in-rows.ts";

/** Ranges go before single dates, and a whole range at the end of the line before half a one inside. */
export function pickSpan(view: LineView): DateSpan | null {
  const ranges = view.dates.filter((span) => !span.single);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) return view.dates[0] ?? null;
  if (isSeasonOnSeason(view, ranges)) return { ...first, end: last.end, last: last.last, to: last.to };
  if (holdsStep(view, first, last)) return last;
  // "Feb 2020 – present (maternity leave Mar 2022 – Sep 2022)": a bracket tells of a part of the time.
  const isHalf =
    first.current && first.from > 0 && last !== first && !view.text.slice(first.to, last.from).includes("(");
  return isHalf && last.start !== null && /^[)\].\s]*$/.test(view.text.slice(last.to)) ? last : first;
}

/** "Teacher; Head of Year from 2021 (Feb 2018 – now)": the time of a step, and the whole time behind it. */
function holdsStep({ text }: LineView, step: DateSpan, whole: DateSpan): boolean {
  if (step.start === null || whole.start === null || whole === step) return false;
  const [from, to] = [monthsOf(step.start), monthsOf(whole.start)];
  const isOpenStep = step.current && !/[-–—]/u.test(text.slice(step.from, step.to));
  const until = step.end === null ? from + (isOpenStep ? 1 : FOR_EVER) : monthsOf(step.end);
  const end = whole.end === null || whole.current ? FOR_EVER * 2 : monthsOf(whole.end);
  return to <= from && end >= until && (to < from || end > until);
}

function monthsOf({ year, month }: YearMonth): number {
  return year * 12 + (month ?? 6);
}

/** In months, beyond any date. */
const FOR_EVER = 120_000;

/** "June – September 2019, June – September 2020": the same months again, side by side. */
function isSeasonOnSeason(view: LineView, ranges: readonly DateSpan[]): boolean {
  return (
    ranges.length >= 2 &&
    ranges.every(({ start, end, from, current }, index) => {
      const before = ranges[index - 1];
      if (current || start == null || end == null || start.month === null) return false;
      if (before === undefined) return true;
      const isBeside = /^[\s,;&+/]*(?:and|und|et|y|e|en)?\s*$/u.test(view.text.slice(before.to, from));
      return isBeside && start.month === before.start?.month && end.month === before.end?.month;
    })
  );
}

/** A title in front, something behind a dash or a bar, and a range: no sentence is built so. */
function isWholeHeader(atoms: readonly Atom[]): boolean {
  const [first] = atoms;
  return first !== undefined && first.title >= 2.5 && atoms.some(({ segment }) => segment > first.segment);
}

interface Dated {
  readonly view: LineView;
  readonly span: DateSpan;
  readonly atoms: readonly Atom[];
  readonly likeness: number;
  readonly label: RowLabel | null;
}

/** False for dates inside the sentences of a description. */
export function isHeaderDate(dated: Dated): boolean {
  const { view, span, atoms, likeness, label } = dated;
  if (label?.role === "period") return true;
  if (label !== null && label.role !== "title" && label.role !== "company") return false;
  const rest = restOf(atoms);
  if (rest === 0) return true;
  const surroundings = surroundingsOf(dated);
  if (span.single) return isHeaderYear(dated, surroundings);
  if (surroundings.isLead && leadsToPost(atoms)) return true;
  if (view.line.bullet && (!surroundings.atEdge || isToldInSmall(dated))) return false;
  if (isEndOfSentence(view, atoms) || isPlainSentence(dated)) return false;
  if (!surroundings.atEdge) return likeness > 0;
  return likeness > -2.2 && (rest <= 16 || likeness > 0 || isWholeHeader(atoms));
}

/** "• 05.2020 – 01.2021: trip planned to Peru": small letters behind the dates of an item, and neither a post nor a firm. */
function isToldInSmall({ view, span, atoms }: Dated): boolean {
  const behind = view.text.slice(span.to).replace(/^[^\p{L}]+/u, "");
  return (
    /^\p{Ll}/u.test(behind) &&
    !/\p{L}/u.test(view.text.slice(0, span.from)) &&
    atoms.every(({ title, company }) => title < 1.5 && company < 2.2)
  );
}

/** A date alone, without a range, needs more that speaks for it. */
function isHeaderYear({ view, span, atoms, likeness }: Dated, around: Surroundings): boolean {
  const rest = restOf(atoms);
  if (isDateCell(view, span) && (atoms[0]?.title ?? 0) >= 1.5 && atoms.length > 1)
    return likeness > -1.6 && rest <= 18;
  if (TOLD_IN.test(around.before)) return false;
  if (around.isLead && leadsToPost(atoms)) return true;
  // The small words of "2019, four months" make no sentence of the line.
  const enough = around.isBeside ? { likeness: -0.4, rest: 20 } : { likeness: 0.4, rest: 12 };
  if (!around.atEdge || likeness <= enough.likeness || rest > enough.rest) return false;
  return around.isLead || !/[.;]\s*$/.test(view.text);
}

/** How many words and signs stand beside the dates. */
function restOf(atoms: readonly Atom[]): number {
  return atoms.reduce((sum, { tokens }) => sum + tokens.length, 0);
}

interface Surroundings {
  readonly before: string;
  /** "Estate 2015: cameriera presso Hotel Miramare." is told in a sentence like the jobs beside it. */
  readonly isLead: boolean;
  /** "(2024 (Freelance))", "(2019 – 5 mois)", "2019, four months": what stands behind belongs to the dates. */
  readonly isBeside: boolean;
  readonly atEdge: boolean;
}

function surroundingsOf({ view, span, atoms }: Dated): Surroundings {
  const before = view.text.slice(0, span.from).trim();
  const behind = view.text
    .slice(span.to)
    .replace(/[)\].,\s]+$/u, "")
    .trim();
  const words = tokenise(behind.replace(/^[(–—,·•|-]+\s*/u, ""));
  const isBeside =
    (/^[(–—,·•|-]/u.test(behind) && (isKindOfWork(words) || isDuration(words))) ||
    (!span.single && remarkBehind(view.text, span.to) !== null);
  const after = isBeside ? "" : behind;
  const atEdge =
    before.replace(/[([\s]+$/u, "") === "" ||
    after === "" ||
    isMiddleCell(view, span) ||
    (!span.single && atoms.length >= 3 && TOWN_BEHIND.test(after));
  return { before, isLead: before === "" && view.text[span.to] === ":", isBeside, atEdge };
}

/** "Harlow Ltd⇥May 2021 – June 2024⇥Leeds, hybrid": a range between the firm and its place, in a cell of its own. */
function isMiddleCell({ text }: LineView, { from, to, single }: DateSpan): boolean {
  return !single && text[from - 1] === "\t" && text[to] === "\t";
}

function isKindOfWork(tokens: readonly Token[]): boolean {
  return isEmploymentType(tokens) || isFreelanceWord(tokens.filter(({ kind }) => kind === "word"));
}

/** "wages for 22 until 2005.": the last words of a sentence that began on the row above. */
function isEndOfSentence({ text }: LineView, atoms: readonly Atom[]): boolean {
  return /^\p{Ll}/u.test(text) && /[.;]\s*$/.test(text) && atoms.every(({ title }) => title < 1.5);
}

/** "Loans to children doubled between 2018 and 2024.": one sentence up to its full stop, and no name in it. */
function isPlainSentence({ view: { text, words }, atoms, likeness }: Dated): boolean {
  const [atom, ...others] = atoms;
  if (atom === undefined || others.length > 0 || !/\.\s*$/u.test(text)) return false;
  const isNamed = atom.title >= 1 || atom.company >= 1.5 || atom.place >= 2;
  return (
    likeness < -1.5 &&
    !isNamed &&
    words.length >= LEAST_SENTENCE_WORDS &&
    /^\p{Lu}\p{L}*\s[^\p{Lu}]/u.test(text)
  );
}

const LEAST_SENTENCE_WORDS = 4;
