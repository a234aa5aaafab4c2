import { hasPlace, isCountry, placeScore } from "../places/place-score.ts";
import type { LineView } from "../text/cv-text.ts";
import { matchesOf } from "../text/matches.ts";
import { tokenise } from "../text/tokens.ts";
import { findAddresses } from "./email-addresses.ts";

/** Bars, dots and tabs, numbers of other kinds, and the end of a sentence before a label. */
const BETWEEN =
  /\t|\s[|•·∙⋅‖–—/~▪✦◆■●»]\s|[|•·]|;\s| - |\s{3}|[,.;]\s(?!\d{4}-\d{3}\s\p{L})\+?\(?\d[\d ()./-]{6,18}\d(?!\p{L})|\s[+(0][\d ()./-]{8,18}\d(?!\p{L})|\s\d{3}[ .-]\d{3}[ .-]\d{4}(?![\p{L}\d])|[.,]\s(?=(?:mob(?:ile)?|tel(?:ephone)?|ph(?:one)?|cell|cel|e-?mail|fax|handy|tél|móvil|telefon|telefono|teléfono|telefone|telefoon|whatsapp)\b)/giu;

/** Where a line is cut: at its separators, and around its e-mail addresses with the comma before them. */
function separatorsOf(text: string): readonly Stretch[] {
  const marks = matchesOf(BETWEEN, text).map(({ index, 0: mark }) => ({
    from: index,
    to: index + mark.length,
  }));
  const addresses = findAddresses(text).map(({ from, to }) => {
    const before = text.slice(Math.max(0, from - 4), from).trimEnd();
    const start = Math.max(0, from - 4) + before.length - (/[,.;]$/.test(before) ? 1 : 0);
    return { from: start, to };
  });
  return [...marks, ...addresses].sort((a, b) => a.from - b.from || b.to - a.to);
}

/** "Via Roma 12 – 09124 Cagliari – Italy": pieces of one address, of which the last is the country. */
function joinCountry(view: LineView, pieces: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && areOne(view, last, piece))
      joined[joined.length - 1] = { from: last.from, to: piece.to };
    else joined.push(piece);
  }
  return joined;
}

function areOne(view: LineView, last: Stretch, piece: Stretch): boolean {
  const gap = view.text.slice(last.to, piece.from);
  if (/^\s\/\s$/.test(gap)) return areTowns(view, last, piece);
  if (!/^\s[–—-]\s$/.test(gap)) return false;
  // "P.O. Box 40417 – 00100, Nairobi": the code of the box; "Chennai – 600 080": that of the town.
  if (isBoxWithCode(view, last, piece) || isTownWithCode(view, last, piece)) return true;
  const isAddress = last.from === 0 || /\d{4,}/.test(view.text.slice(last.from, last.to));
  return isAddress && isCountry(tokenise(view.text.slice(piece.from, piece.to)));
}

/** "Trincomalee / Colombo, Sri Lanka": at home in both. */
function areTowns({ text }: LineView, ...towns: readonly Stretch[]): boolean {
  return towns.every(({ from, to }) => placeScore(tokenise(text.slice(from, to))) >= 2);
}

function isBoxWithCode({ text }: LineView, box: Stretch, code: Stretch): boolean {
  return (
    BOX_AT_END.test(text.slice(Math.max(box.from, box.to - 24), box.to)) &&
    CODE.test(text.slice(code.from, code.to))
  );
}

function isTownWithCode({ text }: LineView, town: Stretch, code: Stretch): boolean {
  const name = text.slice(town.from, town.to);
  if (!CODE_OF_TOWN.test(text.slice(code.from, code.to))) return false;
  return /(?<!\p{L})(?:pin|pin ?code|zip|post ?code)$/iu.test(name.trimEnd()) || hasPlace(tokenise(name));
}

/** No year, and no town of its own behind it. */
const CODE_OF_TOWN = /^(?:\p{Nd}{3} \p{Nd}{3}|\p{Nd}{5,6}|(?!19|20)\p{Nd}{4})\s*(?:[.,;(]|$)/u;

const BOX_AT_END = /(?<!\p{L})(?:P\. ?O\.?|PO|Private) ?(?:Box|Bag) ?\p{Nd}{1,7}$/iu;
const CODE = /^\p{Nd}{4,6}(?!\p{Nd})/u;

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How long what stands in front of the words is, a comma or a drawn sign: ", Malé", "⌂ Malé", "📍 Lisbon". */
function signIn(piece: string): number {
  return /^(?:\s*,\s+(?=\S)|\s*\p{So}\uFE0F?\s+(?=\S))/u.exec(piece)?.[0].length ?? 0;
}

/** The stretches of a contact line that may each be a place. */
export function piecesOf(view: LineView): readonly Stretch[] {
  const pieces: { from: number; to: number }[] = [];
  let from = 0;
  for (const cut of separatorsOf(view.text)) {
    if (cut.from < from) continue;
    pieces.push({ from, to: cut.from });
    from = cut.to;
  }
  pieces.push({ from, to: view.text.length });
  for (const piece of pieces) piece.from += signIn(view.text.slice(piece.from, piece.to));
  return joinCountry(
    view,
    // What stands in front of the first word of the view is a heading in the margin.
    pieces.filter(
      ({ from: start, to }) => view.text.slice(start, to).trim() !== "" && to > (view.tokens[0]?.start ?? 0),
    ),
  );
}
