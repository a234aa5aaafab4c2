import { placeScore } from "../../places/place-score.ts";
import { type Token, tokenise } from "../../text/tokens.ts";
import type { Atom } from "../pieces/atoms.ts";
import { companyScore, endsInLegalForm, isLegalForm } from "../roles/company-score.ts";
import { titleScore } from "../roles/title-score.ts";
import type { Row } from "./rows.ts";

/** Two rows of which the lower may be the rest of the upper. */
export interface Meeting {
  readonly row: Row;
  /** Where the names of the upper row end. */
  readonly left: number;
  /** The words of the lower row beside its own dates. */
  readonly rest: string;
  readonly below: Row;
  readonly behind: Row | null;
  /** Whether its first word had no room above; null where nothing tells. */
  readonly isFull: boolean | null;
}

/** Words that end no name: "Head of", "Fachkraft für". */
const OPEN_WORD =
  /\s(?:of|and|&|to|the|für|im|und|de|del|de la|des|du|et|das|dos|e|y|di|della|delle|van|voor)$/iu;
/** What stands behind these is as often the employer or the town, which has a capital: "Técnico en". */
const OPEN_BEFORE_SMALL = /\s(?:for|in|en|em|à|aux?|al|alla|alle|ai|agli|da|do|dei)$/iu;
/** Behind these the firm comes. */
const OPEN_BEFORE_FIRM = /\s(?:at|with|bei|beim|chez|presso)$/iu;
const OPEN_MARK = /[,–—&/|·@]$|\s-$/u;
const BEFORE_DATES = /[,|·]$/u;
const OPEN_BRACKET = /\([^()]{1,60}$/u;
const CLOSED_FIRST = /^[^()]{0,60}\)/u;
const LINKED = /^(?:[&–—|·,/]\s?|(?:of|and|und|et|at|with|for|de|y|di|e)\s)(?=\S)/u;
/** Up to what parts a name from the next one. */
const FIRST_PIECE = /^[^,|·:\t()–—]{1,60}?(?=\s*(?:[,|·:(–—]|\s-\s|$))/u;
const MOST_SMALL_WORDS = 3;

/** Whether the lower row goes on with the last name of the upper one, by the words of both. */
export function goesOn(meeting: Meeting): boolean {
  const { row, left, rest, below, isFull } = meeting;
  const cell = row.view.text.slice(0, left).trimEnd();
  const last = row.atoms.findLast(({ from }) => from < left);
  const words = below.span === null ? rest : rest.slice(0, Math.max(0, below.span.from)).trim();
  if (last === undefined || isSentence(words)) return false;
  if (OPEN_BRACKET.test(cell)) return CLOSED_FIRST.test(rest);
  if (words === "") return isFull === true && BEFORE_DATES.test(cell) && row.atoms.some(namesPost);
  if (isOpenByWord(cell, rest)) return isFull === true || (isFull === null && last.title >= 1.5);
  if (isOpenByMark(meeting, cell)) return true;
  // "Cedar Chambers — Legal   2014 – 2016" over "Apprentice": no dates beside it tell how wide the row is.
  const isCut = isFull === null && left < row.view.text.length && isRankAlone(wordsOf(rest));
  return (isFull === true || (isCut && isBehindDash(last))) && isPartOfName(meeting, cell, last);
}

function namesPost({ title, company }: Atom): boolean {
  return title >= 1.5 && title > company;
}

function isBehindDash({ view, from }: Atom): boolean {
  return /\s[-–—|]\s+$/u.test(view.text.slice(Math.max(0, from - 4), from));
}

function isOpenByWord(cell: string, rest: string): boolean {
  return OPEN_WORD.test(cell) || (/^\p{Ll}/u.test(rest) && OPEN_BEFORE_SMALL.test(cell));
}

/** What no header ends in, or begins with. */
function isOpenByMark({ row, left, rest, isFull }: Meeting, cell: string): boolean {
  // "Clerk,   2014 – 2016" over "Cedar Pumps": in front of dates nothing ends in a comma.
  if (left < row.view.text.length && row.span !== null && /[,–—&]$/u.test(cell)) return true;
  if (isLegalForm(wordsOf(FIRST_PIECE.exec(rest)?.[0] ?? ""))) return true;
  return isFull === true && (OPEN_MARK.test(cell) || OPEN_BEFORE_FIRM.test(cell) || LINKED.test(rest));
}

/** A full stop, or small words that are no links of a name. */
function isSentence(rest: string): boolean {
  return /\p{Ll}{2}[.;]\s*$/u.test(rest) || /\s\p{Ll}{4,}\s\p{Ll}/u.test(rest);
}

function isPartOfName({ row, rest, below, behind, left }: Meeting, cell: string, last: Atom): boolean {
  const piece = FIRST_PIECE.exec(rest)?.[0] ?? "";
  const words = wordsOf(piece);
  const name = nameOf(words);
  const whole = wordsOf(`${last.text} ${piece}`);
  if (placeScore(whole) >= 3 && last.place < 3 && words.length > 0) return true;
  if (/^\p{Ll}/u.test(rest)) return words.length <= MOST_SMALL_WORDS && titleScore(whole) >= 2.5;
  if (!/^[\p{Lu}\p{Nd}]/u.test(rest) || /[).:]$/.test(cell) || name.isPlace || endsInLegalForm(last.tokens))
    return false;
  const others = row.atoms.filter((atom) => atom !== last && atom.from < left && atom.link !== "bracket");
  if (others.length > 0) return goesOnBeside(others, last, name);
  return below.span === null ? goesOnAlone({ row, last, name, rest, below, behind }) : isRankAlone(words);
}

interface Name {
  readonly words: readonly Token[];
  readonly isPost: boolean;
  readonly isFirm: boolean;
  readonly isPlace: boolean;
}

function nameOf(words: readonly Token[]): Name {
  return {
    words,
    isPost: titleScore(words) >= 2,
    isFirm: companyScore(words) >= 2.2,
    isPlace: placeScore(words) >= 2,
  };
}

/** Where other names stand in the upper row: what they leave open decides. */
function goesOnBeside(others: readonly Atom[], last: Atom, { words, isPost, isFirm }: Name): boolean {
  const hasPost = others.some(namesPost);
  const dashed = isBehindDash(last);
  if (hasPost && last.link === "at" && isFirm) return true;
  // "Manager – Claims Analyst" over "Cedar Partners": a second post, or a field, and below it the firm.
  if (hasPost && dashed && (isFirm || words.length > 1)) return false;
  if (hasPost) return last.place < 2 && (last.title < 1.5 || isPost);
  if (dashed) return !isFirm || last.title < 1.5;
  const hasFirm = others.some(({ company }) => company >= 2.2);
  return hasFirm && last.place < 2 && last.title >= 1.5 && (isPost || !isFirm);
}

interface Alone extends Pick<Meeting, "row" | "rest" | "below" | "behind"> {
  readonly last: Atom;
  readonly name: Name;
}

/** The only name of its row: what stands below both tells whether they are one. */
function goesOnAlone({ row, last, name, rest, below, behind }: Alone): boolean {
  const hasTab = row.view.text.includes("\t");
  if (!hasTab && !isSetAlike(row, below)) return false;
  if (behind === null || behind.view.line.bullet || behind.header <= 0) return false;
  const post = behind.atoms.some(({ title, company }) => title >= 2 && title > company);
  const isFirm = behind.atoms.some(({ company, title }) => company >= 2.2 && title < 2);
  const isTownOnly = behind.atoms.every(({ place }) => place >= 2);
  // "Meridien" over "Palms —": the row is cut again behind the name.
  if (OPEN_MARK.test(rest)) return last.title < 1.5 || post;
  if (post) return !name.isPost && last.title < 1.5;
  if (isTownOnly) return false;
  if (isRankAlone(name.words)) return true;
  if (last.company >= 2.2) return false;
  if (name.isPost) return last.title >= 1.5 || isFirm;
  return last.title >= 1.5 && !name.isFirm;
}

function isSetAlike({ view: { line: a } }: Row, { view: { line: b } }: Row): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.colour === b.colour;
}

/** A rank that names no work by itself: the last word of a title. */
const RANK =
  /^(?:manager|officer|executive|assistant|engineer|operator|lead|leader|trainee|worker|associate|specialist|coordinator|consultant|supervisor|technician|representative|administrator|analyst|clerk|director|intern|apprentice|agent|advisor|adviser|attendant|helper|inspector|instructor|learner|member)$/;

function isRankAlone(words: readonly Token[]): boolean {
  const [only, ...others] = words;
  return only !== undefined && others.length === 0 && RANK.test(only.text);
}

function wordsOf(text: string): readonly Token[] {
  return tokenise(text.trim());
}
