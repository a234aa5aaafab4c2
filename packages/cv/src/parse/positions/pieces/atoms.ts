import { placeScore } from "../../places/place-score.ts";
import type { LineView } from "../../text/cv-text.ts";
import type { Token } from "../../text/tokens.ts";
import { companyScore, endsInLegalForm } from "../roles/company-score.ts";
import { titleScore } from "../roles/title-score.ts";
import { commaPieces } from "./comma-pieces.ts";
import { type Stretch, segments } from "./line-segments.ts";
import { isNamedLikeFirm } from "./named-firms.ts";
import { isDuration, isEmploymentType, isFreelanceWord } from "./small-words.ts";
import { lengthOfServed, splitAt } from "./split-at.ts";
import { isStateAlone, splitTownOfState } from "./town-before-state.ts";
import { trimMarks } from "./trim-marks.ts";

type AtomLink = "start" | "comma" | "at" | "bracket";
export type AtomRole = "title" | "company" | "place" | null;

/** The smallest piece of a header that may be a title, a company or a place by itself. */
export interface Atom {
  readonly view: LineView;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Which part of its line it stands in: parts are apart by tabs, bars, dots and dates. */
  readonly segment: number;
  /** How the atom hangs on the one before it. */
  readonly link: AtomLink;
  /** Only a spaced dash parts it from what stands before it. */
  readonly dashed: boolean;
  /** What a label or a table head says it is. */
  readonly role: AtomRole;
  readonly title: number;
  readonly company: number;
  readonly place: number;
  readonly bold: boolean;
  /** The form of the section says that it is part of the title in front of it. */
  readonly goesOn?: true;
}

/** A longer line is no header of a job. */
const MOST_TOKENS = 120;

/**
 * Divides a header line into atoms; `cuts` are dates and labels that belong to none, `word` joins post and firm in most
 * headers of the section.
 */
export function splitAtoms(
  view: LineView,
  cuts: readonly Stretch[],
  role: AtomRole = null,
  word: string | null = null,
): readonly Atom[] {
  if (view.tokens.length > MOST_TOKENS) return [];
  const stretches = segments(view, cuts);
  const told = lengthOfServed(stretches[0] ?? []) > 0;
  return stretches.flatMap((stretch, segment) => {
    const pieces = commaPieces(view.text, stretch);
    return pieces.flatMap((_, index) => atomsOfPiece(view, pieces, { index, segment, role, told, word }));
  });
}

interface PlaceOfPiece {
  readonly index: number;
  readonly segment: number;
  readonly role: AtomRole;
  /** The line tells of the work in a sentence: "Worked as". */
  readonly told: boolean;
  readonly word: string | null;
}

/** The atoms of a piece between commas: two where "at" or "in" stands in it. */
function atomsOfPiece(
  view: LineView,
  pieces: readonly (readonly Token[])[],
  { index, segment, role, told, word }: PlaceOfPiece,
): readonly Atom[] {
  const piece = pieces[index] ?? [];
  const link: AtomLink = index === 0 ? "start" : piece[0]?.text === "(" ? "bracket" : "comma";
  const beforeState = isStateAlone(view.text, pieces[index + 1]);
  const split = splitAt(trimMarks(piece), { told, word, text: view.text });
  const parts = beforeState ? withTown(split, view.text) : split;
  return parts.flatMap((tokens, part) => {
    const leads = index === 0 && part === 0;
    const dashed = leads && isBehindDash(view, tokens[0]?.start ?? 0);
    const isLabel = /^\s?:\s/u.test(view.text.slice(tokens.at(-1)?.end ?? 0));
    const lead = leads && (pieces.length > 1 || isLabel);
    const ahead = view.text.slice(0, tokens[0]?.start ?? 0);
    const isAt = /@\s*$/.test(ahead);
    // "Clerk (temp) at Brindle & Dove": the word stands in front of a piece of its own.
    const follows = part === 0 && !isAt && !/\)\s+(?:at|with|for|bei|presso)\s+$/iu.test(ahead);
    const own = { segment, link: follows ? link : ("at" as const), role, dashed, lead };
    const atom = makeAtom(view, tokens, own);
    const isTown = beforeState && part === parts.length - 1 && tokens.length <= 3;
    return atom === null ? [] : [byItsPlace(atom, isAt, isTown)];
  });
}

/** An atom whose meaning what stands around it settles, whatever its words say. */
function byItsPlace(atom: Atom, isAt: boolean, isTown: boolean): Atom {
  // "Sales Girl @ Mama Tee's": the sign stands before an employer.
  if (isAt) return { ...atom, title: 0, company: Math.max(3, atom.company) };
  // "Macon, GA": a capitalised name in front of the short form of a state.
  if (isTown) return { ...atom, title: 0, company: 0, place: 3 };
  // "Van driver for Ladywood Parcels, Hull": what the word leads to, and no town or depot behind it.
  if (isLedTo(atom)) return { ...atom, company: Math.max(2.5, atom.company) };
  return isRemark(atom) ? { ...atom, company: 0 } : atom;
}

function isLedTo({ view, link, from, tokens }: Atom): boolean {
  return (
    link === "at" &&
    /\s(?:at|with|for)\s+(?:the\s+)?$/u.test(view.text.slice(Math.max(0, from - 12), from)) &&
    isNamedLikeFirm(tokens, view.text)
  );
}

function isBehindDash(view: LineView, from: number): boolean {
  return /\p{L}[\p{L}.)]*\s+[-–—−]\s+["“(]?$/u.test(view.text.slice(Math.max(0, from - 32), from));
}

/** "(returner programme)": small words in a bracket name no organisation. */
function isRemark({ link, text, company }: Atom): boolean {
  return link === "bracket" && company < 4 && /^\(?\p{Ll}/u.test(text);
}

/** The last part apart from the town behind it. */
function withTown(parts: readonly (readonly Token[])[], text: string): readonly (readonly Token[])[] {
  return [...parts.slice(0, -1), ...splitTownOfState(parts.at(-1) ?? [], text)];
}

function makeAtom(
  view: LineView,
  tokens: readonly Token[],
  { lead, ...place }: Pick<Atom, "segment" | "link" | "role" | "dashed"> & { readonly lead: boolean },
): Atom | null {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined || isDuration(tokens)) return null;
  if (!tokens.some(({ kind }) => kind === "word")) return null;
  const isDotOfName =
    view.text[last.end] === "." && goesOnToDot(tokens, view.text.slice(first.start, last.end));
  const to = isDotOfName ? last.end + 1 : last.end;
  const text = view.text.slice(first.start, to);
  const type = isEmploymentType(tokens) && !(lead && PLACEMENT.test(first.text));
  const scores = type ? TYPE : scoresOf(tokens, text);
  return { view, from: first.start, to, text, tokens, ...place, ...scores, bold: view.line.bold };
}

/** "B.V.", "& Co.": the dot behind such a piece is its own. */
function goesOnToDot(tokens: readonly Token[], text: string): boolean {
  const isShort = endsInLegalForm(tokens) || (tokens.length > 2 && ABBREVIATION_END.test(text));
  return isShort && !WHOLE_FORM.test(text);
}

type Scores = Pick<Atom, "title" | "company" | "place">;

/** "Full-time" stands where a place may stand, and names neither post nor firm. */
const TYPE: Scores = { title: 0, company: 0, place: 3 };

function scoresOf(tokens: readonly Token[], text: string): Scores {
  const place = placeScore(tokens);
  if (isFreelanceWord(tokens)) return { title: 1, company: 2.5, place };
  const company = companyOf(tokens, place, text);
  // "The Anchor", "The Old Mill": a house by its article, though a calling goes by the word.
  if (HOUSE.test(text))
    return { title: Math.min(1, titleScore(tokens)), company: Math.max(1.5, company), place };
  return { title: titleScore(tokens), company, place };
}

const HOUSE = /^The \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u;

/** "Stage, Brightleaf, Lyon", "Praktikum: Brightleaf": in front of a firm it is what the post was. */
const PLACEMENT = /^(?:stage|praktikum|estagio|internship|apprenticeship)$/;

/** Small words that stand for an employer all the same. */
const SOME_EMPLOYER =
  /^(?:a|an|the|my|own|household|famil\p{L}*|homes?|self|private|host|various|several|different|local|agency|divers\p{L}*|verschiedene\p{L}*|varios|varias|vários|várias|vari[ei]?|diverse)(?!\p{L})/u;

/** "Port Harcourt", "Bath": a town that is known by its whole name is no firm; "care of newborn" neither. */
function companyOf(tokens: readonly Token[], town: number, text: string): number {
  // "… report to me": no Brazilian "ME".
  const score = companyScore(/\sme\.?$/u.test(text) ? tokens.slice(0, -1) : tokens);
  if (score >= 2.2 && score < 4 && /^\p{Ll}/u.test(text) && !SOME_EMPLOYER.test(text)) return 0.3;
  return town >= 3 && score < 4 ? Math.min(score, 1) : score;
}

/** "Neckartal GmbH.": no short form of a word, so the full stop ends a sentence. */
const WHOLE_FORM = /\s(?:GmbH|AG|KG|SE|PLC|plc|LLC|LLP|SAS|SARL|BV|NV|AB|Oy)$/u;

/** "B.V", "S.p.A", "& Co": the dot behind it is its own. */
const ABBREVIATION_END = /(?:\.\s?\p{L}|\b(?:co|bros|inc|corp|ltd|pvt))$/iu;
