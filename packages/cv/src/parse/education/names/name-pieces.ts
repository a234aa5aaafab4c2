import type { Evidence } from "../../../types.ts";
import { placeScore } from "../../places/place-score.ts";
import { endsInLegalForm } from "../../positions/roles/company-score.ts";
import { type LineView, quote } from "../../text/cv-text.ts";
import { findDegree, findInstitution } from "../pieces/education-words.ts";
import type { StudyPiece } from "../pieces/study-pieces.ts";
import { isBareAward } from "./bare-award.ts";
import { namesSchoolExam } from "./school-exams.ts";
import { isDetail } from "./study-details.ts";
import { namesTrade } from "./trades.ts";

/** "Biology, Physics, Chemistry, Economics, Maths": what was taught at a school, with no year and no school on the line. */
const SUBJECTS = /^(?!.*\d)(?:[^,]{3,30},\s){4,}[^,]{3,30}$/u;

const GRADE =
  /\b(?:gpa|cgpa|grade|class|honou?rs|distinction|merit|pass|passes|note|mention|credits?|magna|summa|cum laude|second upper|first division|percent|stream|%)\b|%|^\p{L}+ \([A-F][*+-]?\)$/iu;
/** "Combined Maths B": a subject with its mark. */
const MARKED = /^\p{L}+(?: \p{L}+){0,2} [A-FSW][*+-]?$/u;

/** "Certificate in Agriculture, Level 4": of what level the award is. */
const LEVEL = /^(?:(?:NZ|N|R|E)?QF |QQI |SCQF |SQA |AQF |NVQ )?level \p{Nd}{1,2}$/iu;

/** Short, capitalised, no place, no grade: may be a school or a course no table knows. */
export function isNameLike(piece: StudyPiece): boolean {
  const { view, tokens } = piece;
  if (
    view.line.bullet &&
    findDegree(view.tokens, view.text) === null &&
    findInstitution(view.tokens) === null
  )
    return false;
  if (isDetail(view) || SUBJECTS.test(view.text) || tokens.filter(({ kind }) => kind !== "mark").length > 10)
    return false;
  if (!/^["“„«]?(?:\p{Ll}{1,4})?[\p{Lu}\p{Lo}]/u.test(piece.text) || /[.!?]$/.test(piece.text)) return false;
  if (/^I\s\p{Ll}/u.test(piece.text)) return false;
  if (
    LEVEL.test(piece.text) ||
    GRADE.test(piece.text) ||
    MARKED.test(piece.text) ||
    /^[A-F]$/.test(piece.text)
  )
    return false;
  // "Association of Chartered Accountants (UK)": the bracket says where the name is at home.
  const bracket = tokens.findIndex(({ text }) => text === "(");
  return placeScore(bracket > 2 ? tokens.slice(0, bracket) : tokens) < 2;
}

/** "… , manutenzione e assistenza tecnica": the subject of a bare award in small letters. */
function isSmallSubject({ view, text, tokens }: StudyPiece): boolean {
  if (!/^\p{Ll}\p{L}{2}/u.test(text) || isDetail(view) || GRADE.test(text) || HOW_DONE.test(text))
    return false;
  return tokens.length <= 10 && placeScore(tokens) < 2;
}

/** ", specialising in Software Engineering": what was read within the subject. */
const SPECIAL =
  /^(?:speciali[sz](?:ing|ed|ation)|majoring|major|option|stream|track) (?:in|of|:)?\s*\p{Lu}/iu;

const HOW_DONE =
  /^(?:with|mit|avec|con|com|met|part|full|evening|online|distance|first|second|third|upper|lower|ongoing|completed|finished|graduated|left|dropped|thesis|dissertation|project|expected|currently|in progress|incomplete|not |cum|voto|votazione|nota|promedio|média|cijfer|note|niveau|level|nivel|livello|nível|en (?:curso|cours)|em curso|in corso|laufend|abgeschlossen|obtenu|conseguit|serale|berufsbegleitend|lopend|behaald|now|from|since|at|bei|presso|chez|en|em|in|à|a|no|na)(?!\p{L})/iu;

/** What one leaves school with, whatever subjects stand behind it. */
const LEAVING = /^(?:bagrut|abitur|matura|baccalaur\p{L}+|bac)$/iu;

export interface NamedStudy {
  readonly text: string;
  readonly pieces: readonly StudyPiece[];
  readonly evidence: readonly Evidence[];
}

/**
 * A degree or school with the pieces that are part of its name: behind a comma ("Diploma, HVAC Technology"), its place
 * ("Eastern University, Sri Lanka") and on wrapped lines below.
 */
export function joinPieces(
  piece: StudyPiece,
  spare: readonly StudyPiece[],
  { isAlone }: { /** Nothing else is named on its line. */ readonly isAlone: boolean },
): NamedStudy {
  const beside = [piece, ...piecesBehind(piece, spare, isAlone)];
  const place = placeOf(piece, spare);
  const onLine = place === undefined || beside.includes(place) ? beside : [...beside, place];
  return writtenOut([...onLine, ...rowsBelow(onLine.at(-1) ?? piece, spare)]);
}

function piecesBehind(piece: StudyPiece, spare: readonly StudyPiece[], isAlone: boolean): StudyPiece[] {
  const joined: StudyPiece[] = [];
  let last = piece;
  for (const next of spare) {
    if (next.view.id !== last.view.id || next.from < last.to) continue;
    const gap = last.view.text.slice(last.to, next.from);
    const isLevel = piece.degree && LEVEL.test(next.text) && /^\s*,\s*$/.test(gap);
    if (!isLevel && !isPartOfName(piece, next, { gap, isAlone })) break;
    joined.push(next);
    last = next;
  }
  return joined;
}

/** An award that is no examination of schools, which have many subjects; "9 GCSEs, grades 6–9" tells of all. */
function mayHaveSubject({ institution, text }: StudyPiece, next: StudyPiece): boolean {
  if (/^grades\s/.test(next.text)) return !institution;
  return !institution && !namesSchoolExam(text) && !LEAVING.test(text);
}

function isPartOfName(
  piece: StudyPiece,
  next: StudyPiece,
  { gap, isAlone }: { readonly gap: string; readonly isAlone: boolean },
): boolean {
  // "Ausbildung: Kauffrau für Büromanagement": a colon parts a degree from its subject and from nothing else.
  const isSubject = piece.degree && /^\s*:\s*$/.test(gap);
  const isSmall = (isBareAward(piece) || (isAlone && mayHaveSubject(piece, next))) && isSmallSubject(next);
  // "NVQ Level 4 – Refrigeration Technician": the level of a trade and the trade.
  const isTrade = isBareAward(piece) && /^\s[–—-]\s$/.test(gap) && namesTrade(next.text);
  if (!isAlone && !isSubject && !isSmall && !isTrade) return false;
  if (!isTrade && !/^\.?\s*[,:]\s*$/.test(gap)) return false;
  if (next.institution || !(isSmall || isNameOrSpecial(piece, next))) return false;
  if (piece.institution && !/^\p{L}+(?: \p{L}+)+$/u.test(next.text)) return false;
  // "A-levels: Biology (B), Chemistry (B)": a list of subjects with their marks.
  return !(isSubject && /^\s*\((?:[A-F][*+-]?|[1-9])\)/.test(next.view.text.slice(next.to)));
}

/** A name, or what was read within the subject of a degree. */
function isNameOrSpecial(piece: StudyPiece, next: StudyPiece): boolean {
  return isNameLike(next) || (piece.degree && SPECIAL.test(next.text));
}

/** The place behind a comma without which the name of a school is not whole. */
function placeOf(piece: StudyPiece, spare: readonly StudyPiece[]): StudyPiece | undefined {
  if (!isUnplaced(piece)) return undefined;
  const next = spare.find(({ view, from }) => view.id === piece.view.id && from >= piece.to);
  if (next === undefined || !/^\s*,\s*$/.test(piece.view.text.slice(piece.to, next.from))) return undefined;
  const isTown = isKindAlone(piece) && /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u.test(next.text);
  return isTown || placeScore(next.tokens) >= 2 ? next : undefined;
}

function rowsBelow(piece: StudyPiece, spare: readonly StudyPiece[]): StudyPiece[] {
  const rows: StudyPiece[] = [];
  let last = piece;
  while (rows.length < MOST_ROWS - 1) {
    const below = spare.find((next) => next.view.id === last.view.id + 1);
    if (below === undefined || !wraps(last, below)) break;
    rows.push(below);
    last = below;
  }
  return rows;
}

/** The pieces as one name, with what stands between those of a line; one quote for each line. */
function writtenOut(pieces: readonly StudyPiece[]): NamedStudy {
  const lines = [...Map.groupBy(pieces, ({ view }) => view.id).values()];
  const evidence: Evidence[] = [];
  let text = "";
  for (const [index, line] of lines.entries()) {
    const [first] = line;
    const last = line.at(-1);
    if (first === undefined || last === undefined) continue;
    const { view } = first;
    // "Meisterprüfung im" over "Kfz-Handwerk": the link at the end of the row is inside the name.
    const to = index < lines.length - 1 ? endOfCell(last) : last.to;
    evidence.push(quote(view, first.from, to));
    const isHyphened = /\p{L}-$/u.test(text);
    // "Tourism Manage-" over "ment": the hyphen is the line's.
    if (isHyphened && /^\p{Ll}/u.test(first.text)) text = text.slice(0, -1);
    text += (text === "" || isHyphened ? "" : " ") + view.text.slice(first.from, to);
  }
  return { text: text.replace(/\s+/g, " "), pieces, evidence };
}

const UNPLACED =
  /^(?:the )?(?:eastern|western|northern|southern|central|open|national|state|federal|technical|royal|islamic|catholic|international|american|british) (?:university|college|polytechnic|institute)$/i;

/** "Eastern University" is whole only with its country, "The Polytechnic" with its town. */
function isUnplaced(piece: StudyPiece): boolean {
  return piece.institution && (UNPLACED.test(piece.text) || isKindAlone(piece));
}

const KIND_ALONE =
  /^(?:the |(?:the )?(?:federal|state) )(?:university|polytechnic|college)(?: of (?:technology|agriculture|education))?$/i;

/** "The Polytechnic", "Federal University of Technology": a kind of school of which each town has one. */
function isKindAlone({ text }: StudyPiece): boolean {
  return KIND_ALONE.test(text);
}

/** Where the words end that a piece stands among: at the tab in front of the dates, or with the line. */
function endOfCell({ view: { text }, to }: StudyPiece): number {
  const tab = text.indexOf("\t", to);
  return (tab < 0 ? text : text.slice(0, tab)).trimEnd().length;
}

/** Rows that a long name may take in a narrow column. */
const MOST_ROWS = 4;
const LINK_OR_END =
  /^\s*(?:(?:im|in|of|for|and|und|de|en|em|et|y|e|des|der|zum|zur|del|di|da|do|-)(?:\s(?:the|la))?\s*)?$/iu;

const LINK_END = /\s(?:im|in|of|for|and|und|de|en|em|et|y|e|des|der|zum|zur|del|di|da|do|della)\s*$/iu;

/** "Grado en administración" over "de empresas". */
const LINK_START = /^(?:of|for|and|und|et|y|de|der|des|del|della|di|do|da|e|van|von|voor)\s\p{L}/u;

/** A bold name in a narrow column goes on below in the same type. */
function wraps(piece: StudyPiece, below: StudyPiece): boolean {
  if (below.rest === true) return LINK_OR_END.test(piece.view.text.slice(piece.to, endOfCell(piece)));
  const goesOn = LINK_END.test(piece.view.text);
  const isOpen =
    goesOn ||
    LINK_START.test(below.text) ||
    isRestOfItem(piece.view, below.view) ||
    isBroken(piece.view, below.view) ||
    isSubjectGoingOn(piece, below);
  if (piece.view.line.box === null) return false;
  if (!isOpen && !(piece.view.line.bold && sameStyle(piece.view, below.view))) return false;
  // "Administración Turística y" over "Hotelera": one word that a link leads to is no school, whatever it is like.
  const isSchool = below.institution && !(goesOn && /^\p{L}+$/u.test(below.view.text.trim()));
  const [dated] = below.view.dates;
  const isApart = dated === undefined || (goesOn && below.to <= dated.from);
  // "Ausbildung zum Industriekaufmann" over "Teuto Armaturen KG": where it was learnt.
  const isFirm = piece.degree && endsInLegalForm(below.tokens);
  const isRest = isApart && !isFirm && !below.degree && !isSchool && beginsRow(below);
  const isUndated = piece.view.dates.every(({ from, to }) => from === 0 && piece.view.text[to] === "\t");
  const endsLine = LINK_OR_END.test(piece.view.text.slice(piece.to)) && isUndated;
  return isRest && endsLine;
}

/** "• MEng in Mechanical" over "Engineering", set in like the words of the item and not like its mark. */
function isRestOfItem({ line, id }: LineView, { line: below, id: next }: LineView): boolean {
  if (!line.bullet || below.bullet || next !== id + 1 || line.box === null || below.box === null)
    return false;
  return below.block === line.block && below.box.x > line.box.x + 3 && Math.abs(below.size - line.size) < 0.6;
}

/** "Business Admin-" over "istration": a word broken at the end of its line. */
function isBroken(above: LineView, below: LineView): boolean {
  return /\p{Ll}-\s*$/u.test(above.text) && /^\p{Ll}{2}/u.test(below.text);
}

const MOST_GOING_ON = 4;

/** "MSc in Mechanical" at the end of a full line over "Engineering": the first word below had no room above. */
function isSubjectGoingOn({ degree, field, view }: StudyPiece, below: StudyPiece): boolean {
  const [box, next] = [view.line.box, below.view.line.box];
  if (!degree || field === null || box === null || next === null || below.from > 0) return false;
  if (view.line.block !== below.view.line.block || Math.abs(view.line.size - below.view.line.size) > 0.6)
    return false;
  if (below.view.words.length > MOST_GOING_ON || below.to < below.view.text.trimEnd().length) return false;
  const room = view.edge - (box.x + box.width);
  const first = /^\S+/.exec(below.text)?.[0].length ?? 0;
  return view.sharers >= 1 && room < (first + 1) * (box.width / Math.max(1, view.text.length));
}

/** At the left edge, or behind the year of a margin that ends the range above. */
function beginsRow({ view, from }: StudyPiece): boolean {
  return from <= 1 || (view.dates.length === 0 && /^\d{4}\t\s*$/.test(view.text.slice(0, from)));
}

/** Whether two lines are set alike: weight, slant, colour, and size to about half a point. */
export function sameStyle(a: LineView, b: LineView): boolean {
  return (
    a.line.bold === b.line.bold &&
    a.line.italic === b.line.italic &&
    Math.abs(a.line.size - b.line.size) < 0.6 &&
    a.line.colour === b.line.colour
  );
}
