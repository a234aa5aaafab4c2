import type { LineView } from "../../text/cv-text.ts";
import type { Feature, StudyLine } from "../pieces/study-line.ts";
import type { StudyPiece } from "../pieces/study-pieces.ts";

const MOST_WORDS = 6;
const LINK_END = /\s(?:of|for|and|&|de|des|du|del|della|di|do|da|für|und|et|y|e|van|voor)\s*$/iu;
const AT = /\s(?:at|from|bei|presso|bij|aan)\s+$/iu;

/**
 * "MSc Physics at KTH Royal⇥2013 – 2018" over "Institute of Technology", "… at University of⇥2017 – 2021" over "Dhaka":
 * dates on the right leave a long name of a school too little room, and the line below ends it.
 */
export function withWrappedSchools(lines: readonly StudyLine[]): readonly StudyLine[] {
  const read = [...lines];
  for (const [index, below] of lines.entries()) {
    const above = index === 0 ? undefined : read[index - 1];
    if (above === undefined || !(endsName(above, below) || isCutByEdge(above, below))) continue;
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
function isCutByEdge({ view: above, pieces }: StudyLine, { view, pieces: [rest] }: StudyLine): boolean {
  const name = pieces.at(-1);
  if (name === undefined || rest === undefined || rest.from > 0 || rest.degree || rest.labelled) return false;
  if (
    name.degree ||
    name.labelled ||
    above.text.slice(name.to).search(LINK_OR_END) < 0 ||
    !isFull(above, view)
  )
    return false;
  if (LINK_START.test(rest.text) || LINK_END.test(above.text)) return name.institution;
  if (!rest.institution) return false;
  // "University" over "College Cork".
  return KIND_ALONE.test(name.text) || (KIND_ALONE.test(rest.text) && mayOpenName(name));
}

const LINK_OR_END = /^(?:\s(?:of|for|and|&|de|des|du|del|della|di|do|da|für|van|voor))?\s*$/iu;
const LINK_START = /^(?:of|for|and|de|des|du|della|di|do|da|für|van|voor)\s\p{Lu}/u;

const KIND_ALONE =
  /^(?:(?:secondary|high|primary|grammar|upper secondary|national|public|international|law|business|medical|technical|training|vocational|community|university|teachers['’]?) )?(?:university|college|school|campus|institute|academy|polytechnic|vidyalaya|institution|cent(?:re|er)|conservatory|lyceum)(?: of (?:technology|science|engineering|management|business|education|medicine|law|arts|nursing|commerce|economics|agriculture|design))?$/iu;

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

/** The first word below would not have fitted above. */
function isFull({ line, text, edge }: LineView, { line: next, text: below }: LineView): boolean {
  if (line.box === null || next.box === null || line.block !== next.block || line.page !== next.page)
    return false;
  if (next.bullet || line.cells !== null || Math.abs(line.size - next.size) > 0.6) return false;
  const perLetter = line.box.width / Math.max(1, text.length);
  const word = /^\S+/.exec(below.trimStart())?.[0].length ?? 0;
  return line.box.x + line.box.width + (word + 1) * perLetter > edge;
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
