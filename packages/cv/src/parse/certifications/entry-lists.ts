import { placeScore } from "../places/place-score.ts";
import { tokenise } from "../text/tokens.ts";
import { abbreviationsOf } from "./entry-pieces.ts";
import type { Flow } from "./flow.ts";
import type { Piece } from "./read-pieces.ts";

interface Surroundings {
  readonly flow: Flow;
  readonly dated: boolean;
  /** The paragraph is all the section holds. */
  readonly isLone: boolean;
  /** A label in front says that several of a kind follow. */
  readonly isGroup: boolean;
}

/** True where commas part certificates, and not the certificate from its issuer and place. */
export function isList(pieces: readonly Piece[], { flow, dated, isLone, isGroup }: Surroundings): boolean {
  const [first, ...rest] = pieces;
  if (first === undefined || rest.length === 0 || rest.some(({ isIssuer }) => isIssuer)) return false;
  // In the cells of a row a date or a body says that the others tell of one certificate.
  const isRow = flow.text.slice(first.to, rest[0]?.from).includes("\t") && (dated || first.isSureIssuer);
  if (!isRow && areOfOneKind(pieces)) return true;
  if (dated) return false;
  if (isGroup && rest.every(isNameLike)) return true;
  if (isDetailed(first, rest, flow)) return false;
  if (flow.bullet) return rest.length >= 2 && rest.every(isNameLike);
  return rest.length >= 2 || (isLone && rest.every(({ isCertificate }) => isCertificate));
}

function areOfOneKind(pieces: readonly Piece[]): boolean {
  return pieces.every(({ isCertificate }) => isCertificate) || areLetters(pieces) || shareLastWord(pieces);
}

const LEAST_LETTERS = 3;

/** "PSSR, PST, FPFF, EFA & STSDSD": papers that all go by their letters. */
function areLetters(pieces: readonly Piece[]): boolean {
  return (
    pieces.length >= LEAST_LETTERS &&
    pieces.every(
      ({ text, isIssuer }) => !isIssuer && /^\p{Lu}[\p{Lu}\d+]{1,6}(?:\s&\s\p{Lu}{2,7})?$/u.test(text),
    )
  );
}

/** "Kettlebell instructor, Spinning instructor". */
function shareLastWord(pieces: readonly Piece[]): boolean {
  const words = pieces.map(({ text }) => text.toLowerCase().split(" "));
  const last = words[0]?.at(-1);
  return /\p{L}{4}/u.test(last ?? "") && words.every((own) => own.length > 1 && own.at(-1) === last);
}

/** Bodies that keep a list of those who may work in a profession. */
export const REGISTER =
  /(?<!\p{L})(?:(?<!british )council|board|commission|college of|HCPC|NMC|GDC|GOC|GPhC|GMC|NMBI|Ordre|Colegio|Ordem|Kammer|Albo)(?!\p{L})/iu;

/** "CDL Class A – Hazmat, Tanker": what a dash leads to and commas part belongs to the name in front. */
function isDetailed(first: Piece, rest: readonly Piece[], { text }: Flow): boolean {
  const gaps = rest.map(({ from }, index) => text.slice((rest[index - 1] ?? first).to, from).trim());
  const isName = first.isCertificate || REGISTER.test(first.text);
  return isName && /^[–—-]$/.test(gaps[0] ?? "") && gaps.slice(1).every((gap) => gap === ",");
}

/** "overall 7.5", "Kandy" and "AM/12345" name no body and no certificate. */
export function isNameLike({ text }: Piece): boolean {
  return /^[\p{Lu}\p{Lo}]/u.test(text) && !/\d{4}/.test(text) && placeScore(tokenise(text)) === 0;
}

interface Granted {
  readonly of: readonly Piece[];
  readonly by: Piece | null;
}

/** "Sea Survival, Fire Fighting – Seafish": certificates in a row, and behind them who granted them all. */
export function grantedTogether(pieces: readonly Piece[]): Granted | null {
  const by = pieces.at(-1);
  const of = pieces.slice(0, -1);
  const areSure = of.length > 1 && of.every(({ isCertificate, isIssuer }) => isCertificate && !isIssuer);
  return areSure && by?.isIssuer === true && (!by.isCertificate || by.isSureIssuer) ? { of, by } : null;
}

/** "BLS and ACLS", and who granted both. */
export function parted([first, ...rest]: readonly Piece[]): Granted | null {
  const both = first === undefined ? [] : abbreviationsOf(first);
  return both.length > 0 && rest.length < 2 ? { of: both, by: rest[0] ?? null } : null;
}

/** "PSSR, EFA & STSDSD": the members of a list, each by itself. */
export function membersOf(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.flatMap((piece) => {
    const both = abbreviationsOf(piece);
    return both.length > 0 ? both : [piece];
  });
}

/** "First aid, fire marshal and manual handling": all that a section lists, with the last two behind an "and". */
export function withLastParted(pieces: readonly Piece[]): readonly Piece[] | null {
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
