import { readHeading } from "../sections/heading-words.ts";
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
  const first = view.tokens.findIndex((token) => token.start >= from && token.kind === "word");
  const start = view.tokens[first];
  if (start === undefined || start.start >= to) return null;
  const other = otherLabels().matchAt(view.tokens, first);
  const match = addressLabels().matchAt(view.tokens, first);
  const length = Math.max(other?.length ?? 0, match?.length ?? 0);
  if (length === 0) return null;
  const isOther = (other?.length ?? 0) > (match?.length ?? 0);
  const behind = view.tokens[first + length];
  const rest = view.text.slice(view.tokens[first + length - 1]?.end, to).trim();
  if (rest === "" || rest === ":") {
    const isCell = rest === ":" || view.text[to] === "\t";
    // "Kontakt" in the margin of the first line of contact data heads all of them.
    const cell = view.tokens.filter((token) => token.start >= from && token.end <= to);
    if (isOther && rest === "" && readHeading(cell)?.match === "whole") return null;
    return isCell && from === 0 ? (isOther ? "other" : "label") : null;
  }
  const isLabel =
    behind?.text === ":" || /^(?:based|lives|living|residing)/i.test(view.text.slice(from).trim());
  if (!isLabel || behind === undefined) return null;
  if (isOther) return "other";
  return behind.text === ":" ? behind.end : behind.start;
}

/** Whether the words name another kind of contact data: "Nationality", "Telephone". */
export function hasOtherLabel(tokens: readonly Token[]): boolean {
  return otherLabels().matchAll(tokens) !== null;
}
