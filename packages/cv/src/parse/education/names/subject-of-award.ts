import { placeScore } from "../../places/place-score.ts";
import { tokenise } from "../../text/tokens.ts";
import { findDegree } from "../pieces/education-words.ts";
import type { StudyPiece } from "../pieces/study-pieces.ts";
import { isBareAward } from "./bare-award.ts";
import { isNameLike, type NamedStudy } from "./name-pieces.ts";
import { fieldOf } from "./study-field.ts";
import { namesSubject } from "./subject-words.ts";

/** What an entry holds besides its award: its school, and the pieces that are no part of either. */
interface Beside {
  readonly place: NamedStudy | null;
  readonly spare: readonly StudyPiece[];
}

/** The subject of an award: in its own words, behind its dash or comma, in the cell beside it, or on the line below. */
export function subjectOfAward(award: NamedStudy | null, { place, spare }: Beside): string | null {
  const [piece] = award?.pieces ?? [];
  const free = spare.filter((other) => place?.pieces.includes(other) !== true);
  const field = fieldOfAward(award);
  if (field !== null && !FACULTY.test(field)) return field;
  // "Major: Physics" says more than "Bachelor of Science", and so does what stands beside it at a known school.
  return (
    spare.find(({ subject }) => subject)?.text ??
    (field === null || isKnown(place) ? subjectBehind(piece, free) : null) ??
    subjectInCell(piece, place, free) ??
    subjectBelow(piece, place, free) ??
    subjectInFront(piece, free) ??
    subjectAbove(piece, place, free) ??
    field
  );
}

function isKnown(place: NamedStudy | null): boolean {
  return place?.pieces[0]?.institution === true;
}

/** "Master of Science : Chemical Engineering": what was read stands behind the kind of master. */
function fieldOfAward(award: NamedStudy | null): string | null {
  const [piece, second] = award?.pieces ?? [];
  const field = isWrapped(award) ? fieldOfRows(award) : (piece?.field ?? null);
  if (field === null || second === undefined || !FACULTY.test(field)) return field;
  return second.view.id === piece?.view.id ? second.text : field;
}

/** "MSc in Mechanical" over "Engineering": one name on rows of its own. */
function isWrapped(award: NamedStudy | null): award is NamedStudy {
  const [first, second] = award?.pieces ?? [];
  return first?.degree === true && second !== undefined && second.view.id > first.view.id;
}

function fieldOfRows({ text }: NamedStudy): string | null {
  const tokens = tokenise(text);
  const degree = findDegree(tokens, text);
  return degree === null ? null : fieldOf(tokens, degree, text);
}

/** "B.Tech – Computer Science": the subject behind the dash or comma of a degree that names none. */
function subjectBehind(award: StudyPiece | undefined, spare: readonly StudyPiece[]): string | null {
  if (award === undefined || !award.degree) return null;
  const behind = spare.find((piece) => isBehind(piece, award, /^[\s).]*[,:–—-]\s*$/));
  return behind !== undefined && isSubject(behind) ? behind.text : null;
}

/** "MBA | Finance | Kaveri School | 2015": the cell between those of a degree that names no subject and its school. */
function subjectInCell(
  award: StudyPiece | undefined,
  place: NamedStudy | null,
  spare: readonly StudyPiece[],
): string | null {
  const [school] = place?.pieces ?? [];
  if (award === undefined || !award.degree || school === undefined || !school.institution) return null;
  if (school.view.id !== award.view.id) return null;
  const cell = spare.find((piece) => isBehind(piece, award, /^[\s)]*(?:\t|\|)\s*$/));
  return cell !== undefined && cell.to <= school.from && isSubject(cell) ? cell.text : null;
}

/** "BSc (Hons)" over "Marketing" over the school: a line of its own between the two. */
function subjectBelow(
  award: StudyPiece | undefined,
  place: NamedStudy | null,
  spare: readonly StudyPiece[],
): string | null {
  const [school] = place?.pieces ?? [];
  if (award === undefined || school === undefined || !school.institution) return null;
  if (!wantsSubject(award)) return null;
  const below = spare.find(({ view }) => view.id === award.view.id + 1);
  if (below === undefined || below.view.id === school.view.id) return null;
  // Below the school may stand its town: there only what ends like a subject is one.
  if (below.view.id > school.view.id && !namesSubject(below.text)) return null;
  return isSubjectLine(below) ? below.text : null;
}

/** "Statistics, BSc, Cedar University": what was read leads the line of a degree that names no subject. */
function subjectInFront(award: StudyPiece | undefined, spare: readonly StudyPiece[]): string | null {
  if (award === undefined || !wantsSubject(award)) return null;
  const front = spare.find(
    ({ view, from, to }) =>
      view.id === award.view.id && from === 0 && /^\s*[,–—-]\s*$/.test(view.text.slice(to, award.from)),
  );
  return front !== undefined && namesSubject(front.text) && isSubject(front) ? front.text : null;
}

/** The school over "Statistics" over "BSc": a line of its own between the two, or over both. */
function subjectAbove(
  award: StudyPiece | undefined,
  place: NamedStudy | null,
  spare: readonly StudyPiece[],
): string | null {
  const [school] = place?.pieces ?? [];
  if (award === undefined || school?.institution !== true || !wantsSubject(award)) return null;
  if (award.from > 0) return null;
  const above = spare.find(({ view }) => view.id === award.view.id - 1);
  return above !== undefined && namesSubject(above.text) && isSubjectLine(above) ? above.text : null;
}

/** A line that holds a subject and nothing else. */
function isSubjectLine(piece: StudyPiece): boolean {
  const isWhole = piece.view.text.trim() === piece.text && piece.view.dates.length === 0;
  return isWhole && isSubject(piece);
}

function wantsSubject(award: StudyPiece): boolean {
  const isShort = award.degree && award.field === null && award.tokens.length <= MOST_OF_BARE;
  return isShort || isBareAward(award) || isDegreeAlone(award);
}

/** "Professional Diploma", "B.S.S." */
const MOST_OF_BARE = 3;

/** "B.Com", "Bachelor of Science in Business Administration": no word that tells what was read. */
function isDegreeAlone({ degree, field, tokens, text }: StudyPiece): boolean {
  if (field !== null) return FACULTY.test(field);
  const named = degree ? findDegree(tokens, text) : null;
  return named?.first === 0 && named.last === tokens.length;
}

function isBehind(piece: StudyPiece, award: StudyPiece, gap: RegExp): boolean {
  return (
    piece.view.id === award.view.id &&
    piece.from > award.to &&
    gap.test(award.view.text.slice(award.to, piece.from))
  );
}

function isSubject(piece: StudyPiece): boolean {
  if (piece.institution || piece.degree || piece.tokens.length > MOST_OF_SUBJECT) return false;
  if (PART_OF_SCHOOL.test(piece.text)) return false;
  return isNameLike(piece) && !RESULT.test(piece.text) && placeScore(piece.tokens) === 0;
}

/** "PhD candidate, Department of History". */
const PART_OF_SCHOOL = /^(?:department|faculty|school|division|campus|centre|center) (?:of|for)(?!\p{L})/iu;

const MOST_OF_SUBJECT = 8;
const RESULT =
  /\d|(?<!\p{L})(?:class|division|honou?rs|distinction|merit|pass|passed|grade|credit|gpa|cgpa|level|laude|evening|part[- ]time|full[- ]time|online|incomplete|ongoing)(?!\p{L})/iu;

const FACULTY =
  /^(?:(?:applied )?sciences?|(?:fine |applied |liberal )?arts|engineering|technology|laws?|commerce|education|philosophy|business administration|occupational studies)(?: degree)?(?: \([^)]*\))?$/iu;
