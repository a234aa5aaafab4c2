import { isCutRow, isOfAlikeSize } from "../../text/cut-rows.ts";
import type { LineView } from "../../text/cv-text.ts";
import { hasNoRoomFor } from "../../text/room.ts";
import { namesSchoolExam } from "../names/school-exams.ts";
import { namesSubject } from "../names/subject-words.ts";
import type { Feature, StudyLine } from "../pieces/study-line.ts";
import type { StudyPiece } from "../pieces/study-pieces.ts";

const MOST_WORDS = 6;
const LINK_END =
  /\s(?:of|of the|for|for the|and|&|de|de la|des|du|del|della|di|do|da|für|und|et|y|e|van|voor)\s*$/iu;
const AT = /\s(?:at|from|bei|presso|bij|aan)\s+$/iu;

/**
 * "MSc Physics at KTH Royal⇥2013 – 2018" over "Institute of Technology", "… at University of⇥2017 – 2021" over "Dhaka":
 * dates on the right leave a long name of a school too little room, and the line below ends it.
 */
export function withWrappedSchools(lines: readonly StudyLine[]): readonly StudyLine[] {
  const read = [...lines];
  for (const [index, below] of lines.entries()) {
    const above = index === 0 ? undefined : read[index - 1];
    if (above === undefined || !(endsName(above, below) || isCutByEdge(above, below, lines))) continue;
    read[index - 1] = asSchool(above);
    const [first, ...others] = below.pieces;
    if (first === undefined) continue;
    const rest = { ...first, degree: false, institution: false, field: null, rest: true as const };
    const features = new Set([...below.features].filter((feature) => feature === "date"));
    read[index] = { ...below, pieces: [rest, ...others], features };
  }
  return read;
}

function endsName(above: StudyLine, below: StudyLine): boolean {
  const name = above.pieces.at(-1);
  const [rest] = below.pieces;
  if (name === undefined || rest === undefined || rest.from > 0 || rest.degree || rest.labelled) return false;
  if (!isSetBelow(above, below)) return false;
  const cell = cellBeforeDates(above, name.from);
  if (cell === null || name.degree) return false;
  if (LINK_END.test(cell)) return true;
  const isNamed = AT.test(above.view.text.slice(0, name.from));
  return isNamed && !name.institution && rest.institution && rest.to >= below.view.text.trimEnd().length;
}

/**
 * "LLB Law, 2:1, Northshire" at the end of a full line over "University", "Institute of Bankers" over "of Ceylon, Colombo":
 * the kind of a school is no name, and neither is what a link begins.
 */
function isCutByEdge(above: StudyLine, below: StudyLine, lines: readonly StudyLine[]): boolean {
  const [name, rest] = [above.pieces.at(-1), below.pieces[0]];
  if (name === undefined || rest === undefined || !mayBeCut(above, name, rest)) return false;
  if (!isNextRow(above.view, below.view)) return false;
  if (name.institution && LINK_END.test(above.view.text)) return true;
  if (!hasNoRoomFor(above.view, below.view)) return false;
  if (LINK_START.test(rest.text)) return name.institution;
  // "University" over "College Cork".
  if (rest.institution && (KIND_ALONE.test(name.text) || (KIND_ALONE.test(rest.text) && mayOpenName(name))))
    return true;
  if (!isCutRow(above.view, below.view) || !endsSchool(name, rest)) return false;
  return (name.institution && KIND_ALONE.test(name.text)) || isInRow(above, below, lines);
}

/** One ends its line and the other begins its own, and neither is an award or has a label. */
function mayBeCut({ view }: StudyLine, name: StudyPiece, rest: StudyPiece): boolean {
  if ([name, rest].some(({ degree, labelled }) => degree || labelled)) return false;
  return rest.from === 0 && LINK_OR_END.test(view.text.slice(name.to));
}

/** "Diploma in Sales, Institute of Trade" over "Marketing, Jos (1999)": both halves are words with capitals, and one is a school. */
function endsSchool(name: StudyPiece, rest: StudyPiece): boolean {
  if (!NAME.test(rest.text) || CLASS.test(rest.text) || !NAME.test(name.text) || CLASS.test(name.text))
    return false;
  return name.institution || (rest.institution && !namesSubject(name.text));
}

/** What was read stands in front of the name, and the dates behind the rest of it, or in front of all: the row is one study. */
function isInRow(above: StudyLine, below: StudyLine, lines: readonly StudyLine[]): boolean {
  const { view, pieces } = above;
  const [degree] = pieces;
  const name = pieces.at(-1);
  if (degree === undefined || name === undefined || pieces.length < 2) return false;
  const isDated = view.dates.some(({ first }) => first === 0);
  if (!isDated && (view.dates.length > 0 || below.view.dates.length === 0)) return false;
  if (!degree.degree || isDated || /[|·•—–-]\s*$/u.test(view.text.slice(0, name.from))) return degree.degree;
  // What was read is told in front of the comma.
  const isTold = degree.field !== null || namesSchoolExam(degree.text);
  return (isTold && name.institution) || lines.some((line) => line !== above && holdsBoth(line));
}

function holdsBoth({ features }: StudyLine): boolean {
  return features.has("degree") && features.has("institution");
}

const LINK_OR_END =
  /^(?:\s(?:of|for|and|&|de|des|du|del|della|di|do|da|für|van|voor)(?:\s(?:the|la))?)?\s*$/iu;
const LINK_START = /^(?:of|for|and|de|des|du|della|di|do|da|für|van|voor)\s\p{Lu}/u;

const KIND_ALONE =
  /^(?:(?:secondary|high|primary|grammar|upper secondary|national|public|international|law|business|medical|technical|training|teaching|vocational|community|university|teachers['’]?) )?(?:university|universit[iàé]|universität|universitas|universidade?|universiteit|college|colegio|kolej|school|campus|institute?|hospital|academy|polytechnic|politeknik|vidyalaya|institution|cent(?:re|er)|conservatory|lyceum)(?: of (?:technology|science|engineering|management|business|education|medicine|law|arts|nursing|commerce|economics|agriculture|design))?$/iu;

/** Words with capitals, none of which tells how the study went; no school yet, or one of a kind that its noun follows. */
function mayOpenName({ text, institution }: StudyPiece): boolean {
  if (
    institution &&
    !/\s(?:secondary|high|primary|grammar|comprehensive|technical|national|state)$/iu.test(text)
  )
    return false;
  return NAME.test(text) && !CLASS.test(text);
}

const NAME = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|of|and|&|de|the)){0,5}$/u;

const CLASS =
  /(?<!\p{L})(?:class|honours|hons|distinction|merit|pass|credit|grade|upper|lower|division|gpa)(?!\p{L})/iu;

function isNextRow({ line }: LineView, { line: next }: LineView): boolean {
  if (line.box === null || next.box === null || line.block !== next.block || line.page !== next.page)
    return false;
  return !next.bullet && line.cells === null && isOfAlikeSize(line.size, next.size);
}

function isSetBelow({ view: { line } }: StudyLine, { view }: StudyLine): boolean {
  const { line: next, dates, words } = view;
  if (line.box === null || next.box === null || line.block !== next.block || line.page !== next.page)
    return false;
  if (line.bullet || next.bullet || dates.length > 0 || words.length > MOST_WORDS) return false;
  return Math.abs(line.box.x - next.box.x) <= 2 && Math.abs(line.size - next.size) < 0.6;
}

/** What stands from `from` on in front of the tab and the dates that end the line; null where it does not end so. */
function cellBeforeDates({ view: { text, dates } }: StudyLine, from: number): string | null {
  const span = dates.at(-1);
  if (dates.length !== 1 || span === undefined || text.slice(span.to).trim() !== "") return null;
  const cell = /^(.*?)\t\s*$/u.exec(text.slice(from, span.from))?.[1];
  return cell === undefined || cell.includes("\t") ? null : cell;
}

/** The name behind "at" is the school's, though its kind stands on the line below. */
function asSchool(line: StudyLine): StudyLine {
  const name = line.pieces.at(-1);
  if (name === undefined || name.institution) return line;
  const features: ReadonlySet<Feature> = new Set([...line.features, "institution" as const]);
  return { ...line, features, pieces: [...line.pieces.slice(0, -1), { ...name, institution: true }] };
}
