import { readHeading } from "../sections/headings/heading-words.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { isKnownIssuer } from "./certificate-words.ts";
import type { Flow } from "./flow.ts";
import { isPending, type Piece, readPieces } from "./read-pieces.ts";

/** One entry of a paragraph: its pieces and the year it was earned. */
export interface Entry {
  readonly pieces: readonly Piece[];
  readonly year: number | null;
  readonly dated: boolean;
  /** It says that the certificate is still to come. */
  readonly pending: boolean;
}

/** Entries are apart by semicolons, dots in the middle and bars; their pieces by commas and dashes. */
export function splitFlow(flow: Flow): readonly Entry[] {
  return splitTokens(flow.tokens, amongEntries(flow)).map((segment) => {
    const parts = splitTokens(segment, amongPieces(flow, segment));
    const pieces = joinSubtitle(
      flow,
      joinClasses(
        flow,
        parts.flatMap((tokens, index) => readPieces(flow, tokens, index === 0)),
      ),
    );
    const from = segment[0]?.start ?? 0;
    const to = segment.at(-1)?.end ?? 0;
    // The stop behind a year belongs to it, and parts it from what follows.
    const dates = flow.dates.filter((span) => span.from >= from && span.from < to);
    const earned = dates.find((span) => !isExpiry(flow.text, span.from)) ?? null;
    return {
      pieces,
      year: earned?.start?.year ?? earned?.end?.year ?? null,
      dated: dates.length > 0,
      pending: isPending(flow.text.slice(from, to)),
    };
  });
}

/**
 * Semicolons and dots part entries; so do bars where they part several dates, and commas behind a date of
 * which there are several: "Safeguarding (2022), First Aid (2021)".
 */
function entryBreak(flow: Flow): (token: Token) => boolean {
  const bar = BARS.find((mark) => {
    // "CISR | CIC – in progress": what one of them says is not true of the others.
    if (mark === "|" && flow.text.includes(mark) && isPending(flow.text)) return true;
    const count = flow.tokens.filter((token) => isBar(flow, token, mark)).length;
    return flow.dates.length >= 2 && count >= flow.dates.length - 1 && count <= flow.dates.length + 1;
  });
  const ends = flow.dates.length < 2 || flow.dates.length > MOST_DATES ? [] : flow.dates.map(({ to }) => to);
  return (token) => {
    if (endsSentence(flow, token)) return true;
    if (/^[;•]$/.test(token.text) || (bar !== undefined && isBar(flow, token, bar))) return true;
    if (!/^(?:,|and|&|und|et|y|e|en)$/.test(token.text)) return false;
    return ends.some((end) => token.start >= end && /^[)\]\s]*$/.test(flow.text.slice(end, token.start)));
  };
}

/** "Food Hygiene Level 2, 2016. First aid at work, 2019.": the stop behind a date, a bracket or a whole word. */
function endsSentence({ text, dates }: Flow, { text: mark, start, end }: Token): boolean {
  if (mark !== "." || dates.length === 0 || !NEXT_SENTENCE.test(text.slice(end))) return false;
  return (
    dates.some(({ to }) => to === start || to === end) || /(?:\)|\p{Ll}{5})$/u.test(text.slice(0, start))
  );
}

/** Another paper, and not what is said of the one in front: "The Institute of …", "Issued by …". */
const NEXT_SENTENCE =
  /^\s+(?!(?:The|Issued|Awarded|Granted|From|By|Valid|Renewed|Expires|Expired|Grade|Score|Including|Included|Covers|Covered|Topics|With|At|In|This|It|No|Nr|ID|(?:Member(?:ship)?|Licen[cs]e|Certificate|Reg(?:istration)?|Credential|Card)\.? (?:no|nr|number|id))(?!\p{L}))\p{Lu}/u;

const BARS = ["|", "·", "/"] as const;

/** The slash of "BSAFE (2020) / SSAFE (2019)", and not that of "3a/3b". */
function isBar({ text }: Flow, token: Token, mark: string): boolean {
  return token.text === mark && (mark !== "/" || text.slice(token.start - 1, token.end + 1) === " / ");
}

const CLASS = /^(?:\p{Nd}|\p{Lu}{1,2}\d?(?:\s(?:and|&|und|et|y|e|en)\s.{1,12})?$)/u;
const ENDS_IN_CLASS = /\d[\p{Lu}\d]*$|\s(?:[A-D]|[BCD]E|[A-D]1)$/u;

/** "CACES R489 catégories 1, 3 et 5", "B1V, BR", "Rijbewijs B, C": what follows is another class of the same. */
function joinClasses(flow: Flow, pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isClass = CLASS.test(piece.text) && !piece.isIssuer;
    if (
      last !== undefined &&
      isClass &&
      ENDS_IN_CLASS.test(last.text) &&
      flow.text.slice(last.to, piece.from).trim() === ","
    )
      joined[joined.length - 1] = { ...last, text: `${last.text}, ${piece.text}`, to: piece.to };
    else joined.push(piece);
  }
  return joined;
}

/** "Microsoft Certified: Security, Compliance and Identity Fundamentals": behind its colon a name goes on to its "and". */
function joinSubtitle(flow: Flow, pieces: readonly Piece[]): readonly Piece[] {
  const [first] = pieces;
  const label = /^([^:]{8,60}):\s\S/u.exec(first?.text ?? "")?.[1] ?? "";
  const end = pieces.findIndex(({ text }, index) => index > 0 && /(?:^|\s)(?:and|&)\s/iu.test(text));
  const last = pieces[end];
  if (first === undefined || last === undefined || label.split(" ").length < 2) return pieces;
  const own = tokenise(label);
  if (isKnownIssuer(own) || readHeading(own) !== null) return pieces;
  const joined = pieces.slice(1, end + 1);
  const isOne = /\scertified$/iu.test(label);
  const areParts = joined.every(
    ({ isIssuer, from }, index) =>
      !isIssuer && flow.text.slice(pieces[index]?.to ?? from, from).trim() === ",",
  );
  if (!isOne || !areParts) return pieces;
  const text = flow.text.slice(first.from, last.to).replace(/\s+/g, " ").trim();
  return [{ ...first, text, to: last.to }, ...pieces.slice(end + 1)];
}

/**
 * Where a token stands to the parts of a text: inside one, first in the next, or between two and in neither of them; the
 * bracket is one whose content is parted like the rest.
 */
type Place = "inside" | "first" | "between" | "bracket";
type PlaceOf = (token: Token, index: number, inBrackets: boolean) => Place;

function splitTokens(tokens: readonly Token[], placeOf: PlaceOf): readonly (readonly Token[])[] {
  const result: Token[][] = [[]];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    const place = placeOf(token, index, depth > 0);
    if (place !== "inside") result.push([]);
    if (place === "inside" || place === "first") result.at(-1)?.push(token);
    if (token.text === "(" && place !== "bracket") depth++;
    if (token.text === ")") depth = Math.max(0, depth - 1);
  }
  return result.filter((part) => part.length > 0);
}

function amongEntries(flow: Flow): PlaceOf {
  const isBreak = entryBreak(flow);
  return (token, _, inBrackets) => (!inBrackets && isBreak(token) ? "between" : "inside");
}

/** Pieces are apart by separators outside of brackets, by dates, by tabs, and by brackets that hold pieces of their own. */
function amongPieces(flow: Flow, tokens: readonly Token[]): PlaceOf {
  return (token, index, inBrackets) => {
    if (opensPart(flow, tokens, index)) return "bracket";
    if ((!inBrackets && isSeparator(flow, token)) || isOfDate(flow, token)) return "between";
    return isBehindTab(flow, tokens[index - 1], token) ? "first" : "inside";
  };
}

function isOfDate({ dates }: Flow, { start }: Token): boolean {
  return dates.some(({ from, to }) => start >= from && start < to);
}

function isBehindTab({ text }: Flow, before: Token | undefined, { start }: Token): boolean {
  return before !== undefined && text.slice(before.end, start).includes("\t");
}

/** A bracket whose date or issuer is told apart from the certificate in front of it. */
function opensPart(flow: Flow, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.text === "(" && (holdsDate(flow, token) || holdsIssuer(tokens, at));
}

/** No bracket behind a certificate is longer, and no line of them holds more dates. */
const LONGEST_BRACKET = 90;
const MOST_DATES = 30;

/** "(American Red Cross, exp. 2027)": what the bracket holds is parted like the rest. */
function holdsDate({ text, dates }: Flow, open: Token): boolean {
  if (dates.length > MOST_DATES) return false;
  const close = text.slice(0, open.end + LONGEST_BRACKET).indexOf(")", open.end);
  if (close < 0) return false;
  const inside = dates.filter((span) => span.from >= open.end && span.to <= close);
  return inside.some((span) => /\p{L}/u.test(text.slice(open.end, span.from)));
}

/** "(Amazon Web Services)". */
function holdsIssuer(tokens: readonly Token[], open: number): boolean {
  const inside = tokens.slice(open, open + 12);
  const close = open + inside.findIndex(({ text }) => text === ")");
  // Short forms ("IHK") stay in the name they stand behind.
  const length = (tokens[close - 1]?.end ?? 0) - (tokens[open + 1]?.start ?? 0);
  return close > open + 1 && length > 4 && isKnownIssuer(tokens.slice(open + 1, close));
}

/** "HSE Level 1, 2 & 3": further numbers of one name. */
const MORE_NUMBERS = /^,\s\d{1,2}(?:\s?(?:,|&|and|und|et|y|e|en)\s?\d{1,2}){0,6}\s*(?:[–—;,|(]|$)/u;

function isSeparator({ text }: Flow, token: Token): boolean {
  if (token.text === "," && /\d/.test(text[token.start - 1] ?? ""))
    return !MORE_NUMBERS.test(text.slice(token.start, token.start + 40));
  if (/^[,|·]$/.test(token.text)) return true;
  const written = text.slice(token.start, token.end);
  return (
    written === "—" || (/^[-–]$/.test(written) && text[token.start - 1] === " " && text[token.end] === " ")
  );
}

function isExpiry(text: string, at: number): boolean {
  return /(?:valid|exp\.?|expir\w*|until|upto|till|due|expected|scheduled for|booked for|registered for|to|ends|bis|gültig|jusqu|hasta|até|fino|tot|geldig|vigente|válido)\s*\S{0,6}\s*:?\s*$/i.test(
    text.slice(Math.max(0, at - 24), at),
  );
}
