import type { Evidence } from "../../types.ts";
import { isCountry } from "../places/place-score.ts";
import { tokenise } from "../text/tokens.ts";
import { cleanName } from "./clean-name.ts";
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
import { OF_DRIVING } from "./of-driving.ts";
import type { Piece } from "./read-pieces.ts";

export interface Draft {
  readonly name: string;
  issuer: string | null;
  year: number | null;
  readonly evidence: Evidence[];
}

interface Setting {
  /** The paragraph is all the section holds. */
  readonly isLone: boolean;
  /** The entry is all the paragraph holds. */
  readonly isWhole: boolean;
}

/** Adds the certificates that an entry names, or tells the one above who issued it, when, or that it is still to come. */
export function addEntry(drafts: Draft[], flow: Flow, entry: Unlabelled, setting: Setting): void {
  const { year } = entry;
  const pieces = withRest(withoutLead(withoutClass(entry.pieces)), flow);
  const open = drafts.at(-1);
  const [first] = pieces;
  if (first === undefined) {
    if (open !== undefined) open.year ??= year;
    if (open !== undefined && entry.pending) drafts.pop();
    return;
  }
  if (entry.pending) return;
  const read = { ...entry, ...setting, flow, pieces, first };
  if (open?.issuer === null && isOfSameYear(open, year) && isIssuerLine(read)) {
    open.issuer = first.text;
    open.year ??= year;
    open.evidence.push(...flow.quote(first.from, first.to));
    return;
  }
  // Prose about a course is none, but papers may be told in sentences: "PCV licence (2019). First aid, 2024."
  const isProse = flow.tokens.length > 20 && /[.]\s*$/.test(flow.text);
  if (isProse && (setting.isWhole || !first.isCertificate)) return;
  for (const { piece, issuer } of namedIn(read)) drafts.push(draftOf(flow, piece, issuer, year));
}

/** An entry whose pieces are known, the first apart. */
interface Read extends Unlabelled, Setting {
  readonly flow: Flow;
  readonly first: Piece;
}

interface Named {
  readonly piece: Piece;
  readonly issuer: Piece | null;
}

/** How entries are written; the first form that fits says what is named. */
const FORMS: readonly ((entry: Read) => readonly Named[] | null)[] = [
  // Names with commas between them, alone in their section.
  ({ isLone, dated, pieces }) => alone(isLone && !dated ? withLastParted(pieces) : null),
  (entry) => alone(isList(entry.pieces, entry) ? membersOf(entry.pieces) : null),
  // Several that one body granted.
  ({ pieces }) => {
    const granted = grantedTogether(pieces) ?? parted(pieces);
    return granted === null ? null : granted.of.map((piece) => ({ piece, issuer: granted.by }));
  },
  // "Clean driving licence, SIA licence (2024), willing to travel": papers among remarks.
  ({ first, pieces }) => {
    const papers = pieces.filter(({ isCertificate, isIssuer }) => isCertificate && !isIssuer);
    return OF_DRIVING.test(first.text) && papers.length > 1 ? alone(papers) : null;
  },
  // "AAT Sri Lanka – Passed Finalist": the body and how far the person came in its examinations.
  ({ first, pieces: [, second] }) => {
    if (second === undefined || !GRADE.test(second.text)) return null;
    if (first.isIssuer) {
      const text = `${first.text} – ${second.text}`;
      return [{ piece: { ...first, text, to: second.to }, issuer: first }];
    }
    return first.isCertificate ? null : alone([first]);
  },
  // "Institute of Chartered Accountants, Ghana (Member)": the body with its country is all there is to name.
  ({ first, pieces, flow }) => {
    const last = pieces.at(-1) ?? first;
    if (!first.isIssuer || last === first || !pieces.slice(1).every(isCountryOf)) return null;
    const text = flow.text.slice(first.from, last.to).replace(/\s+/g, " ");
    return alone([{ ...first, text, to: last.to }]);
  },
];

function alone(pieces: readonly Piece[] | null): readonly Named[] | null {
  return pieces?.map((piece) => ({ piece, issuer: null })) ?? null;
}

function namedIn(entry: Read): readonly Named[] {
  for (const form of FORMS) {
    const named = form(entry);
    if (named !== null) return named;
  }
  const { first, pieces } = entry;
  const piece =
    (first.isIssuer ? pieces.find((one) => one.isCertificate && !one.isIssuer) : first) ??
    (first.isSureIssuer || isOrganisation(first) ? undefined : first) ??
    pieces.find((one) => !one.isIssuer) ??
    pieces.find((one) => !one.isSureIssuer) ??
    first;
  const issuer =
    pieces.find((one) => one !== piece && one.isIssuer) ??
    pieces.find((one) => one !== piece && isNameLike(one)) ??
    null;
  return [{ piece, issuer }];
}

/** With a year of its own, another than that above, a line names another paper. */
function isOfSameYear(open: Draft, year: number | null): boolean {
  return open.year === null || year === null || open.year === year;
}

/** A line that only names an issuer belongs to the certificate above it. */
function isIssuerLine({ first, pieces, flow, isWhole }: Read): boolean {
  return (
    first.isIssuer &&
    (!first.isCertificate || (first.isSureIssuer && /\s/.test(first.text))) &&
    pieces.length === 1 &&
    !/\d/.test(first.text) &&
    !isNumbered(flow, first) &&
    !flow.bullet &&
    isWhole &&
    !EXPIRES.test(flow.text)
  );
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
  /^(?:(?:certified|chartered|accredited|fellow|licentiate)$|(?:passed|part|final|finalist|intermediate|foundation|strategic|business|executive|operational|managerial|professional|advanced|certificate|stage|level|module)\b.{0,24}|part[- ]qualified\b.{0,48}|(?:associate|full|student|affiliate|chartered|fellow) member)$/i;

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
  return { name: cleanName(name), issuer: issuer?.text ?? null, year, evidence };
}

/** "Full registration", "Associate Member": a name only with the body that grants it. */
const GENERIC =
  /^(?:(?:full|provisional|professional|state|general|current|annual|practising|practicing) )?(?:registration|licen[cs]e|licensure|membership|certificate|certification|diploma|accreditation|permit|(?:associate|full|chartered|student|affiliate|corporate|graduate|life) member|member|fellow|fellowship|associate)(?:\s\([^()]{2,10}\))?$/i;

/** "Engineers Board of Kenya – Graduate Engineer": as what a register that stands in front lists the person. */
function isStanding(piece: Piece, issuer: Piece): boolean {
  if (issuer.from > piece.from || !REGISTER.test(issuer.text)) return false;
  return !piece.isCertificate;
}

/** "Registered Nurse, State of Texas". */
const STATE = /^(?:state|commonwealth|province) of /i;
