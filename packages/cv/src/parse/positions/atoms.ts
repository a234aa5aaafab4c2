import { isState, placeScore } from "../places/place-score.ts";
import type { LineView } from "../text/cv-text.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";
import { companyScore, endsInLegalForm, isLegalForm } from "./company-score.ts";
import { isDuration, isEmploymentType, isFreelanceWord } from "./small-words.ts";
import { titleScore } from "./title-score.ts";

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
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const atWords = lazy(() => compileWords(({ titles }) => titles.at));

/** Words that stand between title and company in some languages and inside either in others. */
const WEAK_AT: ReadonlySet<string> = new Set([
  "for",
  "with",
  "en",
  "na",
  "no",
  "em",
  "a",
  "au",
  "aux",
  "in",
  "im",
  "pour",
  "para",
  "da",
  "do",
  "de",
  "del",
  "dans",
  "nella",
  "nel",
  "al",
  "an",
]);

/** A longer line is no header of a job. */
const MOST_TOKENS = 120;

/** Divides a header line into atoms; `cuts` are dates and labels that belong to none. */
export function splitAtoms(view: LineView, cuts: readonly Stretch[], role: AtomRole = null): readonly Atom[] {
  const atoms: Atom[] = [];
  if (view.tokens.length > MOST_TOKENS) return atoms;
  for (const [order, segment] of segments(view, cuts).entries()) {
    const pieces = commaPieces(segment);
    for (const [index, piece] of pieces.entries()) {
      const link: AtomLink = index === 0 ? "start" : piece[0]?.text === "(" ? "bracket" : "comma";
      for (const [part, tokens] of splitAt(trimMarks(piece)).entries()) {
        const dashed = index === 0 && part === 0 && isBehindDash(view, tokens[0]?.start ?? 0);
        const atom = makeAtom(view, tokens, { segment: order, link: part === 0 ? link : "at", role, dashed });
        if (atom === null) continue;
        atoms.push(
          isTownOfState(view, tokens, pieces[index + 1]) ? { ...atom, title: 0, company: 0, place: 3 } : atom,
        );
      }
    }
  }
  return atoms;
}

function isBehindDash(view: LineView, from: number): boolean {
  return /\p{L}[\p{L}.)]*\s+[-–—−]\s+["“(]?$/u.test(view.text.slice(Math.max(0, from - 32), from));
}

/** "Macon, GA": a capitalised name in front of the short form of a state. */
function isTownOfState(
  view: LineView,
  tokens: readonly Token[],
  next: readonly Token[] | undefined,
): boolean {
  const [state, zip] = trimMarks(next ?? []);
  if (state === undefined || tokens.length > 3 || (zip !== undefined && zip.kind !== "number")) return false;
  const written = view.text.slice(state.start, state.end);
  return written === written.toUpperCase() && isState(state.text);
}

function makeAtom(
  view: LineView,
  tokens: readonly Token[],
  place: Pick<Atom, "segment" | "link" | "role" | "dashed">,
): Atom | null {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined || isDuration(tokens)) return null;
  if (!tokens.some(({ kind }) => kind === "word")) return null;
  const isShort =
    endsInLegalForm(tokens) ||
    (tokens.length > 2 && ABBREVIATION_END.test(view.text.slice(first.start, last.end)));
  const to = view.text[last.end] === "." && isShort ? last.end + 1 : last.end;
  const town = placeScore(tokens);
  const type = isEmploymentType(tokens);
  const own = isFreelanceWord(tokens);
  return {
    view,
    from: first.start,
    to,
    text: view.text.slice(first.start, to),
    tokens,
    ...place,
    title: type ? 0 : own ? 1 : titleScore(tokens),
    company: type ? 0 : own ? 2.5 : companyScore(tokens),
    place: type ? 3 : town,
    bold: view.line.bold,
  };
}

/** "B.V", "S.p.A", "& Co": the dot behind it is its own. */
const ABBREVIATION_END = /(?:\.\s?\p{L}|\b(?:co|bros|inc|corp|ltd|pvt))$/iu;

const HARD_MARK = /^[|·•;‖¦●▪∙⋅◦◆■]$/;

/** Pieces between tabs, bars, dots, spaced dashes and cut stretches. */
function segments(view: LineView, cuts: readonly Stretch[]): readonly (readonly Token[])[] {
  const result: Token[][] = [[]];
  let depth = 0;
  for (const [index, token] of view.tokens.entries()) {
    const isCut = cuts.some((cut) => token.start >= cut.from && token.start < cut.to);
    const before = view.tokens[index - 1];
    const gap = before === undefined ? "" : view.text.slice(before.end, token.start);
    if (token.text === "(" || token.text === "[") depth++;
    if (token.text === ")" || token.text === "]") depth = Math.max(0, depth - 1);
    const isHard =
      token.kind === "mark" &&
      (HARD_MARK.test(token.text) || (depth === 0 && (isSpacedDash(view, index) || isFullStop(view, index))));
    if (isCut || isHard || gap.includes("\t")) result.push([]);
    if (!isCut && !isHard) result.at(-1)?.push(token);
  }
  return result.filter((segment) => segment.length > 0);
}

/** "Fisioterapeuta. Clínica Sanamás. 2020": a dot behind a whole word and before a capital. */
function isFullStop(view: LineView, index: number): boolean {
  const [word, dot, next] = [view.tokens[index - 1], view.tokens[index], view.tokens[index + 1]];
  if (dot?.text !== "." || word?.kind !== "word" || word.end !== dot.start || word.text.length < 5)
    return false;
  return (
    next === undefined ||
    (next.start > dot.end && /^[\p{Lu}(]/u.test(view.text.slice(next.start)) && !isLegalForm([word]))
  );
}

function isSpacedDash(view: LineView, index: number): boolean {
  const token = view.tokens[index];
  if (token === undefined) return false;
  const written = view.text.slice(token.start, token.end);
  if (!/^[-–—−|~>→:]$/.test(written)) return false;
  const before = view.text[token.start - 1] ?? " ";
  const after = view.text[token.end] ?? " ";
  if (written === "—" || written === "→") return true;
  return written === ":" ? after === " " : before === " " && after === " ";
}

/** Pieces between commas outside brackets; a bracket opens a piece of its own; legal forms stay. */
function commaPieces(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const pieces: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    const opens = token.text === "(" || token.text === "[";
    if (opens && depth === 0) pieces.push([]);
    if (opens) depth++;
    if (token.text === "," && depth === 0) {
      pieces.push([]);
      continue;
    }
    pieces.at(-1)?.push(token);
    if (token.text === ")" || token.text === "]") {
      depth = Math.max(0, depth - 1);
      if (depth === 0) pieces.push([]);
    }
  }
  const merged: Token[][] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const inner = trimMarks(piece);
    // "(Pvt) Ltd": the bracket belongs to the name when the piece behind it is its legal form.
    if (
      last?.[0]?.text === "(" &&
      merged.length > 1 &&
      (/^(?:pvt|private|pty|pte)$/.test(last[1]?.text ?? "") || (last.length <= 4 && isLegalForm(inner)))
    ) {
      const owner = merged.at(-2);
      owner?.push(...last, ...piece);
      merged.pop();
    } else if (last !== undefined && isTail(inner)) last.push(...piece);
    else if (last !== undefined && inner.length > 0 && isPartnership(last, inner)) last.push(...piece);
    else if (inner.length > 0) merged.push([...piece]);
  }
  return merged;
}

/** "Acme, Inc.": but the NV of "Reno, NV" is a state. */
function isTail(tokens: readonly Token[]): boolean {
  const [only] = tokens;
  if (only === undefined || !isLegalForm(tokens)) return false;
  return tokens.length > 1 || !isState(only.text) || /^(?:co|sa)$/.test(only.text);
}

/** "Balogun, Musa & Partners": names of partners before the comma, the rest of the firm behind it. */
function isPartnership(before: readonly Token[], piece: readonly Token[]): boolean {
  const joint = piece.findIndex(({ text }) => text === "&" || text === "and" || text === "und");
  if (joint < 1 || joint > 2 || piece.length > joint + 4) return false;
  const names = trimMarks(before);
  const rest = piece.slice(joint + 1);
  const isFirm = rest.length === 1 || companyScore(rest) >= 1.5 || isLegalForm(rest);
  return (
    names.length <= 2 && titleScore(names) < 1.5 && placeScore(names) < 2 && isFirm && companyScore(names) < 2
  );
}

const AS = /^(?:as|als|como|come|comme)$/;

/** "Nurse at Lakeside Clinic" in two, where the words on the sides agree with it. */
function splitAt(whole: readonly Token[]): readonly (readonly Token[])[] {
  // Behind a bracket the word stands first: "(part-time) at Lakeside Clinic".
  const lead = atWords().matchAt(whole, 0);
  const tokens =
    lead !== null && /^(?:at|bei|presso|@)$/.test(whole[0]?.text ?? "") ? whole.slice(lead.length) : whole;
  const named = tokens.findIndex(({ text }, index) => index > 0 && AS.test(text));
  // "City Bank as Personal Banker", where the words on both sides agree with it.
  if (named > 0 && titleScore(tokens.slice(named + 1)) >= 2.5 && titleScore(tokens.slice(0, named)) < 2)
    return [...splitTown(tokens.slice(0, named)), tokens.slice(named + 1)];
  for (let i = 1; i < tokens.length - 1; i++) {
    const match = atWords().matchAt(tokens, i);
    if (match === null) continue;
    const left = tokens.slice(0, i);
    const right = tokens.slice(i + match.length);
    if (right.length === 0) continue;
    const weak = WEAK_AT.has(tokens[i]?.text ?? "");
    const company = companyScore(right);
    const title = titleScore(left);
    if (weak ? title >= 2 && company >= 2.2 : title >= 0.7 || company >= 2)
      return [left, ...splitTown(right)];
  }
  return [tokens];
}

/** "Tulp Software B.V. te Utrecht": a known town behind its preposition. */
function splitTown(tokens: readonly Token[]): readonly (readonly Token[])[] {
  for (let i = tokens.length - 2; i >= 1 && i >= tokens.length - 5; i--) {
    const isLink = /^(?:te|in|a|en|em)$/.test(tokens[i]?.text ?? "");
    if (isLink && placeScore(tokens.slice(i + 1)) >= 3) return [tokens.slice(0, i), tokens.slice(i + 1)];
  }
  return [tokens];
}

function trimMarks(tokens: readonly Token[]): readonly Token[] {
  let first = 0;
  let last = tokens.length;
  while (first < last && tokens[first]?.kind === "mark" && !/^["'“„«]$/.test(tokens[first]?.text ?? ""))
    first++;
  while (
    last > first &&
    tokens[last - 1]?.kind === "mark" &&
    !/^["”'»+#)]$/.test(tokens[last - 1]?.text ?? "")
  )
    last--;
  if (tokens[last - 1]?.text === ")" && !tokens.slice(first, last).some(({ text }) => text === "(")) last--;
  return tokens.slice(first, last);
}
