import { isCountry, isState as isShortState, placeScore } from "../../places/place-score.ts";
import type { LineView } from "../../text/cv-text.ts";
import type { Token } from "../../text/tokens.ts";
import { findClass } from "../names/school-exams.ts";
import { fieldOf } from "../names/study-field.ts";
import { withCampuses } from "./campuses.ts";
import { cutLine } from "./cut-line.ts";
import { findDegree, findInstitution, type WordMatch } from "./education-words.ts";
import { withKindsInBrackets } from "./kind-in-brackets.ts";
import { isGivenByKind } from "./no-degree.ts";
import { splitDegreeFromSchool } from "./school-links.ts";
import { withoutShortNames } from "./short-names.ts";
import { readStudyLabel, type StudyLabel } from "./study-labels.ts";
import { markLevel } from "./study-levels.ts";
import { leadsToYear, trimPiece } from "./trim-piece.ts";

/** A piece of a line in an education section. */
export interface StudyPiece {
  readonly view: LineView;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly degree: boolean;
  readonly institution: boolean;
  /** A label in front of it says what it is. */
  readonly labelled: boolean;
  /** Subject of a degree, as far as its own words name one. */
  readonly field: string | null;
  /** "Major: …": the subject of the degree above. */
  readonly subject?: true;
  /** The rest of the name that ends the line above. */
  readonly rest?: true;
  /** "TERTIARY": the level of a study, which gives way to a degree. */
  readonly level?: true;
}

/** Divides a line at bars, tabs, spaced dashes, commas and dates, and a degree from the school behind "at". */
export function splitPieces(view: LineView): readonly StudyPiece[] {
  const pieces: StudyPiece[] = [];
  let label: StudyLabel | null = null;
  for (const tokens of cutLine(view)) {
    const own = readStudyLabel(tokens, view.text);
    if (own !== null) {
      label = own;
      continue;
    }
    for (const part of splitDegreeFromSchool(tokens, view.text)) {
      const piece = makePiece(view, part);
      if (piece === null) continue;
      pieces.push(label === null ? piece : asLabelled(piece, label));
      label = null;
    }
  }
  return markLevel(withKindsInBrackets(withoutShortNames(withCampuses(withoutStates(pieces)))));
}

/** "Bluff City College, Memphis, TN": the short form of a state is no degree, and its town no name. */
function withoutStates(pieces: readonly StudyPiece[]): readonly StudyPiece[] {
  const states = new Set(
    pieces.filter((piece, index) => isState(piece, pieces.slice(0, index), pieces[index + 1])),
  );
  return pieces.filter((piece, index) => {
    const [school, next] = [pieces[index - 1], pieces[index + 1]];
    const isTown = school?.institution === true && next !== undefined && states.has(next);
    return !states.has(piece) && !isTown;
  });
}

/** "College, Wellesley, MA", "Boston, MA" and "Somerville, MA, USA", but not "University of Leeds, MA". */
function isState(
  { view, from, text, degree }: StudyPiece,
  before: readonly StudyPiece[],
  next: StudyPiece | undefined,
): boolean {
  const [town, school] = [before.at(-1), before.at(-2)];
  if (town === undefined || town.degree || town.institution) return false;
  if (!/^\p{Lu}{2}$/u.test(text) || !isShortState(text.toLowerCase())) return false;
  if (!/^\s*,\s*$/.test(view.text.slice(town.to, from)) || /\d/.test(town.text)) return false;
  const isOfStates = /^(?:USA?|U\.S\.A?\.?|United States(?: of America)?)$/u.test(next?.text ?? "");
  return !degree || school?.institution === true || isOfStates || placeScore(town.tokens) >= 2;
}

/** "Institution: Makerere" is a school whether or not a table knows it. */
export function asLabelled(piece: StudyPiece, label: StudyLabel): StudyPiece {
  if (label === "field") return { ...piece, subject: true };
  // "College: Bachelor of Elementary Education": the level of what is named.
  return label === "other" || (label === "institution" && UNIVERSITY_DEGREE.test(piece.text))
    ? piece
    : { ...piece, degree: label === "degree", institution: label === "institution", labelled: true };
}

const UNIVERSITY_DEGREE = /^(?:bachelor|master|associate)(?!\p{Ll}{3})/iu;

const SCHOOL_END = /^(?:secondary|primary|grammar|high|comprehensive|girls|boys|girls['’]|boys['’])$/;

/** "Tenwek Hill Secondary", "Bukoto Girls": a name that ends in the kind of school without saying so. */
function findSchoolByEnd(tokens: readonly Token[], text: string): WordMatch | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || tokens.length < 2 || tokens.length > 6) return null;
  if (!SCHOOL_END.test(last.text) || !tokens.every(({ start }) => /^[\p{Lu}.'’-]/u.test(text.slice(start))))
    return null;
  return /^(?:upper|lower|senior|junior|higher|general)$/.test(first.text)
    ? null
    : { first: tokens.length - 1, last: tokens.length };
}

/** "8.5"; "10+2" names a certificate. */
function isWordless(tokens: readonly Token[], text: string): boolean {
  return !tokens.some(({ kind }) => kind === "word") && findDegree(tokens, text) === null;
}

const OPENS_CLAUSE =
  /^(?:in|at|so|to|and|with|my|after|before|when|where|who|as|for|from|if|that|but|while|because|since|then)$/;

/** "in Physics if the school has a need": a clause with the word in small letters, and no name. */
function isTold(tokens: readonly Token[], text: string): boolean {
  const [first] = tokens;
  if (first === undefined || !OPENS_CLAUSE.test(first.text) || /^\p{Lu}/u.test(text.slice(first.start)))
    return false;
  return tokens.every(
    ({ text: word, start }) =>
      !/^(?:schools?|college|university)$/.test(word) || /^\p{Ll}/u.test(text.slice(start)),
  );
}

const MOST_OF_NAME = 2;

/** "Coláiste Mhuire (all subjects through Irish)", "Leeds College (evening classes)": what is told of a school in small letters. */
function withoutAside(tokens: readonly Token[], text: string): readonly Token[] {
  const open = tokens.findLastIndex((token) => token.text === "(");
  const [first, ...others] = tokens.slice(open + 1, -1);
  if (open < 1 || tokens.at(-1)?.text !== ")" || first === undefined) return tokens;
  if (isPlaceOfAward(tokens, open, text)) return tokens.slice(0, open);
  if (open < MOST_OF_NAME || others.length === 0) return tokens;
  if (!/^\p{Ll}/u.test(text.slice(first.start)) || findInstitution(tokens.slice(0, open)) === null)
    return tokens;
  return tokens.slice(0, open);
}

/** "Bachillerato (Rumanía)": where an award was taken. */
function isPlaceOfAward(tokens: readonly Token[], open: number, text: string): boolean {
  const inside = tokens.slice(open + 1, -1);
  return isCountry(inside) && findDegree(tokens.slice(0, open), text)?.first === 0;
}

function makePiece(view: LineView, tokens: readonly Token[]): StudyPiece | null {
  const own = withoutAside(trimPiece(tokens), view.text);
  const first = own[0];
  const last = own.at(-1);
  if (first === undefined || last === undefined || isWordless(own, view.text) || leadsToYear(own))
    return null;
  const degree = findDegree(own, view.text) ?? findClass(own, view.text);
  const named = isTold(own, view.text) ? null : findInstitution(own);
  const institution = named ?? (degree === null ? findSchoolByEnd(own, view.text) : null);
  // "High School Diploma" names a certificate, "Diploma School of Art" a school.
  const isSchoolName =
    degree !== null &&
    institution !== null &&
    degree.first > 0 &&
    degree.first === institution.first &&
    degree.last <= institution.last &&
    own.length > institution.last - institution.first &&
    !isGivenByKind(view.text.slice(0, own[degree.last - 1]?.end));
  const isDegree =
    degree !== null && !isSchoolName && (institution === null || degree.first <= institution.first);
  const to =
    view.text[last.end] === "." && /^(?:sc|a|eng|tech|com|ed|phil|d|b|m|hons)$/.test(last.text)
      ? last.end + 1
      : last.end;
  return {
    view,
    from: first.start,
    to,
    text: view.text.slice(first.start, to).replace(/\s+/g, " "),
    tokens: own,
    degree: isDegree,
    institution: institution !== null && !isDegree,
    labelled: false,
    field: isDegree ? fieldOf(own, degree, view.text) : null,
  };
}
