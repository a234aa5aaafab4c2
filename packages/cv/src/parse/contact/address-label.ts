import { readHeading } from "../sections/headings/heading-words.ts";
import type { LineView } from "../text/cv-text.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";

const addressLabels = lazy(() => compileWords(({ labels }) => labels.address));
const otherLabels = lazy(() =>
  compileWords(
    ({ labels }) =>
      `${labels.birth}|${labels.nationality}|${labels.phone}|${labels.email}|${labels.name}|${labels.title}`,
  ),
);

/** Offset behind an address label, "label" for such a label alone, "other" for one of something else. */
export type AddressLabel = number | "label" | "other" | null;

export function addressLabelOf(view: LineView, from: number, to: number): AddressLabel {
  const label = findLabel(view, from, to);
  if (label === null) return null;
  const rest = view.text.slice(view.tokens[label.last - 1]?.end, to).trim();
  if (rest === ":") return from === 0 ? bare(label) : null;
  return rest === "" ? labelInCell(label, view, from, to) : labelInFront(label, view);
}

interface Label {
  /** It is one of another kind of contact data. */
  readonly isOther: boolean;
  /** Index of the token behind it. */
  readonly last: number;
}

/** The label with which a stretch of a line begins; of two the longer one. */
function findLabel({ tokens }: LineView, from: number, to: number): Label | null {
  const first = tokens.findIndex((token) => token.start >= from && token.kind === "word");
  const start = tokens[first];
  if (start === undefined || start.start >= to) return null;
  const other = otherLabels().matchAt(tokens, first)?.length ?? 0;
  const own = addressLabels().matchAt(tokens, first)?.length ?? 0;
  const length = Math.max(other, own);
  return length === 0 ? null : { isOther: other > own, last: first + length };
}

/** "Address : 14 Canal Walk", in cells or not. */
export function isLabelledAddress(view: LineView): boolean {
  const label = findLabel(view, 0, view.text.length);
  if (label === null || label.isOther || isAddressLabelAlone(view)) return false;
  const last = view.tokens[label.last - 1]?.end ?? 0;
  return view.tokens[0] === firstWord(view) && /^(?:\s*\t|\s*:)/.test(view.text.slice(last));
}

function firstWord({ tokens }: LineView): Token | undefined {
  return tokens.find(({ kind }) => kind === "word");
}

/** "Dirección" on a line of its own, over the address. */
export function isAddressLabelAlone(view: LineView): boolean {
  const label = findLabel(view, 0, view.text.length);
  if (label === null || label.isOther) return false;
  return /^:?$/.test(view.text.slice(view.tokens[label.last - 1]?.end).trim());
}

function bare({ isOther }: Label): AddressLabel {
  return isOther ? "other" : "label";
}

/** "Address" in the first cell of its line. */
function labelInCell(label: Label, view: LineView, from: number, to: number): AddressLabel {
  if (from > 0 || view.text[to] !== "\t") return null;
  // "Kontakt" in the margin of the first line of contact data heads all of them.
  const cell = view.tokens.filter((token) => token.end <= to);
  return label.isOther && readHeading(cell)?.match === "whole" ? null : bare(label);
}

/** "Address: 14 Canal Walk". */
function labelInFront({ isOther, last }: Label, view: LineView): AddressLabel {
  const colon = view.tokens[last];
  if (colon?.text !== ":") return null;
  return isOther ? "other" : colon.end;
}

/** Whether the words name another kind of contact data: "Nationality", "Telephone". */
export function hasOtherLabel(tokens: readonly Token[]): boolean {
  return otherLabels().matchAll(tokens) !== null;
}
