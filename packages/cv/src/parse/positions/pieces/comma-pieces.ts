import { isState, placeScore } from "../../places/place-score.ts";
import type { Token } from "../../text/tokens.ts";
import { companyScore, isLegalForm } from "../roles/company-score.ts";
import { isShortPost } from "../roles/promotions.ts";
import { titleScore } from "../roles/title-score.ts";
import { trimMarks } from "./trim-marks.ts";

/** Pieces between commas outside brackets; a bracket opens a piece of its own; legal forms stay. */
export function commaPieces(text: string, tokens: readonly Token[]): readonly (readonly Token[])[] {
  const merged: Token[][] = [];
  for (const piece of cutAtCommas(tokens)) {
    const inner = trimMarks(piece);
    const last = merged.at(-1);
    const owner = merged.at(-2);
    if (last !== undefined && owner !== undefined && isBracketOfName(last, inner)) {
      owner.push(...last, ...piece);
      merged.pop();
    } else if (last !== undefined && isPartOf(last, inner, text)) {
      last.push(...piece);
    } else if (inner.length > 0) merged.push([...piece]);
  }
  return merged;
}

/** Whether the piece behind a comma goes on with what stands before it. */
function isPartOf(before: readonly Token[], piece: readonly Token[], text: string): boolean {
  return isTail(piece, before) || isPartnership(text, before, piece) || isLaterPost(before, piece);
}

/**
 * "Apprentice, then Sailmaker", "Trainee, later Engineer", "Audit assistant, from 2012 audit senior": two posts that one
 * line and its dates hold together.
 */
function isLaterPost(before: readonly Token[], [lead, ...rest]: readonly Token[]): boolean {
  if (lead === undefined || titleScore(trimMarks(before)) < 1.5) return false;
  const isFromYear = FROM.test(lead.text) && rest[0]?.kind === "number" && rest[0].text.length === 4;
  return isFromYear ? isShortPost(rest.slice(1)) : LATER.test(lead.text) && titleScore(rest) >= 1.5;
}

const LATER =
  /^(?:then|later|afterwards|subsequently|dann|danach|später|puis|ensuite|luego|después|poi|depois|daarna)$/;

const FROM = /^(?:from|since|in|ab|seit|des|depuis|desde|dal|vanaf|sinds)$/;

function cutAtCommas(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const pieces: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    const isOutside = depth === 0;
    const isCut = isOutside && token.text === ",";
    const opens = OPENING.has(token.text);
    if (isCut || (isOutside && opens)) pieces.push([]);
    if (isCut) continue;
    pieces.at(-1)?.push(token);
    if (opens) depth++;
    if (!CLOSING.has(token.text)) continue;
    depth = Math.max(0, depth - 1);
    if (depth === 0) pieces.push([]);
  }
  return pieces;
}

const OPENING: ReadonlySet<string> = new Set(["(", "["]);
const CLOSING: ReadonlySet<string> = new Set([")", "]"]);

/** "(Pvt) Ltd": the bracket belongs to the name when the piece behind it is its legal form. */
function isBracketOfName(bracket: readonly Token[], behind: readonly Token[]): boolean {
  if (bracket[0]?.text !== "(") return false;
  return bracket.length <= 4 && isLegalForm(withoutTown(behind));
}

/** "Ltd" of "(Pvt) Ltd in Moratuwa". */
function withoutTown(tokens: readonly Token[]): readonly Token[] {
  const town = tokens.findIndex(({ text }) => text === "in");
  return town > 0 ? tokens.slice(0, town) : tokens;
}

/** Forms without dots that are plain letters or words elsewhere. */
const FORM_BEHIND_NAME = /^(?:sa|sac|spa|as|ev)$/;

/** "Acme, Inc.", "Bimbo, SA": but the NV of "Reno, NV" and the SA of "Adelaide, SA" are states. */
function isTail(tokens: readonly Token[], before: readonly Token[]): boolean {
  const [only] = tokens;
  if (only === undefined) return false;
  if (tokens.length === 1 && FORM_BEHIND_NAME.test(only.text)) return placeScore(trimMarks(before)) < 2;
  if (!isLegalForm(withoutTown(tokens))) return false;
  return tokens.length > 1 || !isState(only.text);
}

/**
 * "Balogun, Musa & Partners": names of partners before the comma, the rest of the firm behind it. The small
 * letters of "Brodeuse confirmée, Lesage & Fils" and the house of "Maison Escoffier & Rey" speak against it.
 */
function isPartnership(text: string, before: readonly Token[], piece: readonly Token[]): boolean {
  const joint = piece.findIndex(({ text }) => text === "&" || text === "and" || text === "und");
  if (joint < 1 || joint > 2 || piece.length > joint + 4) return false;
  const names = trimMarks(before);
  if (names.some(({ start }) => /\p{Ll}/u.test(text[start] ?? ""))) return false;
  if (companyScore(piece.slice(0, joint)) >= 2) return false;
  const rest = piece.slice(joint + 1);
  const isFirm = rest.length === 1 || companyScore(rest) >= 1.5;
  return (
    names.length <= 2 && titleScore(names) < 1.5 && placeScore(names) < 2 && isFirm && companyScore(names) < 2
  );
}
