import type { Fact } from "../../types.ts";
import { findDegree } from "../education/education-words.ts";
import { findCountry, hasPlace, isCountry, placeScore } from "../places/place-score.ts";
import { companyScore } from "../positions/company-score.ts";
import { titleScore } from "../positions/title-score.ts";
import { readHeading } from "../sections/heading-words.ts";
import { type LineView, quote } from "../text/cv-text.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";
import { piecesOf } from "./location-pieces.ts";

const addressLabels = lazy(() => compileWords(({ labels }) => labels.address));
const otherLabels = lazy(() =>
  compileWords(
    ({ labels }) =>
      `${labels.birth}|${labels.nationality}|${labels.phone}|${labels.email}|${labels.name}|${labels.title}`,
  ),
);

interface Candidate {
  readonly view: LineView;
  readonly from: number;
  readonly to: number;
  readonly score: number;
}

/** Where the person lives, as written: a labelled address, a known place, or what is left of the contact line. */
export function findLocation(
  lines: readonly LineView[],
  taken: (view: LineView, from: number, to: number) => boolean,
): Fact<string> | null {
  let best: Candidate | null = null;
  for (const [index, view] of lines.entries()) {
    const near = [lines[index - 2], lines[index - 1], lines[index + 1], lines[index + 2]];
    const beside = near.some(
      (other) => other !== undefined && other.line.block === view.line.block && isContactLine(other),
    );
    for (const candidate of candidates(view, taken, beside)) {
      if (candidate.score >= 2 && (best === null || candidate.score > best.score)) best = candidate;
    }
  }
  if (best === null) return null;
  const { view, from, to } = best;
  const value = view.text.slice(from, to).replace(/\s+/g, " ").trim();
  const above = townAbove(best, lines, taken);
  if (above !== null)
    return { value: `${above.text.trim()}, ${value}`, evidence: [quote(above), quote(view, from, to)] };
  const town = townBelow(best, lines);
  if (town === null) return { value, evidence: [quote(view, from, to)] };
  return {
    value: `${value}, ${town.text.replace(/\s+/g, " ").trim()}`,
    evidence: [quote(view, from, to), quote(town)],
  };
}

/** "14 Canal Walk" over "Manchester M4 6JA": the line with the town of a street that names none. */
function townBelow({ view, from, to }: Candidate, lines: readonly LineView[]): LineView | null {
  const street = tokenise(view.text.slice(from, to));
  const isStreet =
    street.some(({ kind }) => kind === "number") && placeScore(street) < 2 && !hasPlace(street);
  const next = lines.find(({ id }) => id === view.id + 1);
  if (!isStreet || next === undefined || /\S/.test(view.text.slice(to)) || isContactLine(next)) return null;
  const isTown = POSTCODE.test(next.text) || hasPlace(next.tokens) || placeScore(next.tokens) >= 2;
  return isTown && next.words.length <= 8 && !/[:|•·]/.test(next.text) ? next : null;
}

/** "Brisbane Queensland" over "QLD 4101 AU": the town above a line that begins with no more than a region and a code. */
function townAbove(
  { view, from }: Candidate,
  lines: readonly LineView[],
  taken: (view: LineView, from: number, to: number) => boolean,
): LineView | null {
  const above = lines.find(({ id }) => id === view.id - 1);
  if (above === undefined || from > 0 || !CODE_LINE.test(view.text)) return null;
  const [a, b] = [above.line, view.line];
  const isBeside = a.block === b.block && a.size === b.size && a.box !== null && b.box !== null;
  if (!isBeside || Math.abs((a.box?.x ?? 0) - (b.box?.x ?? 0)) > 4) return null;
  const isTown =
    above.words.length <= 4 && /^[\p{Lu}][\p{L}' ,.-]+$/u.test(above.text) && hasPlace(above.tokens);
  return isTown && !taken(above, 0, above.text.length) ? above : null;
}

/** "94110 US", "QLD 4101 AU", "West Yorkshire LS6 2QT", "Munster T12 X4Y5 IE". */
const CODE_LINE =
  /^(?:\p{Lu}[\p{L}' -]{1,24}? )?(?=[A-Z\p{Nd} ]*\p{Nd})(?:[A-Z]{0,2}\p{Nd}[\p{Nd}A-Z]{1,5}(?: [\p{Nd}A-Z]{3,4})?)(?:,? [A-Z]{2,3})?$/u;

function* candidates(
  view: LineView,
  taken: (view: LineView, from: number, to: number) => boolean,
  beside: boolean,
): Generator<Candidate> {
  const pieces = piecesOf(view);
  let before: Label = null;
  for (const { from, to } of pieces) {
    // "Address" ":" "Biyagama": the colon has a cell of its own.
    if (before !== null && /^\s*:\s*$/.test(view.text.slice(from, to))) continue;
    const own = labelOf(view, from, to);
    const label = own ?? before;
    before = own;
    if (label === "other" || own === "label") continue;
    const lead = LIVES.exec(view.text.slice(from, to));
    const start = typeof own === "number" ? own : from + (lead?.[0].length ?? 0);
    const text = view.text.slice(start, to);
    if (BORN.test(text)) continue;
    if (
      taken(view, start, to) ||
      /[@]|https?:|www\./.test(text) ||
      text.trim().length < 2 ||
      text.length > 90
    )
      continue;
    const tokens = tokenise(text);
    const words = tokens.filter(({ kind }) => kind === "word").length;
    if (words === 0 || words > 12) continue;
    const place = Math.max(placeScore(tokens), POSTCODE.test(text) && words >= 2 ? 2 : 0);
    let score = place >= 2 ? place + 1 : hasPlace(tokens) && words <= 9 && /,|\d/.test(text) ? 2.6 : 0;
    if (label !== null) score += FORMER.test(view.text.slice(from, to)) ? 2 : 3;
    if (findCountry(tokens) !== null && score > 0) score += isCountry(tokens) ? -1.5 : 0.3;
    // "Senior Radiographer (CT)" is no town in Connecticut.
    if (titleScore(tokens) >= 2 && place < 3) score -= 2.5;
    if (score === 0 && isTownLike(text, tokens)) {
      // More than the country below it.
      if (pieces.length === 1 && ZIP_AND_TOWN.test(text) && words <= 3) score = 2.6;
      else if (from + view.text.length - to > 0 && words <= 7 && isContactLine(view)) score = 2.2;
      // A town that no list knows, on a line of its own among the contact data.
      else if (pieces.length === 1 && beside && words <= 5)
        score = /^\p{Lu}[\p{L} ]+, \p{Lu}[\p{L} ]+$/u.test(text.trim()) ? 2.2 : 2;
    }
    if (/[.!?]\s*$/.test(text) && words > 5 && text.split(",").length < 3) score -= 2;
    const trimmed = trim(view.text, start, to);
    if (score > 0) yield { view, ...trimmed, score };
  }
}

/** "Residente a Prato", "wohnhaft in Jena": words that stand for a label. */
const LIVES =
  /^\s*(?:resident(?:e|i)?(?: (?:a|in|en|em|of))?|wohnhaft in|wohnt in|habite(?: à)?|domiciliée? à|woonachtig (?:te|in)|vive en|vivo en|moro em|lives? (?:in|near)|based (?:in|near|at))\s+(?=[\p{Lu}\p{Nd}])/iu;
const BORN =
  /^\s*(?:born|nata?o? (?:a|il)|nata a|née? (?:le|à|en)|geb(?:oren|\.)|nacid[oa]|nascid[oa]|d\.o\.b)/iu;

/** Postal codes that nothing else looks like: Britain, Ireland, Canada, the Netherlands. */
const POSTCODE =
  /(?<![\p{L}\p{Nd}])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4}|[A-Z]\d[A-Z] \d[A-Z]\d|\d{4} ?[A-Z]{2})(?![\p{L}\p{Nd}])/u;

/** "38122 Trento" on a line of its own. */
const ZIP_AND_TOWN = /^\s*(?:[A-Z]{1,2}-)?\p{Nd}{5,6}\s+\p{Lu}\p{L}+/u;

/** The address of the parents' house stands beside the one where the person lives. */
const FORMER = /permanent|heimat|dauernd|permanente/iu;

function isTownLike(text: string, tokens: readonly Token[]): boolean {
  return (
    /^\s*(?:\p{Nd}{4,6}\s+|[A-Z]{1,2}-\p{Nd}{4,6}\s+)?[\p{Lu}\p{Lo}]/u.test(text) &&
    !/[:;!?%]|\p{Nd}{7}|\p{Nd}x\p{Nd}|(?:19|20)\p{Nd}{2}\s*[-–]/u.test(text) &&
    !LINK_WORDS.test(text) &&
    !STREET.test(text) &&
    !TITLE_OF_DEGREE.test(text) &&
    titleScore(tokens) < 1.5 &&
    companyScore(tokens) < 2 &&
    readHeading(tokens) === null &&
    otherLabels().matchAll(tokens) === null &&
    findDegree(tokens, text) === null
  );
}

/** "Deichweg 3", "Lange Gracht 12a": a street of German or Dutch and a number, the town stands beside it. */
const STREET =
  /^\s*(?:\p{L}[\p{L}.-]* ){0,2}\p{L}*(?:weg|stra(?:ß|ss)e|str\.|gasse|platz|allee|ring|damm|ufer|stieg|laan|straat|steenweg|plein|dreef|kade|gracht|singel) \p{Nd}+ ?[a-z]?\s*$/iu;

/** "Dipl.-Ing.", "M.Sc.", "MBA": what stands beside a name and is no town. */
const TITLE_OF_DEGREE = /^\s*(?:(?:Dipl|Mag|Ing|Dr|Prof|Lic|B|M|Ph|LL)\.|\p{Lu}{2,5}$)/u;

/** What stands in a contact line for a link. */
const LINK_WORDS =
  /^\s*(?:linkedin|github|gitlab|xing|behance|orcid|portfol\p{L}*|web ?site|web|e-?mail(?: me)?|mail|contact|kontakt|écrivez-moi|escríbeme|blog|instagram|twitter|facebook|youtube|showreel|artstation|dribbble|skype|whatsapp|telegram|cv|resume|homepage|driving licence|own car|born|age\b)/iu;

/** A line with an e-mail address or a telephone number beside the place. */
function isContactLine(view: LineView): boolean {
  return view.text.includes("@") || /\+?\d[\d ()-]{6,}\d(?!\p{L})/u.test(view.text);
}

/** Offset behind an address label, "label" for such a label alone, "other" for one of something else. */
type Label = number | "label" | "other" | null;

function labelOf(view: LineView, from: number, to: number): Label {
  const first = view.tokens.findIndex((token) => token.start >= from && token.kind === "word");
  const start = view.tokens[first];
  if (start === undefined || start.start >= to) return null;
  const other = otherLabels().matchAt(view.tokens, first);
  const match = addressLabels().matchAt(view.tokens, first);
  const length = Math.max(other?.length ?? 0, match?.length ?? 0);
  if (length === 0) return null;
  const isOther = (other?.length ?? 0) > (match?.length ?? 0);
  const behind = view.tokens[first + length];
  const rest = view.text.slice(view.tokens[first + length - 1]?.end, to).trim();
  if (rest === "" || rest === ":") {
    const isCell = rest === ":" || view.text[to] === "\t";
    // "Kontakt" in the margin of the first line of contact data heads all of them.
    const cell = view.tokens.filter((token) => token.start >= from && token.end <= to);
    if (isOther && rest === "" && readHeading(cell)?.match === "whole") return null;
    return isCell && from === 0 ? (isOther ? "other" : "label") : null;
  }
  const isLabel =
    behind?.text === ":" || /^(?:based|lives|living|residing)/i.test(view.text.slice(from).trim());
  if (!isLabel || behind === undefined) return null;
  if (isOther) return "other";
  return behind.text === ":" ? behind.end : behind.start;
}

function trim(text: string, from: number, to: number): { readonly from: number; readonly to: number } {
  let start = from;
  let end = to;
  while (start < end && /[\s|•·,:;–—-]/.test(text[start] ?? "")) start++;
  while (end > start && /[\s|•·,:;–—-]/.test(text[end - 1] ?? "")) end--;
  if (text[end - 1] === "." && /\p{Ll}{3}\.$/u.test(text.slice(start, end))) end--;
  return { from: start, to: end };
}
