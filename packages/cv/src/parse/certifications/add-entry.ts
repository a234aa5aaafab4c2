import type { Evidence } from "../../types.ts";
import { isCountry, placeScore } from "../places/place-score.ts";
import { tokenise } from "../text/tokens.ts";
import { abbreviationsOf, type Unlabelled, withoutClass, withoutLead, withRest } from "./entry-pieces.ts";
import type { Flow } from "./flow.ts";
import type { Piece } from "./read-pieces.ts";

export interface Draft {
  readonly name: string;
  issuer: string | null;
  year: number | null;
  readonly evidence: Evidence[];
}

export interface Setting {
  /** The paragraph is all the section holds. */
  readonly isLone: boolean;
  /** The entry is all the paragraph holds. */
  readonly isWhole: boolean;
}

export function addEntry(drafts: Draft[], flow: Flow, entry: Unlabelled, setting: Setting): void {
  const { year, dated } = entry;
  const pieces = withRest(withoutLead(withoutClass(entry.pieces)), flow);
  const open = drafts.at(-1);
  const [first] = pieces;
  if (first === undefined) {
    if (open !== undefined) open.year ??= year;
    if (open !== undefined && entry.pending) drafts.pop();
    return;
  }
  if (entry.pending) return;
  // A line that only names an issuer belongs to the certificate above it.
  const isIssuerLine =
    first.isIssuer &&
    (!first.isCertificate || (first.isSureIssuer && /\s/.test(first.text))) &&
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
  const listed = setting.isLone && !dated ? withLastParted(pieces) : null;
  if (listed !== null) {
    for (const piece of listed) drafts.push(draftOf(flow, piece, null, year));
    return;
  }
  if (isList(pieces, { flow, dated, isLone: setting.isLone, isGroup: entry.isGroup })) {
    for (const piece of pieces) drafts.push(draftOf(flow, piece, null, year));
    return;
  }
  const granted = grantedTogether(pieces) ?? parted(pieces);
  if (granted !== null) {
    for (const piece of granted.of) drafts.push(draftOf(flow, piece, granted.by, year));
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
    pieces.find((piece) => !piece.isSureIssuer) ??
    first;
  const issuer =
    pieces.find((piece) => piece !== named && piece.isIssuer) ??
    pieces.find((piece) => piece !== named && isNameLike(piece)) ??
    null;
  drafts.push(draftOf(flow, named, issuer, year));
}

interface Granted {
  readonly of: readonly Piece[];
  readonly by: Piece | null;
}

/** "Sea Survival, Fire Fighting – Seafish": certificates in a row, and behind them who granted them all. */
function grantedTogether(pieces: readonly Piece[]): Granted | null {
  const by = pieces.at(-1);
  const of = pieces.slice(0, -1);
  const areSure = of.length > 1 && of.every(({ isCertificate, isIssuer }) => isCertificate && !isIssuer);
  return areSure && by?.isIssuer === true && (!by.isCertificate || by.isSureIssuer) ? { of, by } : null;
}

/** "BLS and ACLS", and who granted both. */
function parted([first, ...rest]: readonly Piece[]): Granted | null {
  const both = first === undefined ? [] : abbreviationsOf(first);
  return both.length > 0 && rest.length < 2 ? { of: both, by: rest[0] ?? null } : null;
}

/** "First aid, fire marshal and manual handling": all that a section lists, with the last two behind an "and". */
function withLastParted(pieces: readonly Piece[]): readonly Piece[] | null {
  const last = pieces.at(-1);
  if (last === undefined || pieces.length < 2 || pieces.some(({ isIssuer }) => isIssuer)) return null;
  const [, left = "", link = "", right = ""] =
    /^(\S+(?:\s\S+){0,3}?)(\s(?:and|und|et|y|e)\s)(\p{Ll}\S*(?:\s\p{Ll}\S*){0,3})$/u.exec(last.text) ?? [];
  if (right === "" || !pieces.slice(1).every(({ text }) => /^\p{Ll}/u.test(text))) return null;
  const from = last.from + left.length + link.length;
  return [
    ...pieces.slice(0, -1),
    { ...last, text: left, to: last.from + left.length },
    { ...last, text: right, from },
  ];
}

function isCountryOf({ text }: Piece): boolean {
  return isCountry(tokenise(text.replace(/\s*\([^()]{0,30}\)$/, "")));
}

/** What runs out is the certificate and not the body behind it. */
const EXPIRES =
  /(?<!\p{L})(?:exp(?:ires|iry|iring)?|valid|gültig|valable|válid[oa]|valid[oa]|geldig)(?!\p{L})/iu;

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
  /** A label in front says that several of a kind follow. */
  readonly isGroup: boolean;
}

/** True where commas part certificates, and not the certificate from its issuer and place. */
function isList(pieces: readonly Piece[], { flow, dated, isLone, isGroup }: Surroundings): boolean {
  const [first, ...rest] = pieces;
  if (first === undefined || rest.length === 0 || rest.some(({ isIssuer }) => isIssuer)) return false;
  // In the cells of a row a date or a body says that the others tell of one certificate.
  const isRow = flow.text.slice(first.to, rest[0]?.from).includes("\t") && (dated || first.isSureIssuer);
  if (!isRow && pieces.every(({ isCertificate }) => isCertificate)) return true;
  if (dated) return false;
  if (isGroup && rest.every(isNameLike)) return true;
  if (isDetailed(first, rest, flow)) return false;
  if (flow.bullet) return rest.length >= 2 && rest.every(isNameLike);
  return rest.length >= 2 || (isLone && rest.every(({ isCertificate }) => isCertificate));
}

/** "CDL Class A – Hazmat, Tanker": what a dash leads to and commas part belongs to the name in front. */
function isDetailed(first: Piece, rest: readonly Piece[], { text }: Flow): boolean {
  const gaps = rest.map(({ from }, index) => text.slice((rest[index - 1] ?? first).to, from).trim());
  return first.isCertificate && /^[–—-]$/.test(gaps[0] ?? "") && gaps.slice(1).every((gap) => gap === ",");
}

/** "overall 7.5", "Kandy" and "AM/12345" name no body and no certificate. */
function isNameLike({ text }: Piece): boolean {
  return /^[\p{Lu}\p{Lo}]/u.test(text) && !/\d{4}/.test(text) && placeScore(tokenise(text)) === 0;
}

function draftOf(flow: Flow, piece: Piece, issuer: Piece | null, year: number | null): Draft {
  const evidence = [...flow.quote(piece.from, piece.to)];
  if (issuer !== null) evidence.push(...flow.quote(issuer.from, issuer.to));
  const isShared =
    issuer !== null && (GENERIC.test(piece.text) || STATE.test(issuer.text) || isStanding(piece, issuer));
  const name = isShared ? `${piece.text}, ${issuer.text}` : piece.text;
  return { name: name.replace(COME_BY, ""), issuer: issuer?.text ?? null, year, evidence };
}

/** "Full registration", "Associate Member": a name only with the body that grants it. */
const GENERIC =
  /^(?:(?:full|provisional|professional|state|general|current|annual|practising|practicing) )?(?:registration|licen[cs]e|licensure|membership|certificate|certification|diploma|accreditation|permit|(?:associate|full|chartered|student|affiliate|corporate|graduate|life) member|member|fellow|fellowship|associate)(?:\s\([^()]{2,10}\))?$/i;

/** "Engineers Board of Kenya – Graduate Engineer": as what a register that stands in front lists the person. */
function isStanding(piece: Piece, issuer: Piece): boolean {
  if (issuer.from > piece.from || !REGISTER.test(issuer.text)) return false;
  return !piece.isCertificate || /^(?:registered|licensed)\s/i.test(piece.text);
}

const REGISTER =
  /(?<!\p{L})(?:(?<!british )council|board|commission|HCPC|NMC|GDC|GOC|GPhC|GMC|NMBI|Ordre|Colegio|Ordem|Kammer|Albo)(?!\p{L})/iu;

/** "QTS awarded", in front of its year. */
const COME_BY =
  /\s(?:awarded|obtained|earned|gained|completed|received|granted|passed|qualifier|valid|expires|exp)$/iu;

/** "Registered Nurse, State of Texas". */
const STATE = /^(?:state|commonwealth|province) of /i;
