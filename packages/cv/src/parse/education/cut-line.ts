import { isTownDash } from "../positions/town-dash.ts";
import type { LineView } from "../text/cv-text.ts";
import type { Token } from "../text/tokens.ts";

/** The tokens of a line between its bars, tabs, colons, commas, spaced dashes, full stops and dates. */
export function cutLine(view: LineView): readonly (readonly Token[])[] {
  const result: Token[][] = [[]];
  let depth = 0;
  for (const [index, token] of view.tokens.entries()) {
    const before = view.tokens[index - 1];
    const gap = before === undefined ? "" : view.text.slice(before.end, token.start);
    // "2010 (Lycée Saint-Louis, Bordeaux)": a bracket that holds a piece of its own.
    if (token.text === "(" && result.at(-1)?.length !== 0) depth++;
    const inDate = view.dates.some((span) => token.start >= span.from && token.start < span.to);
    const isHard =
      token.kind === "mark" &&
      depth === 0 &&
      (/^[|·•;,:‖]$/.test(token.text) ||
        isSpacedDash(view, token) ||
        isFullStop(view, before, token) ||
        isTownDash(view.tokens, index, view.text));
    if (inDate || isHard || /\t| {2}/.test(gap)) result.push([]);
    if (!inDate && !isHard) result.at(-1)?.push(token);
    if (token.text === ")") depth = Math.max(0, depth - 1);
  }
  return result.filter((piece) => piece.length > 0);
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
