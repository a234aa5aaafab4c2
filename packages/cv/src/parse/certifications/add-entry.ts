import type { Evidence } from "../../types.ts";
import { isCountry } from "../places/place-score.ts";
import { tokenise } from "../text/tokens.ts";
import {
  grantedTogether,
  isList,
  isNameLike,
  membersOf,
  parted,
  REGISTER,
  withLastParted,
} from "./entry-lists.ts";
import { type Unlabelled, withoutClass, withoutLead, withRest } from "./entry-pieces.ts";
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
    !isNumbered(flow, first) &&
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
    for (const piece of membersOf(pieces)) drafts.push(draftOf(flow, piece, null, year));
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

/** "Nursing Council of Kenya – RN 45678": whose number stands behind it is a registration of its own. */
function isNumbered({ text, dates }: Flow, { to }: Piece): boolean {
  return dates.length === 0 && /\d{4}/.test(text.slice(to));
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

/** "QTS awarded", in front of its year. */
const COME_BY =
  /\s(?:awarded|obtained|earned|gained|completed|received|granted|passed|qualifier|valid|expires|exp)$/iu;

/** "Registered Nurse, State of Texas". */
const STATE = /^(?:state|commonwealth|province) of /i;
