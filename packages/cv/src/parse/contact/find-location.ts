import type { Evidence, Fact } from "../../types.ts";
import { hasPlace, isCountry, placeScore } from "../places/place-score.ts";
import { type LineView, quote } from "../text/cv-text.ts";
import { tokenise, wordCount } from "../text/tokens.ts";
import { isAddressLabelAlone } from "./address-label.ts";
import { isContactLine } from "./contact-line.ts";
import { type LocationCandidate, locationCandidates, POSTCODE } from "./location-candidates.ts";
import { piecesOf } from "./location-pieces.ts";

/** Whether a stretch of a line is known to be something else. */
type Taken = (view: LineView, from: number, to: number) => boolean;

/**
 * Where the person lives, as written: a labelled address, a known place, or what is left of the contact line.
 * @param isHead whether the lines are those of personal data, which begin with the head of the page.
 */
export function findLocation(lines: readonly LineView[], taken: Taken, isHead = false): Fact<string> | null {
  const best = bestCandidate(lines, taken, isHead ? lengthOfHead(lines) : 0);
  if (best === null) return null;
  const { view, from, to } = best;
  const value = oneLine(view.text.slice(from, to));
  const evidence = quote(view, from, to);
  const above = townAbove(best, lines, taken) ?? openedAbove(best, lines, taken);
  if (above !== null)
    return {
      value: `${oneLine(above.quote).replace(/,$/, "")}, ${value}`,
      evidence: [above, evidence],
    };
  const country = restOfCountry(best, lines);
  if (country !== null) return { value: `${value} ${oneLine(country.quote)}`, evidence: [evidence, country] };
  const below = townBelow(best, lines) ?? restBelow(best, lines);
  if (below === null) return { value, evidence: [evidence] };
  return { value: `${value}, ${oneLine(below.text)}`, evidence: [evidence, quote(below)] };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The place that most speaks for; the first `head` lines are the head of the page. */
function bestCandidate(lines: readonly LineView[], taken: Taken, head: number): LocationCandidate | null {
  let best: LocationCandidate | null = null;
  for (const index of lines.keys()) {
    for (const candidate of candidatesOf(lines, index, taken, index < head)) {
      if (best === null || candidate.score > best.score) best = candidate;
    }
  }
  return best;
}

function candidatesOf(
  lines: readonly LineView[],
  index: number,
  taken: Taken,
  isHead: boolean,
): readonly LocationCandidate[] {
  const view = lines[index];
  if (view === undefined || (isAddressLabelAlone(view) && placeScore(view.tokens) < 2)) return [];
  const beside = isBesideContacts(lines, index);
  const label = isUnderLabel(view, lines[index - 1]) ? "label" : null;
  return [...locationCandidates(view, taken, beside, label)]
    .filter(({ score }) => score >= LEAST)
    .map((one) => ({ ...one, score: one.score + (isHead ? inTheHead(one, beside) : 0) }));
}

/** The line above it, in the same block, is no more than "Address". */
function isUnderLabel(view: LineView, above: LineView | undefined): boolean {
  if (above === undefined || above.id !== view.id - 1 || above.line.block !== view.line.block) return false;
  return isAddressLabelAlone(above) && !isContactLine(view);
}

/** Contact data stands in the two lines above or below, in the same block. */
function isBesideContacts(lines: readonly LineView[], index: number): boolean {
  const block = lines[index]?.line.block;
  const near = [lines[index - 2], lines[index - 1], lines[index + 1], lines[index + 2]];
  return near.some((other) => other !== undefined && other.line.block === block && isContactLine(other));
}

/**
 * The town beside the number under the name goes before the street in a form of personal data further down; words that
 * no table knows go only before what is no better known, and a country alone before nothing.
 */
function inTheHead({ view, from, to, score }: LocationCandidate, beside: boolean): number {
  // A word on a line of its own may be what the person is.
  if (!isContactLine(view) && (!beside || score < LEAST + 0.1)) return 0;
  if (isCountry(tokenise(view.text.slice(from, to)))) return 0;
  return score >= KNOWN ? 3 : 1;
}

const LINES_OF_HEAD = 6;
/** What a candidate must be worth by itself. */
const LEAST = 2;
/** From here on the place is in the tables or has a code. */
const KNOWN = 2.6;

/** So many of the lines stand at the top of the first page, with no heading between them. */
function lengthOfHead(lines: readonly LineView[]): number {
  const end = lines.findIndex(
    ({ id, line }, index) => line.page > 1 || id >= LINES_OF_HEAD || id !== (lines[0]?.id ?? 0) + index,
  );
  return end < 0 ? lines.length : end;
}

/** "14 Canal Walk" over "Manchester M4 6JA": the line with the town of a street that names none. */
function townBelow({ view, from, to }: LocationCandidate, lines: readonly LineView[]): LineView | null {
  const street = tokenise(view.text.slice(from, to));
  const isStreet =
    street.some(({ kind }) => kind === "number") && placeScore(street) < 2 && !hasPlace(street);
  const next = lines.find(({ id }) => id === view.id + 1);
  if (!isStreet || next === undefined || /\S/.test(view.text.slice(to)) || isContactLine(next)) return null;
  const isTown = POSTCODE.test(next.text) || hasPlace(next.tokens) || placeScore(next.tokens) >= 2;
  return isTown && next.words.length <= 8 && !/[:|•·]/.test(next.text) ? next : null;
}

/** "Contact address: 14 Market Street, Ife," over "Osun State, Nigeria": what the comma leads to. */
function restBelow({ view, to }: LocationCandidate, lines: readonly LineView[]): LineView | null {
  if (view.text.slice(to).trim() !== ",") return null;
  const next = lines.find(({ id }) => id === view.id + 1);
  if (next === undefined || isContactLine(next) || next.words.length > 6) return null;
  const isShort = next.words.length <= 3 && next.line.block === view.line.block;
  return placeScore(next.tokens) >= 2 || (isShort && hasPlace(next.tokens)) ? next : null;
}

/** "… | Kandy, Sri" over "Lanka | …": the line broke within the name of the country. */
function restOfCountry({ view, to }: LocationCandidate, lines: readonly LineView[]): Evidence | null {
  const next = lines.find(({ id }) => id === view.id + 1);
  if (next === undefined || view.text.slice(to).trim() !== "") return null;
  const begun = /,\s+([^,]+)$/.exec(view.text.slice(0, to))?.[1];
  const [rest] = piecesOf(next);
  if (begun === undefined || rest === undefined) return null;
  const country = tokenise(`${begun} ${next.text.slice(rest.from, rest.to)}`);
  return isCountry(country) && !isCountry(tokenise(begun)) ? quote(next, rest.from, rest.to) : null;
}

/** "Brisbane Queensland" over "QLD 4101 AU": the town above a line that begins with no more than a region and a code. */
function townAbove(
  { view, from }: LocationCandidate,
  lines: readonly LineView[],
  taken: Taken,
): Evidence | null {
  const above = lines.find(({ id }) => id === view.id - 1);
  if (above === undefined || from > 0 || !CODE_LINE.test(view.text)) return null;
  const [a, b] = [above.line, view.line];
  const isBeside = a.block === b.block && a.size === b.size && a.box !== null && b.box !== null;
  if (!isBeside || Math.abs((a.box?.x ?? 0) - (b.box?.x ?? 0)) > 4) return null;
  const isTown =
    above.words.length <= 4 && /^[\p{Lu}][\p{L}' ,.-]+$/u.test(above.text) && hasPlace(above.tokens);
  return isTown && !taken(above, 0, above.text.length) ? quote(above) : null;
}

/** "HSR Layout, Bengaluru," over "Karnataka": what stands above, behind other data perhaps, and whose last comma leads to the place. */
function openedAbove(
  { view, from }: LocationCandidate,
  lines: readonly LineView[],
  taken: Taken,
): Evidence | null {
  const above = lines.find(({ id }) => id === view.id - 1);
  if (above === undefined || from > 0 || above.line.block !== view.line.block) return null;
  const piece = isContactLine(above) ? piecesOf(above).at(-1) : { from: 0, to: above.text.length };
  if (piece === undefined || above.line.size !== view.line.size) return null;
  const text = above.text.slice(piece.from, piece.to);
  const tokens = tokenise(text);
  if (!OPENED.test(text) || wordCount(tokens) > 6 || taken(above, piece.from, piece.to)) return null;
  return hasPlace(tokens) || /\p{Nd}/u.test(text) ? quote(above, piece.from, piece.to) : null;
}

const OPENED = /^[\p{Lu}\p{Lo}\p{Nd}#][^:|•·@]*,\s*$/u;

/** "94110 US", "QLD 4101 AU", "West Yorkshire LS6 2QT", "Munster T12 X4Y5 IE". */
const CODE_LINE =
  /^(?:\p{Lu}[\p{L}' -]{1,24}? )?(?=[A-Z\p{Nd} ]*\p{Nd})(?:[A-Z]{0,2}\p{Nd}[\p{Nd}A-Z]{1,5}(?: [\p{Nd}A-Z]{3,4})?)(?:,? [A-Z]{2,3})?$/u;
