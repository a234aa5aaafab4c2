import { titleScore } from "../../positions/roles/title-score.ts";
import type { LineView } from "../../text/cv-text.ts";
import type { HeadingLooks } from "./heading-style.ts";
import type { HeadingReading } from "./heading-words.ts";

/** A line, how far it looks like a heading, and what it would mean as one. */
export interface Candidate {
  readonly view: LineView;
  readonly looks: HeadingLooks;
  readonly reading: HeadingReading | null;
  readonly score: number;
}

/** What is a heading by its words and its looks, whatever the page. */
export const SURE = 4;

/**
 * The looks that known headings share and other lines seldom have. Short lines that say nothing known
 * ("Where I've poured") may be headings too; dates and titles of jobs speak against a style.
 */
export function headingStyles(candidates: readonly Candidate[]): HeadingStyles {
  const styles = [...countStyles(candidates)];
  const told = styles.filter(([, count]) => isTold(count));
  const alike = styles.filter(
    (style) => !told.includes(style) && told.some(([, one]) => isSizeOf(style[1], one)),
  );
  const ofPage =
    told.length > 0
      ? [...told, ...alike]
      : styles.filter(([, count]) => isOwnVoice(count) || isMostlyOwn(count)).slice(0, 1);
  return new Map(ofPage.map(([key, count]) => [key, isSure(count) ? "sure" : "likely"]));
}

function countStyles(candidates: readonly Candidate[]): ReadonlyMap<string, StyleCount> {
  const counts = new Map<string, StyleCount>();
  for (const candidate of candidates) {
    const { looks, view } = candidate;
    if (looks.score <= 0) continue;
    const count = counts.get(looks.signature) ?? noneOf(looks);
    const part = partOf(candidate);
    counts.set(looks.signature, {
      ...count,
      known: count.known + Number(part === "known"),
      cues: count.cues + Number(part === "cue"),
      rows: count.rows + Number(part === "against" && view.line.cells !== null),
      phrases: count.phrases + Number(!isShort(view, 0)),
      against: count.against + Number(part === "against"),
      all: count.all + 1,
    });
  }
  return counts;
}

function noneOf(looks: HeadingLooks): StyleCount {
  return {
    known: 0,
    cues: 0,
    against: 0,
    rows: 0,
    phrases: 0,
    all: 0,
    looks,
  };
}

function isTold({ known, against, all, looks }: StyleCount): boolean {
  // A colour alone says little, unless hardly anything but headings has it: white on bands.
  if (!looks.distinct) return known >= 3 && against === 0 && known * 2 >= all;
  return known * 4 >= all && (known >= 2 ? known >= against : known === 1 && against === 0);
}

/** What a line says about others that look like it. */
function partOf({ looks, reading, score, view }: Candidate): "known" | "cue" | "against" | null {
  if (reading !== null && reading.match !== "cue" && score >= SURE) return "known";
  if (view.dates.length > 0 || !isShort(view, looks.score) || titleScore(view.tokens) >= 2.5)
    return "against";
  return reading === null ? null : "cue";
}

/** The looks of headings by their signature; `sure` where known headings are most of the lines set so. */
export type HeadingStyles = ReadonlyMap<string, "sure" | "likely">;

/** "Where I've been" over the wide column, "Tickets" over the narrow one: the same looks in another size of type. */
function isSizeOf({ against, looks }: StyleCount, told: StyleCount): boolean {
  const ratio = looks.size / told.looks.size;
  if (against > 0 || looks.score < 2.5 || ratio < 1 / MOST_SIZES || ratio > MOST_SIZES) return false;
  return looks.family === told.looks.family;
}

/** A name is larger than the headings by more. */
const MOST_SIZES = 1.25;

/** Rows of dates and firms, in the same bold type, are no headings, and none is taken for one. */
function isSure({ known, cues, against, rows, all }: StyleCount): boolean {
  const said = known + cues;
  return known >= 1 && said >= 3 && against === rows && said * 2 >= all - rows;
}

interface StyleCount {
  readonly known: number;
  /** Lines that hold nothing but words of headings. */
  readonly cues: number;
  readonly against: number;
  /** Those of them that have cells. */
  readonly rows: number;
  /** Lines of more words than most headings have. */
  readonly phrases: number;
  readonly all: number;
  readonly looks: HeadingLooks;
}

/** A page all of whose headings are in the person's own words: set apart more than by bold type, again and again. */
function isOwnVoice({ against, phrases, all, looks }: StyleCount): boolean {
  return against === 0 && phrases * 3 <= all && all >= 4 && looks.score >= 2.5;
}

/** Words of their own, but for one, in a look that two marks set apart and nothing else has: "PAPER", "SCHOOL", "TONGUE". */
function isMostlyOwn({ known, against, phrases, all, looks }: StyleCount): boolean {
  return known >= 1 && against === 0 && phrases * 3 <= all && all >= 4 && looks.score >= TWO_MARKS;
}

const TWO_MARKS = 1.7;

/** Set apart by more than one mark, a heading may be a phrase: "What I would bring to your school", "stack, daily". */
export function isShort(view: LineView, looks: number): boolean {
  if (view.line.cells !== null || /[;|@]/.test(view.text)) return false;
  const isPhrase = looks >= SET_APART && view.dates.length === 0 && !/[.,]\s*$/.test(view.text);
  if (view.text.includes(",")) return isPhrase && view.words.length <= MOST_LISTED;
  return view.words.length <= (isPhrase ? MOST_OF_PHRASE : 5);
}

const SET_APART = 2.5;
const MOST_OF_PHRASE = 8;
const MOST_LISTED = 4;
