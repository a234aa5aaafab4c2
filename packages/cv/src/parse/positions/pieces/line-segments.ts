import { placeScore } from "../../places/place-score.ts";
import type { LineView } from "../../text/cv-text.ts";
import type { Token } from "../../text/tokens.ts";
import { companyScore, isLegalForm } from "../roles/company-score.ts";
import { titleScore } from "../roles/title-score.ts";
import { isTownDash } from "./town-dash.ts";

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const HARD_MARK = /^[|·•;‖¦●▪∙⋅◦◆■]$/;

/** Pieces between tabs, bars, dots, spaced dashes and cut stretches. */
export function segments(view: LineView, cuts: readonly Stretch[]): readonly (readonly Token[])[] {
  const result: Token[][] = [[]];
  let depth = 0;
  for (const [index, token] of view.tokens.entries()) {
    if (token.text === "(" || token.text === "[") depth++;
    if (token.text === ")" || token.text === "]") depth = Math.max(0, depth - 1);
    const isLeftOut = isCut(token, cuts) || (token.kind === "mark" && parts(view, index, depth, cuts));
    if (isLeftOut || isBehindTab(view, index)) result.push([]);
    if (!isLeftOut) result.at(-1)?.push(token);
  }
  return result.filter((segment) => segment.length > 0);
}

function isCut({ start }: Token, cuts: readonly Stretch[]): boolean {
  return cuts.some(({ from, to }) => start >= from && start < to);
}

function isBehindTab({ text, tokens }: LineView, index: number): boolean {
  const before = tokens[index - 1];
  return before !== undefined && text.slice(before.end, tokens[index]?.start).includes("\t");
}

/** Whether a mark parts pieces: bars and dots anywhere, other marks outside of brackets. */
function parts(view: LineView, index: number, depth: number, cuts: readonly Stretch[]): boolean {
  const mark = view.tokens[index]?.text ?? "";
  if (HARD_MARK.test(mark) && (depth === 0 || mark !== ";" || !closes(view.tokens, index))) return true;
  if (depth > 0) return false;
  return (
    isSpacedDash(view, index) ||
    isFullStop(view, index) ||
    isTownDash(view.tokens, index, view.text) ||
    isPartingSlash(view, index, cuts)
  );
}

/** "(2022 – 2024; contract ended)": a semicolon inside brackets parts nothing. */
function closes(tokens: readonly Token[], from: number): boolean {
  return tokens.slice(from, from + 24).some(({ text }) => text === ")");
}

/** "Fisioterapeuta. Clínica Sanamás. 2020": a dot behind a whole word and before a capital. */
function isFullStop(view: LineView, index: number): boolean {
  const [word, dot, next] = [view.tokens[index - 1], view.tokens[index], view.tokens[index + 1]];
  if (dot?.text !== "." || word?.kind !== "word" || word.end !== dot.start || word.text.length < 5)
    return false;
  if (SHORT_FORM.test(word.text)) return false;
  return (
    next === undefined ||
    (next.start > dot.end && /^[\p{Lu}(]/u.test(view.text.slice(next.start)) && !isLegalForm([word]))
  );
}

/** "Pharm. Tech.", "Agric. Extension Officer": cut words of posts, whose dot ends nothing. */
const SHORT_FORM =
  /^(?:agric|assoc|asstt|chem|coord|elect|electr|engin|horti|instr|maint|manag|mater|pharm|physio|princ|prodn|psych|statist|struct|suppl|supvr|techn|teleph|transp|vocat)$/;

/** "Halden Freight / Staff Engineer", "Halden Freight / Leeds / 2021": but "Copywriter / Editor" is one title. */
function isPartingSlash(view: LineView, index: number, cuts: readonly Stretch[]): boolean {
  const slash = view.tokens[index];
  if (slash?.text !== "/" || view.text[slash.start - 1] !== " " || view.text[slash.end] !== " ") return false;
  const isEnd = ({ kind, text }: Token): boolean => kind === "mark" && /^[/,|·•;(–-]$/.test(text);
  const before = view.tokens.slice(0, index);
  const left = before.slice(before.findLastIndex(isEnd) + 1);
  const behind = view.tokens.slice(index + 1);
  const end = behind.findIndex(isEnd);
  const right = end < 0 ? behind : behind.slice(0, end);
  const [first] = right;
  if (first === undefined || left.length === 0) return false;
  if (isCut(first, cuts) || placeScore(right) >= 3) return true;
  const [above, below] = [titleScore(left), titleScore(right)];
  if (below >= 2) return above < 0.7 && /^\p{Lu}/u.test(view.text.slice(left[0]?.start));
  return above >= 2 && below < 1 && companyScore(right) >= 2.2;
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
