import { isTownDash } from "../../positions/pieces/town-dash.ts";
import type { LineView } from "../../text/cv-text.ts";
import type { Token } from "../../text/tokens.ts";
import { findDegree, findInstitution } from "./education-words.ts";

/** The tokens of a line between its bars, tabs, colons, commas, spaced dashes, full stops and dates. */
export function cutLine(view: LineView): readonly (readonly Token[])[] {
  const result: Token[][] = [[]];
  const isMark = marksOf(view);
  let depth = 0;
  for (const [index, token] of view.tokens.entries()) {
    const before = result.at(-1) ?? [];
    const isSchool = opensSchool(view, index, before);
    if (opensBracket(token, before) && !isSchool) depth++;
    const isBetween = isSchool || isOfDate(view, token) || (depth === 0 && isMark(token, index));
    if (isBetween || isBehindGap(view, index)) result.push([]);
    if (!isBetween) result.at(-1)?.push(token);
    if (token.text === ")") depth = Math.max(0, depth - 1);
  }
  return result.filter((piece) => piece.length > 0);
}

/** Which tokens stand between two pieces, outside of brackets. */
function marksOf(view: LineView): (token: Token, index: number) => boolean {
  const isSlashed = partsBySlashes(view);
  return (token, index) => isCut(view, index) || (isSlashed && isSpacedSlash(view, token));
}

/** "2010 (Lycée Saint-Louis, Bordeaux)": behind no words a bracket holds a piece of its own. */
function opensBracket({ text }: Token, before: readonly Token[]): boolean {
  return text === "(" && before.length > 0;
}

/** "BTS Électrotechnique (Lycée Diderot, 2011)": the bracket behind an award holds its school. */
function opensSchool(view: LineView, at: number, before: readonly Token[]): boolean {
  const { tokens, text } = view;
  if (tokens[at]?.text !== "(" || before.length === 0) return false;
  const close = tokens.findIndex((token, index) => index > at && /^[()]$/.test(token.text));
  if (close < at + 2 || tokens[close]?.text !== ")") return false;
  // "(IHK)" and "(FH)" tell of the award.
  if (close === at + 2 && (tokens[at + 1]?.text.length ?? 0) < 4) return false;
  return (
    findInstitution(tokens.slice(at + 1, close)) !== null &&
    findInstitution(before) === null &&
    (findDegree(before, text) !== null || holdsDate(view, at, close)) &&
    findDegree(tokens.slice(at + 1, close), text) === null
  );
}

function holdsDate({ dates }: LineView, open: number, close: number): boolean {
  return dates.some(({ first, last }) => first > open && last <= close);
}

/** "2005 – 2010 / Université de Kinshasa / Licence": slashes with room on both sides part a line where there are two, or one between degree and school. */
function partsBySlashes(view: LineView): boolean {
  const slashes = view.tokens.filter((token) => isSpacedSlash(view, token));
  const [first, ...more] = slashes;
  if (first === undefined) return false;
  if (more.length > 0) return true;
  const [left, right] = [
    view.tokens.filter(({ end }) => end <= first.start),
    view.tokens.filter(({ start }) => start >= first.end),
  ];
  const isDegree = (tokens: readonly Token[]): boolean => findDegree(tokens, view.text) !== null;
  const isSchool = (tokens: readonly Token[]): boolean => findInstitution(tokens) !== null;
  return (
    isDegree(left) !== isDegree(right) &&
    isSchool(left) !== isSchool(right) &&
    isDegree(left) !== isSchool(left)
  );
}

function isSpacedSlash({ text }: LineView, { text: mark, start, end }: Token): boolean {
  return mark === "/" && text.slice(start - 1, end + 1) === " / ";
}

function isOfDate({ dates }: LineView, { start }: Token): boolean {
  return dates.some(({ from, to }) => start >= from && start < to);
}

/** A tab, or the room of two letters. */
function isBehindGap({ text, tokens }: LineView, index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (before === undefined || token === undefined) return false;
  return /\t| {2}/.test(text.slice(before.end, token.start));
}

/** A mark that stands between two pieces. */
function isCut(view: LineView, index: number): boolean {
  const mark = view.tokens[index];
  if (mark?.kind !== "mark" || isOfMark(view.tokens, index)) return false;
  return (
    /^[|·•;,:‖]$/.test(mark.text) ||
    isSpacedDash(view, mark) ||
    isFullStop(view, view.tokens[index - 1], mark) ||
    isTownDash(view.tokens, index, view.text)
  );
}

/** The colon of "2:1". */
function isOfMark(tokens: readonly Token[], at: number): boolean {
  const [before, mark, after] = tokens.slice(at - 1, at + 2);
  if (mark?.text !== ":" || before?.kind !== "number" || after?.kind !== "number") return false;
  return before.end === mark.start && after.start === mark.end;
}

/** "Velammal Matric. Hr. Sec. School": words cut short inside the names of schools. */
const CUT_SHORT =
  /^(?:matric|higher|sec|govt|gov|univ|dept|inst|engg|tech|comm|prof|intl|natl|assn|edn|educ|internat|nat|poly|vidya|elem|prim|coll)$/;

/** "Grado en Fisioterapia. Universidad de Cádiz": a dot behind a whole word and before a capital. */
function isFullStop(view: LineView, word: Token | undefined, dot: Token): boolean {
  if (word !== undefined && isMarkAtEnd(view, word, dot)) return true;
  return (
    dot.text === "." &&
    word?.kind === "word" &&
    word.end === dot.start &&
    !CUT_SHORT.test(word.text) &&
    word.text.length >= (SHORT_END.test(view.text.slice(dot.end)) ? 3 : 5) &&
    /^\s+(?:\p{Lu}|\p{Nd}{1,3}(?:[.,]\p{Nd}+)?\s?%|2:[12](?!\p{Nd})|(?:(?:magna|summa) )?cum laude)/u.test(
      view.text.slice(dot.end),
    )
  );
}

/** "A levels: Biology A, Geography B. Callington College": the mark of the last subject. */
function isMarkAtEnd({ text, tokens }: LineView, word: Token, dot: Token): boolean {
  if (!/^[a-f]$/.test(word.text) || !/^\s+\p{Lu}\p{Ll}/u.test(text.slice(dot.end))) return false;
  if (!/\p{L}{3} [A-F],/u.test(text.slice(0, word.start))) return false;
  return findInstitution(tokens.filter(({ start }) => start >= dot.end)) !== null;
}

/** A school, or what is told of the study. */
const SHORT_END =
  /^\s+(?:Betreuer|Thema|Titel|Note|Thesis|Dissertation|Supervisor|Supervised|Grade|IES|IUT|ITIS|IIS|Liceo|Istituto|Lycée|Universidade?|Universit[àäéy]|College|Institute|School)/u;

const SHORT_DEGREE = /^ (?:[BM]\.?(?:A|S|Sc|Tech|Eng|Com|Ed|BA|E|FA|Phil)|MBA|BBA|Ph\.?D|LL[BM])\.?, \p{Lu}/u;

/** "N1 – N3 Electrical Engineering". */
const RANGE_OF_LEVELS = /^(N\d) [-–] (N\d)$/u;

function isSpacedDash(view: LineView, token: Token): boolean {
  const written = view.text.slice(token.start, token.end);
  if (written === "—") return true;
  // "Bachelor of Science - BS, Physics": the same degree in short.
  if (SHORT_DEGREE.test(view.text.slice(token.end, token.end + 12))) return false;
  if (RANGE_OF_LEVELS.test(view.text.slice(Math.max(0, token.start - 3), token.end + 3))) return false;
  return (
    /^[-–−@]$/.test(written) && view.text[token.start - 1] === " " && (view.text[token.end] ?? " ") === " "
  );
}
