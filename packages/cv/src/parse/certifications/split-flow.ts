import { companyScore } from "../positions/company-score.ts";
import { compilePhrases, list } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";
import { hasCertificateWord } from "./certificate-words.ts";
import type { Flow } from "./flow.ts";
import { ISSUERS } from "./issuers.data.ts";

const issuers = lazy(() => compilePhrases(list(ISSUERS).map((name) => [name, true] as const)));
const issuerLabels = lazy(() => compileWords(({ labels }) => labels.issuer));

export interface Piece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isIssuer: boolean;
  /** Not by a word such as "networks" alone. */
  readonly isSureIssuer: boolean;
  readonly isCertificate: boolean;
}

/** One entry of a paragraph: its pieces and the year it was earned. */
export interface Entry {
  readonly pieces: readonly Piece[];
  readonly year: number | null;
  readonly dated: boolean;
}

/** Entries are apart by semicolons, dots in the middle and bars; their pieces by commas and dashes. */
export function splitFlow(flow: Flow): readonly Entry[] {
  return splitTokens(flow, flow.tokens, entryBreak(flow), false).map((segment) => {
    const pieces = joinClasses(
      flow,
      splitTokens(flow, segment, (token) => isSeparator(flow, token), true).flatMap(
        (tokens) => toPiece(flow, tokens) ?? [],
      ),
    );
    const from = segment[0]?.start ?? 0;
    const to = segment.at(-1)?.end ?? 0;
    const dates = flow.dates.filter((span) => span.from >= from && span.to <= to);
    const earned = dates.find((span) => !isExpiry(flow.text, span.from)) ?? null;
    return { pieces, year: earned?.start?.year ?? earned?.end?.year ?? null, dated: dates.length > 0 };
  });
}

/**
 * Semicolons and dots part entries; so do bars where they part several dates, and commas behind a date of
 * which there are several: "Safeguarding (2022), First Aid (2021)".
 */
function entryBreak(flow: Flow): (token: Token) => boolean {
  const bar = BARS.find((mark) => {
    const count = flow.tokens.filter(({ text }) => text === mark).length;
    return flow.dates.length >= 2 && count >= flow.dates.length - 1 && count <= flow.dates.length + 1;
  });
  const ends = flow.dates.length < 2 || flow.dates.length > MOST_DATES ? [] : flow.dates.map(({ to }) => to);
  return (token) => {
    if (/^[;•]$/.test(token.text) || token.text === bar) return true;
    if (token.text !== ",") return false;
    return ends.some((end) => token.start >= end && /^[)\]\s]*$/.test(flow.text.slice(end, token.start)));
  };
}

const BARS = ["|", "·"] as const;

/** "CACES R489 catégories 1, 3 et 5", "B1V, BR": what follows is another class of the same. */
function joinClasses(flow: Flow, pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isClass = /^(?:\p{Nd}|\p{Lu}{1,2}\d?$)/u.test(piece.text) && !piece.isIssuer;
    if (
      last !== undefined &&
      isClass &&
      /\d[\p{Lu}\d]*$/u.test(last.text) &&
      flow.text.slice(last.to, piece.from).trim() === ","
    )
      joined[joined.length - 1] = { ...last, text: `${last.text}, ${piece.text}`, to: piece.to };
    else joined.push(piece);
  }
  return joined;
}

function splitTokens(
  flow: Flow,
  tokens: readonly Token[],
  isBreak: (token: Token) => boolean,
  atDates: boolean,
): readonly (readonly Token[])[] {
  const result: Token[][] = [[]];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const gap = before === undefined ? "" : flow.text.slice(before.end, token.start);
    const opens = token.text === "(";
    if (opens && atDates && (holdsDate(flow, token) || holdsIssuer(tokens, index))) {
      result.push([]);
      continue;
    }
    if (opens) depth++;
    const inDate = atDates && flow.dates.some((span) => token.start >= span.from && token.start < span.to);
    const breaks = depth === 0 && isBreak(token);
    if (inDate || breaks || (atDates && gap.includes("\t"))) result.push([]);
    if (!inDate && !breaks) result.at(-1)?.push(token);
    if (token.text === ")") depth = Math.max(0, depth - 1);
  }
  return result.filter((part) => part.length > 0);
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
  return close > open + 1 && length > 4 && issuers().matchAll(tokens.slice(open + 1, close)) !== null;
}

function isSeparator({ text }: Flow, token: Token): boolean {
  if (/^[,|·]$/.test(token.text)) return true;
  const written = text.slice(token.start, token.end);
  return (
    written === "—" || (/^[-–]$/.test(written) && text[token.start - 1] === " " && text[token.end] === " ")
  );
}

const NOISE =
  /^(?:(?:no|nr)(?![-–]\d)|number|id|credential id|license no|licence no|reg no|registration no|member(?:ship)? (?:no|number|nr)|valid|validade|validez|validità|validité|vencimiento|vence|scadenza|geldigheid|gültigkeit|valid until|valid to|expires|expiry|expiring|exp|renewal|renewed|refreshed|recurrent|ends|ending|commission|active|ativo|activo|geldig|geldig tot|vigente|válid[oa]|aktuell|n°|nº|nummer|issued|since|from|until|expected|in progress|level|gültig bis|seit|depuis|desde|dal|sinds|obtained|completed|renewed|pin)\b/iu;

/** "Institute of Chartered Accountants": a body, whatever word of certificates its name holds. */
const BODY =
  /^(?:the )?(?:\p{L}+ )?(?:institute|institution|association|society|council|chamber|board|ministry|federation|guild|authority) (?:of|for) /iu;

function toPiece(flow: Flow, tokens: readonly Token[]): Piece | null {
  let own = trimBrackets(trimMarks(tokens));
  const label = issuerLabels().matchAt(own, 0);
  const isLabelled = label !== null && label.length < own.length;
  if (isLabelled) own = trimMarks(own.slice(label.length));
  const [head] = own;
  const tail = own.at(-1);
  if (head === undefined || tail === undefined || !own.some(({ kind }) => kind === "word")) return null;
  const text = flow.text.slice(head.start, tail.end).replace(/\s+/g, " ").trim();
  if (NOISE.test(text)) return null;
  const isBody = BODY.test(text);
  const isCertificate = !isBody && hasCertificateWord(own);
  const isKnown = issuers().matchAll(own) !== null;
  const isIssuer = isLabelled || isKnown || isBody || (!isCertificate && companyScore(own) >= 2);
  return {
    text,
    from: head.start,
    to: tail.end,
    isIssuer,
    isSureIssuer: isLabelled || isKnown,
    isCertificate,
  };
}

function trimMarks(tokens: readonly Token[]): readonly Token[] {
  let first = 0;
  let last = tokens.length;
  while (first < last && tokens[first]?.kind === "mark" && tokens[first]?.text !== "(") first++;
  while (last > first && tokens[last - 1]?.kind === "mark" && !/^[)+]$/.test(tokens[last - 1]?.text ?? ""))
    last--;
  return tokens.slice(first, last);
}

function trimBrackets(tokens: readonly Token[]): readonly Token[] {
  const opened = tokens.filter(({ text }) => text === "(").length;
  const closed = tokens.filter(({ text }) => text === ")").length;
  if (tokens[0]?.text === "(" && tokens.at(-1)?.text === ")" && opened === 1) return tokens.slice(1, -1);
  if (opened > closed && tokens.at(-1)?.text === "(") return tokens.slice(0, -1);
  if (closed > opened && tokens.at(-1)?.text === ")") return tokens.slice(0, -1);
  return opened > closed && tokens[0]?.text === "(" ? tokens.slice(1) : tokens;
}

function isExpiry(text: string, at: number): boolean {
  return /(?:valid|expir\w*|until|to|ends|bis|gültig|jusqu|hasta|até|fino|tot|geldig|vigente|válido)\s*\S{0,6}\s*:?\s*$/i.test(
    text.slice(Math.max(0, at - 24), at),
  );
}
