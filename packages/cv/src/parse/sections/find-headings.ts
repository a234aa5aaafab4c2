import { hasCertificateWord } from "../certifications/certificate-words.ts";
import { titleScore } from "../positions/title-score.ts";
import { type CvText, type LineView, viewFrom } from "../text/cv-text.ts";
import { closeLetterSpacing } from "../text/letter-spacing.ts";
import { tokenise } from "../text/tokens.ts";
import { type HeadingLooks, headingLooks } from "./heading-style.ts";
import { type HeadingReading, headingHint, readHeading } from "./heading-words.ts";
import { findLabelColumn, readLabelColumn, standsInText } from "./label-column.ts";
import { findLabelHeading } from "./label-heading.ts";
import { isOfStudy } from "./labels-in-studies.ts";
import { dropSubheadings, OF_JOBS } from "./subheadings.ts";

export interface Heading {
  readonly view: LineView;
  /** Null for a line that is a heading by its looks alone. */
  readonly reading: HeadingReading | null;
  /** Offset of content on the same line ("Languages: Tamil, English"), null when the line is only heading. */
  readonly contentFrom: number | null;
}

interface Candidate {
  readonly view: LineView;
  readonly looks: HeadingLooks;
  readonly reading: HeadingReading | null;
  readonly score: number;
}

const SURE = 4;
const MOST_WORDS = 10;

/** The headings of a CV in reading order, by their words, their looks, and their likeness to each other. */
export function findHeadings(text: CvText): readonly Heading[] {
  const candidates = text.lines.map((view) => judge(view, text));
  const styles = headingStyles(candidates);
  const column = findLabelColumn(text);
  const headings: Heading[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const { view, looks } = candidate;
    if (column !== null) {
      const label = readLabelColumn(view, column);
      if (label !== null) {
        if (!isSkillGroup(label, headings.at(-1))) headings.push(label);
        continue;
      }
      if (view.text.includes("\t") || standsInText(view, column)) continue;
    }
    const above = headings.at(-1);
    if (
      isHeading(candidate, candidates, index, styles) ||
      opensList(candidate, candidates[index + 1], above)
    ) {
      headings.push({ view, reading: candidate.reading ?? hint(view), contentFrom: null });
      continue;
    }
    const label = findLabelHeading(view, looks, text);
    if (label === null || isSkillGroup(label, headings.at(-1)) || isCoursework(label, headings.at(-1)))
      continue;
    const behind = upToHeading(candidates.slice(index + 1), styles);
    const isHeld =
      isOfJob(label, headings.at(-1), behind) ||
      isOfStudy(label, headings.at(-1), behind) ||
      isAgain(label, headings.at(-1), text);
    if (!isHeld) headings.push(label);
  }
  const whole = headings.map((heading, index) => asContinued(heading, headings[index - 1]));
  return dropSubheadings(whole, text);
}

/** "Areas of expertise include:" at the end of a summary, in its type, over what they are. */
function opensList(
  { view, reading }: Candidate,
  next: Candidate | undefined,
  above: Heading | undefined,
): boolean {
  return (
    above?.reading?.kind === "summary" &&
    reading?.kind === "skills" &&
    reading.match === "whole" &&
    /:\s*$/.test(view.text) &&
    next !== undefined &&
    next.reading?.match !== "whole" &&
    (next.view.line.bullet || /[,;|•·*◆]/u.test(next.view.text))
  );
}

/** "Registration and" over "Training": one heading in a narrow column, which its first line names. */
function asContinued(heading: Heading, above: Heading | undefined): Heading {
  if (above?.reading == null || above.contentFrom !== null) return heading;
  const isNext = above.view.id + 1 === heading.view.id && above.view.line.block === heading.view.line.block;
  if (!isNext) return heading;
  // "Educational" over "Background", where the second row alone would say something else.
  const whole = readHeading(tokenise(`${above.view.text} ${heading.view.text}`));
  if (whole !== null && whole.match !== "cue") return { ...heading, reading: whole };
  // "Competenze" over "tecniche": the second row says which.
  const isSame = Math.abs(above.view.line.size - heading.view.line.size) < 0.4;
  if (heading.reading === null)
    return isSame && LISTED.has(above.reading.kind)
      ? { ...heading, reading: { ...above.reading, match: "joined" } }
      : heading;
  if (!/\s(?:&|and|und|et|y|e|en)$/iu.test(above.view.text.trimEnd())) return heading;
  return { ...heading, reading: { ...above.reading, match: "joined" } };
}

/** Sections without headings of entries in them. */
const LISTED: ReadonlySet<string> = new Set(["skills", "certifications", "interests", "achievements"]);

/** "Tools: Kotlin, Postgres" below a job, where another job follows before the next heading. */
function isOfJob(
  { reading, contentFrom }: Heading,
  above: Heading | undefined,
  behind: readonly LineView[],
): boolean {
  if (above?.reading?.kind !== "experience" || above.contentFrom !== null || contentFrom === null)
    return false;
  if (reading === null || !OF_JOBS.has(reading.kind)) return false;
  return behind.some(({ line, dates }) => !line.bullet && dates.some(({ single }) => !single));
}

function upToHeading(behind: readonly Candidate[], styles: ReadonlySet<string>): readonly LineView[] {
  const end = behind.findIndex((candidate, index) => isHeading(candidate, behind, index, styles));
  return behind.slice(0, end < 0 ? behind.length : end).map(({ view }) => view);
}

/** "Tools: Java, SQL" below the last job, as below another one above it. */
function isAgain({ view, reading, contentFrom }: Heading, above: Heading | undefined, text: CvText): boolean {
  if (above?.reading?.kind !== "experience" || contentFrom === null || above.contentFrom !== null)
    return false;
  if (reading === null || !OF_JOBS.has(reading.kind)) return false;
  const label = view.text.slice(0, contentFrom);
  return text.lines.some(
    (line) => line.id > above.view.id && line.id < view.id && line.text.startsWith(label),
  );
}

/** "Research: Westlaw, LexisNexis" below a heading for skills names a group of them. */
function isSkillGroup({ view, reading, contentFrom }: Heading, above: Heading | undefined): boolean {
  if (above?.reading?.kind !== "skills" || contentFrom === null) return false;
  if (reading?.kind === "certifications") return !namesCertificates(viewFrom(view, contentFrom));
  if (above.contentFrom !== null) return false;
  return reading !== null && GROUPS_OF_SKILLS.has(reading.kind);
}

/** "Courses: Compilers, Operating systems, Logic" below a degree: what was heard there. */
function isCoursework({ view, reading, contentFrom }: Heading, above: Heading | undefined): boolean {
  if (above?.reading?.kind !== "education" || contentFrom === null || reading?.kind !== "certifications")
    return false;
  const content = viewFrom(view, contentFrom);
  return (
    /^\W*(?:relevant |selected |main |key )?(?:courses?|coursework)\W/iu.test(view.text) &&
    !namesCertificates(content)
  );
}

/** "Documents: AMOS, Technical log" among skills holds none. */
function namesCertificates({ tokens, dates }: LineView): boolean {
  return dates.length > 0 || hasCertificateWord(tokens);
}

const GROUPS_OF_SKILLS: ReadonlySet<string> = new Set([
  "publications",
  "projects",
  "education",
  "experience",
]);

function hint(view: LineView): HeadingReading | null {
  const meaning = isFirm(view) ? null : headingHint(view.tokens);
  return meaning === null ? null : { ...meaning, match: "cue" };
}

/** What names of firms and bodies end in. */
const FIRM =
  /\s(?:organi[sz]ation|institute|laborator(?:y|ies)|labs?|authority|agency|foundation|corporation|company|council|ltd|limited|inc|llc|plc|gmbh|pvt\.? ltd)\.?$/iu;

function isFirm({ text, words }: LineView): boolean {
  return words.length >= 3 && FIRM.test(text.trim());
}

function judge(view: LineView, text: CvText): Candidate {
  const closed = closeLetterSpacing(view.text);
  const tokens = closed === view.text ? view.tokens : tokenise(closed);
  const looks = headingLooks(view, text);
  const length = tokens.filter(({ kind }) => kind === "word").length;
  if (length === 0 || length > MOST_WORDS || view.text.length > 70)
    return { view, looks, reading: null, score: -9 };
  const reading = readHeading(tokens);
  const words = { whole: 4, joined: 3.5, cue: 2 };
  const score =
    (reading === null ? 0 : words[reading.match]) +
    looks.score -
    (view.line.bullet ? 3 : 0) -
    (view.dates.length > 0 ? 3 : 0) -
    (/[.;,]\s*$/.test(view.text) ? 2 : 0) -
    (view.text.includes("@") ? 5 : 0) -
    (/\p{Nd}/u.test(view.text) ? 1 : 0) -
    (reading?.match === "cue" && length > 5 ? 1.5 : 0);
  return { view, looks, reading, score };
}

/**
 * The looks that known headings share and other lines seldom have. Short lines that say nothing known
 * ("Where I've poured") may be headings too; dates and titles of jobs speak against a style.
 */
function headingStyles(candidates: readonly Candidate[]): ReadonlySet<string> {
  const counts = new Map<string, StyleCount>();
  for (const { looks, reading, score, view } of candidates) {
    if (!looks.distinct) continue;
    const count = counts.get(looks.signature) ?? { known: 0, against: 0, all: 0, looks: looks.score };
    const known = reading !== null && reading.match !== "cue" && score >= SURE;
    const isAgainst = !known && (view.dates.length > 0 || !isShort(view) || titleScore(view.tokens) >= 2.5);
    counts.set(looks.signature, {
      ...count,
      known: count.known + (known ? 1 : 0),
      against: count.against + (isAgainst ? 1 : 0),
      all: count.all + 1,
    });
  }
  const styles = [...counts];
  const told = styles.filter(
    ([, { known, against, all }]) =>
      known * 4 >= all && (known >= 2 ? known >= against : known === 1 && against === 0),
  );
  const ofPage = told.length > 0 ? told : styles.filter(([, count]) => isOwnVoice(count)).slice(0, 1);
  return new Set(ofPage.map(([key]) => key));
}

interface StyleCount {
  readonly known: number;
  readonly against: number;
  readonly all: number;
  readonly looks: number;
}

/** A page all of whose headings are in the person's own words: set apart more than by bold type, again and again. */
function isOwnVoice({ against, all, looks }: StyleCount): boolean {
  return against === 0 && all >= 4 && looks >= 2.5;
}

function isHeading(
  candidate: Candidate,
  all: readonly Candidate[],
  index: number,
  styles: ReadonlySet<string>,
): boolean {
  const { looks, reading, score, view } = candidate;
  if (score <= -1) return false;
  const alike = styles.has(looks.signature);
  if (reading === null) return alike && score >= 1 && looks.score >= 1.5 && isShort(view);
  // "Harbour Research and Development Organization": a firm by its words, whatever section one of them would open.
  if (reading.match === "cue" && isFirm(view)) return false;
  if (reading.match === "cue") return alike ? score >= 2.5 : styles.size === 0 && score >= 4.5;
  if (alike) return score >= 3;
  if (score < SURE) return reading.match === "joined" && score >= 3.5;
  // A plain "Training" in a plain list is an item of that list.
  return looks.distinct ? !isRestOfName(all, index, styles) : !isListItem(all, index, styles);
}

/** "Education" below "Diploma in Montessori" in the same type, where headings are of another. */
function isRestOfName(all: readonly Candidate[], index: number, styles: ReadonlySet<string>): boolean {
  const [above, own] = [all[index - 1], all[index]];
  if (styles.size === 0 || above === undefined || own === undefined || own.looks.score >= 1.5) return false;
  const [a, b] = [above.view.line.box, own.view.line.box];
  return (
    above.reading === null &&
    above.view.dates.length === 0 &&
    above.looks.signature === own.looks.signature &&
    a !== null &&
    b !== null &&
    Math.abs(a.x - b.x) < 2 &&
    b.y - a.y < own.view.line.size * 1.6
  );
}

function isShort(view: LineView): boolean {
  return view.words.length <= 5 && !/[,;|@]/.test(view.text) && view.line.cells === null;
}

function isListItem(all: readonly Candidate[], index: number, styles: ReadonlySet<string>): boolean {
  if (styles.size > 0) return true;
  const before = all[index - 1];
  const after = all[index + 1];
  const own = all[index];
  if (before === undefined || after === undefined || own === undefined) return false;
  const isItem = ({ view, reading, looks }: Candidate): boolean =>
    view.words.length <= 4 &&
    view.dates.length === 0 &&
    reading?.match !== "whole" &&
    looks.signature === own.looks.signature;
  return isItem(before) && isItem(after) && (own.view.line.bullet || before.view.line.bullet);
}
