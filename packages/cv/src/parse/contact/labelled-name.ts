import type { Evidence } from "../../types.ts";
import { type LineView, quote } from "../text/cv-text.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { withoutAddress, withoutAffixes } from "./name-affixes.ts";
import { isNameLabel, nameLabelLength } from "./name-labels.ts";
import { nameLikeness } from "./name-likeness.ts";

/** What may be the name of the person; the best score wins. */
export interface NameCandidate {
  readonly text: string;
  readonly evidence: readonly Evidence[];
  readonly score: number;
}

/** "Name: Mei Tanaka". */
export function labelledName(view: LineView, hints: readonly string[]): NameCandidate | null {
  const labelled = readLabelled(view) ?? readLaterCell(view);
  if (labelled === null) return null;
  return { ...labelled, score: worthOfLabel(view.text, labelled.text) + nameLikeness(labelled.text, hints) };
}

/** "Name in full" holds more names than the person goes by, who stands at the top; "Name with initials" fewer than either. */
function worthOfLabel(label: string, name: string): number {
  if (/^[\W\d]{0,5}(?:names? in full|full names?)(?!\p{L})/iu.test(label)) return 1.4;
  if (PART_ONLY.test(label)) return 2;
  return /(?<!\p{L})initials?(?!\p{L})/iu.test(label) && INITIALS.test(name) ? 0.5 : 5;
}

/** "Last name", "Prénoms": labels of what is no more than a part of the name. */
const PART_ONLY =
  /^[\W\d]{0,5}(?:(?:first|last|given|family|middle|second|other) names?|surname|forenames?|prénoms?|vornamen?|nachname|familienname|zuname|voorna(?:am|men)|achternaam|apellidos?|cognome|apelidos?|sobrenomes?)(?:\(s\))?\s*[:\t]/iu;

const INITIALS = /(?:^|\s)(?:\p{Lu}\.\s?)+\p{Lu}/u;

function readLabelled(
  view: LineView,
): { readonly text: string; readonly evidence: readonly Evidence[] } | null {
  const tokens = withoutNumber(view.tokens);
  const length = nameLabelLength(tokens);
  if (length === 0) return null;
  const mark = tokens[length];
  const last = tokens[length - 1];
  if (last === undefined) return null;
  if (mark === undefined) return null;
  const isCell = view.text.slice(last.end, mark.start).includes("\t");
  if (mark.text !== ":" && !isCell) return null;
  const from = mark.text === ":" ? mark.end : mark.start;
  const cell = view.text.slice(from).search(/\S.*?(?:\t|\s\|\s|$)/);
  const text =
    view.text
      .slice(from)
      .trim()
      .split(/\t|\s\|\s/)[0]
      ?.trim() ?? "";
  return text === "" || cell < 0
    ? null
    : {
        text: withoutAffixes(withoutAddress(text)),
        evidence: [quote(view, view.text.indexOf(text, from), view.text.indexOf(text, from) + text.length)],
      };
}

/** "01. Name in full": the rows of a form may be counted. */
function withoutNumber(tokens: readonly Token[]): readonly Token[] {
  if (!/^\p{Nd}{1,2}$/u.test(tokens[0]?.text ?? "")) return tokens;
  return tokens.slice(/^[.)]$/.test(tokens[1]?.text ?? "") ? 2 : 1);
}

/** "Rank applied for | Chief Officer | Name | Joel Ramos": a form of two labels in a row. */
function readLaterCell(view: LineView): Pick<NameCandidate, "text" | "evidence"> | null {
  const cells = view.text.split("\t");
  if (cells.length < 4) return null;
  const at = cells.findIndex((cell, index) => index >= 2 && index % 2 === 0 && isNameLabel(tokenise(cell)));
  const text = cells[at + 1]?.trim() ?? "";
  if (at < 0 || text === "") return null;
  const from = cells.slice(0, at + 1).join("\t").length + 1;
  return { text: withoutAffixes(text), evidence: [quote(view, from, from + text.length)] };
}
