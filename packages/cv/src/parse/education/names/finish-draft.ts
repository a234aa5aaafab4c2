import type { Education, Evidence } from "../../../types.ts";
import { quote } from "../../text/cv-text.ts";
import { findDegree, findInstitution } from "../pieces/education-words.ts";
import type { StudyPiece } from "../pieces/study-pieces.ts";
import { awardByPlace } from "./award-by-place.ts";
import { isBareAward } from "./bare-award.ts";
import { isNameLike, joinPieces, type NamedStudy, sameStyle } from "./name-pieces.ts";
import { readSubjects } from "./school-exams.ts";
import { subjectOfAward } from "./subject-of-award.ts";
import { namesSubject } from "./subject-words.ts";
import { townAsSchool } from "./town-as-school.ts";
import { namesTrade } from "./trades.ts";

/** What the lines of one entry have told so far. */
export interface Draft {
  degree: StudyPiece | null;
  institution: StudyPiece | null;
  readonly spare: StudyPiece[];
  year: number | null;
  dated: boolean;
  /** Its dates run until today. */
  open: boolean;
  readonly dates: Evidence[];
}

/** Degree, school and year of an entry; names that no table knows fill the places left open. */
export function finishDraft(draft: Draft): Education | null {
  const spare = draft.spare.filter((piece) => piece.subject !== true && isNameLike(piece));
  const { degree, institution } = namedSchool(draft, spare);
  if (degree === null && institution === null && !draft.dated) return null;
  const { award, place } = awardAndPlace({ draft, spare, institution, used: new Set() }, degree);
  if (award === null && place === null) return null;
  const sat = award === null ? null : readSubjects(award, place);
  return {
    degree: sat?.award.text.replace(SHORT_DEGREE, "$1") ?? null,
    field: sat?.subjects ?? subjectOfAward(award, { place, spare: draft.spare }),
    institution: place?.text.replace(BEFORE_NAME, "").replace(TOWN_AGAIN, "$1") ?? null,
    year: draft.year,
    evidence: [...(sat?.award.evidence ?? []), ...(place?.evidence ?? []), ...draft.dates],
  };
}

/** An entry whose names are put together one after the other: a piece of one is free for no other. */
interface Naming {
  readonly draft: Draft;
  /** The pieces of it that may be names. */
  readonly spare: readonly StudyPiece[];
  readonly institution: StudyPiece | null;
  readonly used: Set<StudyPiece>;
}

interface Halves {
  readonly award: NamedStudy | null;
  readonly place: NamedStudy | null;
}

function awardAndPlace(naming: Naming, degree: StudyPiece | null): Halves {
  const { institution } = naming;
  const known = degree === null ? null : nameOf(naming, degree);
  if (institution === null) {
    const award = known ?? nextName(naming, null);
    return { award, place: nextName(naming, award?.pieces[0] ?? null) ?? townBeside(naming, award) };
  }
  const place = nameOf(naming, institution);
  return { award: known ?? awardBeside(naming, institution), place };
}

/** The first name still free, within two lines of an award where that is known. */
function nextName(naming: Naming, near: StudyPiece | null): NamedStudy | null {
  const free = freeOf(naming).filter(({ view }) => near === null || Math.abs(view.id - near.view.id) <= 2);
  const found = (isSubjectOf(near, free) ? free.slice(1) : free).find(
    ({ text }) => near === null || !namesTrade(text),
  );
  return found === undefined ? null : nameOf(naming, found);
}

function townBeside(naming: Naming, award: NamedStudy | null): NamedStudy | null {
  const [first] = award?.pieces ?? [];
  const town = first === undefined ? undefined : townAsSchool(naming.draft.spare, first);
  return town === undefined || naming.used.has(town) ? null : nameOf(naming, town);
}

function awardBeside(naming: Naming, school: StudyPiece): NamedStudy | null {
  if (isTownOf(school, naming.spare[0])) return null;
  const found = awardByPlace(freeOf(naming), school);
  return found === undefined ? null : nameOf(naming, found);
}

function freeOf({ spare, used }: Naming): readonly StudyPiece[] {
  return spare.filter((piece) => !used.has(piece));
}

/** A piece as the name it begins or ends, whose other pieces are taken with it. */
function nameOf(naming: Naming, piece: StudyPiece): NamedStudy {
  const { draft, institution, used } = naming;
  const isAlone = isApart(piece, draft) || isBareDegree(piece, draft);
  const own = joinPieces(piece, sparesFor(piece, naming), { isAlone });
  const above = freeOf(naming).find(
    (part) => startsName(part, piece) && !isTownBelow(part, piece, institution),
  );
  const named = joinAbove(own, above);
  for (const part of named.pieces) used.add(part);
  return named;
}

/** "BSc in Physics, Rio Verde State" over "University": the end of the row is the school's and no other's. */
function sparesFor(piece: StudyPiece, { draft, spare, institution }: Naming): readonly StudyPiece[] {
  if (institution === null || piece === institution) return draft.spare;
  const begins = spare.find((part) => part.from > 1 && startsName(part, institution));
  return draft.spare.filter((part) => part !== begins);
}

/** "B.Tech, Computer Science, JNTU Hyderabad, 2017": of two names behind a bare award the first may be what was read. */
function isSubjectOf(award: StudyPiece | null, [subject, school]: readonly StudyPiece[]): boolean {
  if (award?.degree !== true || award.field !== null || subject === undefined || school === undefined)
    return false;
  if (subject.view.id !== award.view.id || school.view.id !== award.view.id || subject.from < award.to)
    return false;
  return namesSubject(subject.text) && !namesSubject(school.text);
}

/** "St. Anthony's Boys" over "College": the row above begins the name that ends in the bare kind of school or award. */
function startsName(above: StudyPiece, { view, tokens, text, from, institution }: StudyPiece): boolean {
  const kind = findInstitution(tokens) ?? findDegree(tokens, text);
  return (
    above.view.id === view.id - 1 &&
    from <= 1 &&
    kind?.first === 0 &&
    !/^(?:GED|HSED|GCSEs?)$/.test(text) &&
    kind.last === tokens.length &&
    (above.from <= 1 || (institution && /[,\t]\s*$/.test(above.view.text.slice(0, above.from)))) &&
    above.to >= above.view.text.trimEnd().length &&
    above.view.dates.length === 0 &&
    view.line.box !== null &&
    // A row of cells looks like its boldest one.
    (sameStyle(above.view, view) || above.view.line.cells !== null)
  );
}

/** "University of Leeds" over "Göppingen" over "Abitur": the town of the school. */
function isTownBelow(above: StudyPiece, piece: StudyPiece, school: StudyPiece | null): boolean {
  return piece.degree && school !== null && school.view.id === above.view.id - 1;
}

function joinAbove(named: NamedStudy, above: StudyPiece | undefined): NamedStudy {
  if (above === undefined) return named;
  return {
    text: `${above.text} ${named.text}`,
    pieces: [...named.pieces, above],
    evidence: [quote(above.view, above.from, above.to), ...named.evidence],
  };
}

/** "at University of Salford" below the degree. */
const BEFORE_NAME = /^(?:at|from|bei|an der|à l['’]|à|presso|en la|en|na|no)\s*(?=\p{Lu})/u;

/** "MSc Degree", "BSc (Hons) Degree": the letters say it. */
const SHORT_DEGREE = /^((?:\p{Lu}\p{Ll}?\.?){2,5}(?: ?\(Hons\))?) [Dd]egree$/u;

/** "University of Groningen Groningen": the name and its town, whose cells have lost their gap. */
const TOWN_AGAIN = /(?<=\s)(\p{Lu}\p{L}{3,})\s\1$/u;

/** Schools where no subject is read: what stands behind their comma is a town. */
const NO_SUBJECTS =
  /(?<!\p{L})(?:primary|secondary|high|grammar|middle|girls['’]?|boys['’]?|comprehensive|preparatory|convent|vidyalaya|vidyalayam|school)(?!\p{L})/iu;

/** "Government Girls College, Dutsin-Ma". */
function isTownOf(school: StudyPiece, next: StudyPiece | undefined): boolean {
  if (next === undefined || school.view.id !== next.view.id) return false;
  return NO_SUBJECTS.test(school.text) && /^\s*,\s*$/.test(school.view.text.slice(school.to, next.from));
}

const KIND_OF_SCHOOL =
  /^(?:(?:(?:basic|lower|upper|higher|technical|vocational|trade|primary|secondary|elementary|agricultural|commercial|nautical|evening|general|middle) )+school|sekundarschule(?: [A-E])?|primarschule|realschule|hauptschule|mittelschule|volksschule|oberschule|gesamtschule|high school|secondary school|middle school|primary school|videregående(?: skole)?|ungdomsskole|folkeskole|gymnasieskola|grundskola|peruskoulu|lukio|junior high school|senior high school|scuola media|école primaire|collège)$/iu;

/** "Vocational school", "Realschule": a kind of school, and the name of none. */
export function namesKindOfSchool(text: string): boolean {
  return KIND_OF_SCHOOL.test(text.replace(/ \([^()]*\)$/u, ""));
}

/** "Sekundarschule" over "Oberstufe Wattwil": the kind of school is what was done, and the name where. */
function namedSchool(draft: Draft, spare: readonly StudyPiece[]): Pick<Draft, "degree" | "institution"> {
  const { degree, institution } = draft;
  if (degree !== null || institution === null) return draft;
  if (!KIND_OF_SCHOOL.test(institution.text) && !/\sboot ?camp$/iu.test(institution.text)) return draft;
  const name = spare.find(({ view }) => Math.abs(view.id - institution.view.id) <= 1);
  return name === undefined ? draft : { degree: institution, institution: name };
}

/** "Istituto Scappi, Castel San Pietro": schools that many towns have under one name. */
const ITALIAN_SCHOOL = /^(?:I[PT](?:[ACGIST]|SAR|SIA|SSAR|IS)|IISS?|ISIS|Istituto|Liceo)\s(?!di\s)/u;

/** True for the name of an award where the other half of the entry stands on a line of its own, so that this line has one name only, and for a school that its town tells apart. */
function isApart(piece: StudyPiece, { degree, institution, spare }: Draft): boolean {
  if (piece.institution) return degree !== null && ITALIAN_SCHOOL.test(piece.text);
  const other = piece === institution ? degree : institution;
  if (other !== null && other.view.id === piece.view.id)
    // "Cracow University — Licencjat, Management": what hangs on the degree by a comma is its subject.
    return (
      piece !== institution &&
      (other.to <= piece.from || /[—|\t·•]|\s[–-]\s/.test(piece.view.text.slice(piece.to, other.from)))
    );
  if (other !== null) return true;
  return spare.some(
    (part) => part.view.id !== piece.view.id && isNameLike(part) && !sameStyle(part.view, piece.view),
  );
}

/** "Diploma, Web Design, Langara College": the kind of award alone wants the subject behind its comma. */
function isBareDegree(piece: StudyPiece, { institution }: Draft): boolean {
  return isBareAward(piece) && institution !== null && institution.from > piece.to;
}
