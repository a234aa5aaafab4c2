import type { SectionKind } from "../../../types.ts";
import { degreeScore, findInstitution } from "../../education/pieces/education-words.ts";
import { findLanguageNames } from "../../languages/find-language-names.ts";
import { readRowLabel } from "../../positions/rows/row-labels.ts";
import type { CvText, LineView } from "../../text/cv-text.ts";
import { isJob } from "../kinds/section-content.ts";
import type { Heading } from "./find-headings.ts";
import { headingLooks } from "./heading-style.ts";

/**
 * Leaves out the headings inside a section: "Highlights" below each job, the companies in bold, the groups of
 * skills. They are smaller than the heading of the section, or stand right below it in its own type.
 */
export function dropSubheadings(headings: readonly Heading[], text: CvText): readonly Heading[] {
  const kept: Heading[] = [];
  /** The looks of names that opened the section that is open: what looks so again names the next entry. */
  let names: string | null = null;
  for (const [index, heading] of headings.entries()) {
    const open = kept.at(-1);
    const { signature } = headingLooks(heading.view, text);
    // "HOCKING RIDGE COMMUNITY" over "COLLEGE": two rows of one name, and below the second what it opens.
    const row = headings[index + 1];
    const isRow =
      row?.view.id === heading.view.id + 1 && headingLooks(row.view, text).signature === signature;
    const inside = { heading, open, lines: linesOf(heading, headings[index + (isRow ? 2 : 1)], text), text };
    const isName = namesEntry(inside) && (startsSection(inside) || names === signature);
    if (isName) names = signature;
    if (isName || isSmaller(inside) || isPost(inside, headings) || isAward(inside)) continue;
    kept.push(heading);
    names = null;
  }
  return kept;
}

interface Inside {
  readonly heading: Heading;
  /** The heading of the section in which it stands. */
  readonly open: Heading | undefined;
  /** What stands below it, up to the next heading. */
  readonly lines: readonly LineView[];
  readonly text: CvText;
}

/** What a post may be called that heads a section elsewhere. */
const POST =
  /^\W*(?:internship|placement|apprenticeship|volunteer|praktikum|praktikant(?:in)?|freiwilligendienst|stage|stagiaire|bénévole|pasantía|prácticas|estágio|tirocinio|stagista|volontariato)\W*$/iu;

/** "Internship" over a firm and its dates, set otherwise than the heading of its section, or not the only one. */
function isPost({ heading, open, lines, text }: Inside, headings: readonly Heading[]): boolean {
  if (open === undefined || !HELD.has(open.reading?.kind ?? "other") || heading.contentFrom !== null)
    return false;
  if (!POST.test(heading.view.text) || !lines.slice(0, 3).some(({ dates }) => dates.length > 0)) return false;
  const again = headings.filter(({ view }) => view.text === heading.view.text).length;
  return again > 1 || headingLooks(heading.view, text).signature !== headingLooks(open.view, text).signature;
}

/**
 * "BGCSE", "BSc Social Work" in the look of headings among studies: what was obtained, and no heading. Where it holds a word
 * of headings, the line beside it must name the school.
 */
function isAward({ heading: { view, reading, contentFrom }, open, text }: Inside): boolean {
  if (open?.reading?.kind !== "education" || contentFrom !== null || degreeScore(view) === 0) return false;
  if (reading === null) return true;
  const beside = text.lines.filter(({ id }) => Math.abs(id - view.id) === 1 && id !== open.view.id);
  return reading.match === "cue" && beside.some(({ tokens }) => findInstitution(tokens) !== null);
}

function linesOf({ view }: Heading, next: Heading | undefined, { lines }: CvText): readonly LineView[] {
  return lines.filter(({ id }) => id > view.id && (next === undefined || id < next.view.id));
}

/** Type of at most this share of the heading's above is that of a heading below it. */
const SMALLER = 0.93;
/** Points by which such headings may be set in. */
const INDENT = 40;

/** A heading of known meaning that is plainly below the one of its section, by its type and by what it says. */
function isSmaller({ heading, open, lines }: Inside): boolean {
  if (open?.reading == null || heading.contentFrom !== null || open.contentFrom !== null) return false;
  if (!isBelow(heading.view, open.view) && !isLead(heading.view, open.view)) return false;
  const { kind } = open.reading;
  const { view, reading } = heading;
  if (reading === null) return false;
  if (HELD.has(kind)) return isOfJob(view, reading.kind, lines);
  if (kind === "education") return reading.kind === "certifications" && COURSES.test(view.text);
  return kind === "skills" && isGroupOfSkills(reading.kind, lines);
}

/** "Responsibilities", or what else the description of a job has headings for, with a job below it. */
function isOfJob(view: LineView, kind: SectionKind, lines: readonly LineView[]): boolean {
  if (readRowLabel(view)?.role === "duties") return true;
  return OF_JOBS.has(kind) && lines.some((line, index) => isJob(line, index, lines));
}

/** "Languages" among skills are those of programmers where none below is spoken. */
function isGroupOfSkills(kind: SectionKind, lines: readonly LineView[]): boolean {
  if (kind !== "languages") return GROUPS.has(kind);
  return lines.length > 0 && lines.every(({ tokens }) => findLanguageNames(tokens).length === 0);
}

function isBelow(view: LineView, above: LineView): boolean {
  const [own, open] = [view.line, above.line];
  const isDeeper = own.headingLevel !== null && open.headingLevel !== null;
  if (isDeeper ? own.headingLevel <= open.headingLevel : own.size > open.size * SMALLER) return false;
  // The headings of a narrow column are smaller than those of the story beside it.
  if (own.block === open.block) return true;
  if (own.box === null || open.box === null) return false;
  return own.box.x >= open.box.x - 2 && own.box.x <= open.box.x + INDENT;
}

/** "Results:" below "EXPERIENCE": only the lesser one leads on with a colon, or is in small letters. */
function isLead(view: LineView, above: LineView): boolean {
  if (view.line.block !== above.line.block || view.line.size > above.line.size) return false;
  const isColon = /[:：]\s*$/u;
  return isColon.test(view.text) && !isColon.test(above.text);
}

/** Jobs and what is laid out like them. */
const HELD: ReadonlySet<SectionKind> = new Set(["experience", "volunteering", "projects"]);
/** What the description of a job may have headings and labels for. */
export const OF_JOBS: ReadonlySet<SectionKind> = new Set([
  "skills",
  "achievements",
  "projects",
  "publications",
  "summary",
]);
const GROUPS: ReadonlySet<SectionKind> = new Set([
  "personal",
  "projects",
  "publications",
  "summary",
  "other",
]);
const COURSES =
  /^\W*(?:(?:relevant|selected|key|main)\s)?(?:courses?|coursework|modules|subjects|kurse|cours|cursos|corsi|vakken)\W*$/iu;

/** A heading that says nothing known, or hardly, over the dates of a job or a study: "Kandy School of Nursing". */
function namesEntry({ heading, open, lines }: Inside): boolean {
  if (open?.reading == null || heading.contentFrom !== null) return false;
  if (heading.reading !== null && heading.reading.match !== "cue") return false;
  if (open.reading.match === "cue" || open.contentFrom !== null) return false;
  const near = lines.slice(0, 3);
  // "Senior Stylist" over "Copper & Comb, 2021 – now": the post may be what stands in the look of headings.
  const entry = [heading.view, ...near];
  if (HELD.has(open.reading.kind)) return entry.some((view, index) => isJob(view, index, entry));
  if (open.reading.kind !== "education") return false;
  return (
    near.some(({ dates }) => dates.length > 0) &&
    [heading.view, ...near].some((view) => degreeScore(view) > 0 || findInstitution(view.tokens) !== null)
  );
}

/** Stands right below the heading of the section, or looks like the line that does. */
function startsSection({ heading, open, text }: Inside): boolean {
  if (open === undefined) return false;
  const first = text.lines.find(({ id }) => id > open.view.id);
  if (first === undefined || first.id === heading.view.id) return true;
  const [own, looks] = [headingLooks(heading.view, text), headingLooks(first, text)];
  return looks.distinct && own.signature === looks.signature;
}
