import type { Certification, Evidence } from "../../types.ts";
import { isCountry } from "../places/place-score.ts";
import type { CvSection } from "../sections/find-sections.ts";
import { readHeading } from "../sections/heading-words.ts";
import { type CvText, type LineView, quote, viewFrom } from "../text/cv-text.ts";
import { tokenise } from "../text/tokens.ts";
import { isBelowName, isBeside, isOfPage } from "./beside-entries.ts";
import { type Flow, toFlows } from "./flow.ts";
import { type Entry, type Piece, splitFlow } from "./split-flow.ts";

interface Draft {
  readonly name: string;
  issuer: string | null;
  year: number | null;
  readonly evidence: Evidence[];
}

/** Kinds of sections where a certificate may stand among other things. */
const INLINE: ReadonlySet<string> = new Set(["personal", "other", "skills", "summary"]);

/**
 * Certificates, licences and registrations of their own sections, and those named outright elsewhere.
 * `person` is whose CV it is: the name may stand in a footer below the last section.
 */
export function findCertifications(
  sections: readonly CvSection[],
  text: CvText,
  person: string | null = null,
): readonly Certification[] {
  const own = sections
    .filter(({ kind }) => kind === "certifications")
    .flatMap((section) => readSection(toFlows(section.lines, text)))
    .filter(({ name }) => name !== person && !isOfPage(name));
  const inline = sections
    .filter(({ kind }) => INLINE.has(kind))
    .flatMap((section) => section.lines.flatMap(readInline));
  const found = new Map<string, Certification>();
  for (const certification of [...own, ...inline]) {
    const key = certification.name.toLowerCase();
    if (!found.has(key)) found.set(key, certification);
  }
  return [...found.values()];
}

function readSection(flows: readonly Flow[]): readonly Certification[] {
  const drafts: Draft[] = [];
  const isLone = flows.length === 1;
  for (const [index, flow] of flows.entries()) {
    if (isBeside(flow)) continue;
    const entries = splitFlow(flow);
    if (isBelowName(flow, flows[index - 1], entries)) {
      addDetail(drafts.at(-1), flow, entries);
      continue;
    }
    const isWhole = entries.length === 1;
    for (const entry of entries) addEntry(drafts, flow, withoutHeading(entry), { isLone, isWhole });
  }
  // A class of driving licence or a grade says nothing by itself.
  return drafts.filter(
    ({ name }) =>
      (name.length > 2 || /\d/.test(name)) &&
      !/^(?:curriculum vitae|résumé|lebenslauf|categor(?:y|ia|ía)|catégorie|klassen?|classe|licence class|rijbewijs)$/i.test(
        name,
      ),
  );
}

function addDetail(open: Draft | undefined, flow: Flow, entries: readonly Entry[]): void {
  if (open === undefined) return;
  const [issuer] = entries.flatMap(({ pieces }) => pieces);
  open.year ??= entries.find(({ year }) => year !== null)?.year ?? null;
  if (issuer === undefined || open.issuer !== null) return;
  open.issuer = issuer.text;
  open.evidence.push(...flow.quote(issuer.from, issuer.to));
}

/** "Certificates: First aid, Food hygiene": the label is no certificate. */
function withoutHeading(entry: Entry): Entry {
  const [first, ...rest] = entry.pieces;
  const label = /^([^:]{3,40}):\s+(?=\S)/.exec(first?.text ?? "");
  if (first === undefined || label === null) return entry;
  const words = (label[1] ?? "")
    .split(/\s+/)
    .map((text) => ({ kind: "word" as const, text: text.toLowerCase(), start: 0, end: 0 }));
  if (readHeading(words) === null) return entry;
  const length = label[0].length;
  return {
    ...entry,
    pieces: [{ ...first, text: first.text.slice(length), from: first.from + length }, ...rest],
  };
}

interface Setting {
  /** The paragraph is all the section holds. */
  readonly isLone: boolean;
  /** The entry is all the paragraph holds. */
  readonly isWhole: boolean;
}

function addEntry(drafts: Draft[], flow: Flow, entry: Entry, setting: Setting): void {
  const { year, dated } = entry;
  const pieces = withLevel(entry.pieces, flow);
  const open = drafts.at(-1);
  const [first] = pieces;
  if (first === undefined) {
    if (open !== undefined) open.year ??= year;
    return;
  }
  // A line that only names an issuer belongs to the certificate above it.
  const isIssuerLine =
    first.isIssuer &&
    !first.isCertificate &&
    pieces.length === 1 &&
    !/\d/.test(first.text) &&
    !flow.bullet &&
    setting.isWhole &&
    !EXPIRES.test(flow.text);
  if (isIssuerLine && open !== undefined && open.issuer === null) {
    open.issuer = first.text;
    open.year ??= year;
    open.evidence.push(...flow.quote(first.from, first.to));
    return;
  }
  // Prose about a course is none.
  if (flow.tokens.length > 20 && /[.]\s*$/.test(flow.text)) return;
  if (isList(pieces, { flow, dated, isLone: setting.isLone })) {
    for (const piece of pieces) drafts.push(draftOf(flow, piece, null, year));
    return;
  }
  const both = pieces.length === 1 ? abbreviationsOf(first) : [];
  if (both.length > 0) {
    for (const piece of both) drafts.push(draftOf(flow, piece, null, year));
    return;
  }
  const [, second] = pieces;
  // "AAT Sri Lanka – Passed Finalist": the body and how far the person came in its examinations.
  if (second !== undefined && first.isIssuer && GRADE.test(second.text)) {
    const whole = { ...first, text: `${first.text} – ${second.text}`, to: second.to };
    drafts.push(draftOf(flow, whole, first, year));
    return;
  }
  if (second !== undefined && !first.isCertificate && GRADE.test(second.text)) {
    drafts.push(draftOf(flow, first, null, year));
    return;
  }
  // "Institute of Chartered Accountants, Ghana (Member)": the body with its country is all there is to name.
  const last = pieces.at(-1);
  if (first.isIssuer && second !== undefined && last !== undefined && pieces.slice(1).every(isCountryOf)) {
    const text = flow.text.slice(first.from, last.to).replace(/\s+/g, " ");
    drafts.push(draftOf(flow, { ...first, text, to: last.to }, null, year));
    return;
  }
  const named =
    (first.isIssuer ? pieces.find((piece) => piece.isCertificate && !piece.isIssuer) : first) ??
    (first.isSureIssuer || isOrganisation(first) ? undefined : first) ??
    pieces.find((piece) => !piece.isIssuer) ??
    first;
  const issuer =
    pieces.find((piece) => piece !== named && piece.isIssuer) ??
    pieces.find((piece) => piece !== named && /^\p{Lu}/u.test(piece.text) && !/\d{3}/.test(piece.text)) ??
    null;
  drafts.push(draftOf(flow, named, issuer, year));
}

function isCountryOf({ text }: Piece): boolean {
  return isCountry(tokenise(text.replace(/\s*\([^()]{0,30}\)$/, "")));
}

/** "BLS and ACLS": two certificates, each by its letters alone. */
function abbreviationsOf(piece: Piece): readonly Piece[] {
  const found = /^(\p{Lu}{2,6})(\s(?:and|&|und|et|y|e|en)\s)(\p{Lu}{2,6})$/u.exec(piece.text);
  const [, first = "", link = "", second = ""] = found ?? [];
  if (found === null) return [];
  const from = piece.from + first.length + link.length;
  return [
    { ...piece, text: first, to: piece.from + first.length },
    { ...piece, text: second, from },
  ];
}

/** What runs out is the certificate and not the body behind it. */
const EXPIRES =
  /(?<!\p{L})(?:exp(?:ires|iry|iring)?|valid|gültig|valable|válid[oa]|valid[oa]|geldig)(?!\p{L})/iu;

const LEVEL =
  /^(?:associate|professional|foundation|practitioner|specialty|expert|advanced|intermediate|basic|beginner|master|trainer|grade [\dA-F]|level [\dIV]+|part [\dIV]+|stufe \d|niveau \d|nivel \d|livello \d)(?: level)?$/i;

/** "AWS Certified Solutions Architect – Associate": the level behind the dash is part of the name. */
function withLevel(pieces: readonly Piece[], flow: Flow): readonly Piece[] {
  const [first, second, ...rest] = pieces;
  if (first === undefined || second === undefined) return pieces;
  const goesOn = (!first.isSureIssuer && LEVEL.test(second.text)) || spellsOut(first.text, second.text);
  if (!goesOn) return pieces;
  const text = flow.text.slice(first.from, second.to).replace(/\s+/g, " ").trim();
  return [{ ...first, text, to: second.to }, ...rest];
}

/** "SST – Sauveteur secouriste du travail": the letters and what they stand for. */
function spellsOut(letters: string, name: string): boolean {
  if (!/^\p{Lu}{2,8}$/u.test(letters)) return false;
  const words = name.split(/[\s'’-]+/).filter((word) => /^\p{L}/u.test(word));
  const initials = (list: readonly string[]): string => list.map((word) => word[0]?.toUpperCase()).join("");
  return initials(words) === letters || initials(words.filter(({ length }) => length > 3)) === letters;
}

/** A stage of an examination, or a standing in a body. */
const GRADE =
  /^(?:(?:passed|part|final|finalist|intermediate|foundation|strategic|business|executive|operational|managerial|professional|advanced|certificate|stage|level|module)\b.{0,24}|(?:associate|full|student|affiliate|chartered|fellow) member)$/i;

/** Sure enough of an institute or a company to look for the certificate behind it. */
function isOrganisation({ text }: Piece): boolean {
  // "NR-12", "SAR-66": a number is no organisation.
  if (/\d/.test(text)) return false;
  return text.split(/\s+/).every((word) => /^(?:\p{Lu}|\p{Lo}|(?:of|and|the|&|for|de|der|für)$)/u.test(word));
}

interface Surroundings {
  readonly flow: Flow;
  readonly dated: boolean;
  /** The paragraph is all the section holds. */
  readonly isLone: boolean;
}

/** True where commas part certificates, and not the certificate from its issuer and place. */
function isList(pieces: readonly Piece[], { flow, dated, isLone }: Surroundings): boolean {
  const [first, ...rest] = pieces;
  if (first === undefined || rest.length === 0 || rest.some(({ isIssuer }) => isIssuer)) return false;
  if (pieces.every(({ isCertificate }) => isCertificate)) return true;
  if (flow.bullet || dated) return false;
  return rest.length >= 2 || (isLone && rest.every(({ isCertificate }) => isCertificate));
}

function draftOf(flow: Flow, piece: Piece, issuer: Piece | null, year: number | null): Draft {
  const evidence = [...flow.quote(piece.from, piece.to)];
  if (issuer !== null) evidence.push(...flow.quote(issuer.from, issuer.to));
  const name = issuer !== null && GENERIC.test(piece.text) ? `${piece.text}, ${issuer.text}` : piece.text;
  return { name, issuer: issuer?.text ?? null, year, evidence };
}

/** "Full registration", "Associate Member": a name only with the body that grants it. */
const GENERIC =
  /^(?:(?:full|provisional|professional|state|general|current|annual|practising|practicing) )?(?:registration|licen[cs]e|licensure|membership|certificate|certification|diploma|accreditation|permit|(?:associate|full|chartered|student|affiliate|corporate|graduate) member|member|fellow|fellowship|associate)$/i;

const NAMED_OUTRIGHT = /^(?:certified|chartered)\s+\p{Lu}|(?:certificate|certification|certified)$/iu;

/** "Certified Scrum Master" in a list of skills. */
function readInline(view: LineView): readonly Certification[] {
  const found: Certification[] = [];
  let from = 0;
  for (const item of view.text.split(/[,|·;•\t]/)) {
    const text = item.trim();
    const at = view.text.indexOf(text, from);
    from = at + text.length;
    if (text.length < 6 || text.length > 70 || !NAMED_OUTRIGHT.test(text) || text.split(/\s+/).length > 7)
      continue;
    const [span] = viewFrom(view, at).dates.filter((date) => date.to <= at + text.length);
    found.push({
      name: text.replace(/\s*[([,–-]?\s*(?:19|20)\d\d\s*[)\]]?$/, ""),
      issuer: null,
      year: span?.start?.year ?? null,
      evidence: [quote(view, at, at + text.length)],
    });
  }
  return found;
}
