import { isTownDash } from "../positions/town-dash.ts";
import type { LineView } from "../text/cv-text.ts";
import type { Token } from "../text/tokens.ts";

/** The tokens of a line between its bars, tabs, colons, commas, spaced dashes, full stops and dates. */
export function cutLine(view: LineView): readonly (readonly Token[])[] {
  const result: Token[][] = [[]];
  let depth = 0;
  for (const [index, token] of view.tokens.entries()) {
    // "2010 (Lycée Saint-Louis, Bordeaux)": a bracket that holds a piece of its own.
    if (token.text === "(" && result.at(-1)?.length !== 0) depth++;
    const isBetween = isOfDate(view, token) || (depth === 0 && isCut(view, index));
    if (isBetween || isBehindGap(view, index)) result.push([]);
    if (!isBetween) result.at(-1)?.push(token);
    if (token.text === ")") depth = Math.max(0, depth - 1);
  }
  return result.filter((piece) => piece.length > 0);
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
  if (mark?.kind !== "mark") return false;
  return (
    /^[|·•;,:‖]$/.test(mark.text) ||
    isSpacedDash(view, mark) ||
    isFullStop(view, view.tokens[index - 1], mark) ||
    isTownDash(view.tokens, index, view.text)
  );
}

/** "Grado en Fisioterapia. Universidad de Cádiz": a dot behind a whole word and before a capital. */
function isFullStop(view: LineView, word: Token | undefined, dot: Token): boolean {
  return (
    dot.text === "." &&
    word?.kind === "word" &&
    word.end === dot.start &&
    word.text.length >= (SCHOOL_BEHIND.test(view.text.slice(dot.end)) ? 3 : 5) &&
    /^\s+(?:\p{Lu}|\p{Nd}{1,3}(?:[.,]\p{Nd}+)?\s?%|2:[12](?!\p{Nd})|(?:(?:magna|summa) )?cum laude)/u.test(
      view.text.slice(dot.end),
    )
  );
}

const SCHOOL_BEHIND =
  /^\s+(?:IES|IUT|ITIS|IIS|Liceo|Istituto|Lycée|Universidade?|Universit[àäéy]|College|Institute|School)/u;

const SHORT_DEGREE = /^ (?:[BM]\.?(?:A|S|Sc|Tech|Eng|Com|Ed|BA|E|FA|Phil)|MBA|BBA|Ph\.?D|LL[BM])\.?, \p{Lu}/u;

function isSpacedDash(view: LineView, token: Token): boolean {
  const written = view.text.slice(token.start, token.end);
  if (written === "—") return true;
  // "Bachelor of Science - BS, Physics": the same degree in short.
  if (SHORT_DEGREE.test(view.text.slice(token.end, token.end + 12))) return false;
  return (
    /^[-–−@]$/.test(written) && view.text[token.start - 1] === " " && (view.text[token.end] ?? " ") === " "
  );
}
