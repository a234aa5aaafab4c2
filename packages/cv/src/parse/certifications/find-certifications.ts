import type { Certification, Evidence } from "../../types.ts";
import { companyScore } from "../positions/company-score.ts";
import type { CvSection } from "../sections/find-sections.ts";
import { type LineView, quote, viewFrom } from "../text/cv-text.ts";
import { compilePhrases, list } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";
import { hasCertificateWord } from "./certificate-words.ts";
import { ISSUERS } from "./issuers.data.ts";

const issuers = lazy(() => compilePhrases(list(ISSUERS).map((name) => [name, true] as const)));
const issuerLabels = lazy(() => compileWords(({ labels }) => labels.issuer));

interface Draft {
  readonly name: string;
  issuer: string | null;
  year: number | null;
  readonly evidence: Evidence[];
}

/** Certificates, licences and registrations of their own sections, and those named outright elsewhere. */
export function findCertifications(sections: readonly CvSection[]): readonly Certification[] {
  const own = sections
    .filter(({ kind }) => kind === "certifications")
    .flatMap((section) => readSection(section.lines));
  const inline = sections
    .filter(({ kind }) => kind === "personal" || kind === "other" || kind === "skills" || kind === "summary")
    .flatMap((section) => section.lines.flatMap(readInline));
  const found = new Map<string, Certification>();
  for (const certification of [...own, ...inline]) {
    const key = certification.name.toLowerCase();
    if (!found.has(key)) found.set(key, certification);
  }
  return [...found.values()];
}

function readSection(lines: readonly LineView[]): readonly Certification[] {
  const drafts: Draft[] = [];
  for (const view of lines) {
    for (const part of splitLine(view)) addPiece(drafts, view, part);
  }
  return drafts;
}

interface Piece {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isIssuer: boolean;
  readonly isCertificate: boolean;
}

interface LinePart {
  readonly pieces: readonly Piece[];
  readonly year: number | null;
}

/** Entries of one line: they are apart by semicolons and bars, their parts by commas and dashes. */
function splitLine(view: LineView): readonly LinePart[] {
  const parts: LinePart[] = [];
  for (const segment of splitTokens(view, view.tokens, (token) => /^[;•]$/.test(token.text), false)) {
    const pieces = splitTokens(view, segment, (token) => isSeparator(view, token), true).flatMap(
      (tokens) => toPiece(view, tokens) ?? [],
    );
    const from = segment[0]?.start ?? 0;
    const to = segment.at(-1)?.end ?? 0;
    const years = view.dates.filter((span) => span.from >= from && span.to <= to);
    const last = years.find((span) => !isExpiry(view, span.from)) ?? null;
    parts.push({ pieces, year: last?.start?.year ?? last?.end?.year ?? null });
  }
  return parts;
}

function splitTokens(
  view: LineView,
  tokens: readonly Token[],
  isBreak: (token: Token) => boolean,
  atDates: boolean,
): readonly (readonly Token[])[] {
  const result: Token[][] = [[]];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const gap = before === undefined ? "" : view.text.slice(before.end, token.start);
    if (token.text === "(") depth++;
    const inDate = atDates && view.dates.some((span) => token.start >= span.from && token.start < span.to);
    const breaks = depth === 0 && isBreak(token);
    if (inDate || breaks || (atDates && gap.includes("\t"))) result.push([]);
    if (!inDate && !breaks) result.at(-1)?.push(token);
    if (token.text === ")") depth = Math.max(0, depth - 1);
  }
  return result.filter((part) => part.length > 0);
}

function isSeparator(view: LineView, token: Token): boolean {
  if (/^[,|·:]$/.test(token.text)) return true;
  const written = view.text.slice(token.start, token.end);
  return (
    written === "—" ||
    (/^[-–]$/.test(written) && view.text[token.start - 1] === " " && view.text[token.end] === " ")
  );
}

const NOISE =
  /^(?:no|nr|number|id|credential id|license no|licence no|reg no|registration no|valid|valid until|valid to|expires|expiry|issued|since|from|until|expected|in progress|level|gültig bis|seit|depuis|desde|dal|sinds|obtained|completed|renewed|pin)\b/i;

function toPiece(view: LineView, tokens: readonly Token[]): Piece | null {
  let first = 0;
  let last = tokens.length;
  while (first < last && tokens[first]?.kind === "mark" && tokens[first]?.text !== "(") first++;
  while (last > first && tokens[last - 1]?.kind === "mark" && !/^[)+]$/.test(tokens[last - 1]?.text ?? ""))
    last--;
  let own = tokens.slice(first, last);
  if (own.length > 2 && own[0]?.text === "(" && own.at(-1)?.text === ")") own = own.slice(1, -1);
  const label = issuerLabels().matchAt(own, 0);
  const isLabelled = label !== null && label.length < own.length;
  if (isLabelled) own = own.slice(label.length);
  const [head] = own;
  const tail = own.at(-1);
  if (head === undefined || tail === undefined || !own.some(({ kind }) => kind === "word")) return null;
  const opened =
    own.filter(({ text }) => text === "(").length > own.filter(({ text }) => text === ")").length;
  const to = opened && own.at(-1)?.text === "(" ? (own.at(-2)?.end ?? tail.end) : tail.end;
  const text = view.text.slice(head.start, to).replace(/\s+/g, " ").trim();
  if (NOISE.test(text)) return null;
  const isCertificate = hasCertificateWord(own);
  const known = issuers().matchAll(own) !== null;
  const isIssuer = isLabelled || known || (!isCertificate && companyScore(own) >= 2);
  return { tokens: own, text, from: head.start, to, isIssuer, isCertificate };
}

function isExpiry(view: LineView, at: number): boolean {
  return /(?:valid|expir\w*|until|to|bis|gültig|jusqu|hasta|até|fino)\s*\S{0,6}\s*:?\s*$/i.test(
    view.text.slice(Math.max(0, at - 24), at),
  );
}

function addPiece(drafts: Draft[], view: LineView, { pieces, year }: LinePart): void {
  const open = drafts.at(-1);
  const [first] = pieces;
  if (first === undefined) {
    if (open !== undefined && open.year === null) open.year = year;
    return;
  }
  // A line that only names an issuer belongs to the certificate above it.
  if (
    first.isIssuer &&
    !first.isCertificate &&
    pieces.length === 1 &&
    open !== undefined &&
    open.issuer === null &&
    !view.line.bullet
  ) {
    open.issuer = first.text;
    open.year ??= year;
    open.evidence.push(quote(view, first.from, first.to));
    return;
  }
  if (view.words.length > 16 && /[.]\s*$/.test(view.text)) return;
  const isList =
    pieces.length >= 2 &&
    pieces.slice(1).every((piece) => !piece.isIssuer && (piece.isCertificate || pieces.length >= 3));
  if (isList) {
    for (const piece of pieces)
      drafts.push({ name: piece.text, issuer: null, year, evidence: [quote(view, piece.from, piece.to)] });
    return;
  }
  const named =
    pieces.find((piece) => piece.isCertificate && !piece.isIssuer) ??
    pieces.find((piece) => !piece.isIssuer) ??
    first;
  const issuer =
    pieces.find((piece) => piece !== named && piece.isIssuer) ??
    pieces.find((piece) => piece !== named && /^\p{Lu}/u.test(piece.text)) ??
    null;
  const evidence = [quote(view, named.from, named.to)];
  if (issuer !== null) evidence.push(quote(view, issuer.from, issuer.to));
  drafts.push({ name: named.text, issuer: issuer?.text ?? null, year, evidence });
}

const LICENCE_LABEL =
  /^(?:driving licen[cs]e|driver'?s? licen[cs]e|führerschein|permis de conduire|carn[eé]t? de conducir|licencia de conducir|patente di guida|patente|rijbewijs|carta de condução|cnh|habilitação|رخصة القيادة|ड्राइविंग लाइसेंस)\s*[:\t]\s*(.+)$/iu;
const NAMED_OUTRIGHT =
  /^(?:certified|licensed|registered|chartered)\s+\p{Lu}|(?:certificate|certification|licen[cs]e|certified)$/iu;

/** "Driving licence: B" among personal details, "Certified Scrum Master" in a list of skills. */
function readInline(view: LineView): readonly Certification[] {
  const label = LICENCE_LABEL.exec(view.text.trim());
  if (label !== null) {
    const name = view.text.trim().replace(/\s*[:\t]\s*/, " ");
    return [{ name, issuer: null, year: null, evidence: [quote(view)] }];
  }
  const found: Certification[] = [];
  let from = 0;
  for (const item of view.text.split(/[,|·;•\t]/)) {
    const text = item.trim();
    const at = view.text.indexOf(text, from);
    from = at + text.length;
    if (text.length < 6 || text.length > 70 || !NAMED_OUTRIGHT.test(text) || text.split(/\s+/).length > 7)
      continue;
    const own = viewFrom(view, at);
    const [span] = own.dates.filter((date) => date.to <= at + text.length);
    found.push({
      name: text,
      issuer: null,
      year: span?.start?.year ?? null,
      evidence: [quote(view, at, at + text.length)],
    });
  }
  return found;
}
