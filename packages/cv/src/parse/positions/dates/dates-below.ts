import { type LineView, quote } from "../../text/cv-text.ts";
import type { Part } from "../rows/split-rows.ts";
import type { Wrapped } from "./wrapped-dates.ts";

/** So many other headers must show the form. */
const LEAST = 2;

/**
 * "Finance Manager at Copperleaf" over "2020 – Present⇥Monthly close": the heading of the section took the place of the
 * first dates in their margin, and the other headers stand beside theirs. The date is that of the header.
 */
export function withDateBelow(
  parts: readonly Part[],
  wrapped: ReadonlyMap<Part, Wrapped>,
): ReadonlyMap<Part, Wrapped> {
  const [first, second, ...others] = parts;
  if (first === undefined || second === undefined || wrapped.has(first) || wrapped.has(second))
    return wrapped;
  const span = dateInMargin(second.view);
  if (first.view.dates.length > 0 || !first.view.line.bold || span === null || second.view.line.bold)
    return wrapped;
  const alike = others.filter(({ view }) => view.line.bold && dateInMargin(view) !== null);
  if (alike.length < LEAST || others.some(({ view }) => !view.line.bold && dateInMargin(view) !== null))
    return wrapped;
  const cut = { from: span.from, to: span.to };
  const evidence = [quote(second.view, cut.from, cut.to)];
  return new Map([
    ...wrapped,
    [first, { span, cut: { from: 0, to: 0 }, evidence }],
    [second, { span: null, cut, evidence: [] }],
  ]);
}

/** A range in a cell of its own in front of the words. */
function dateInMargin({ dates: [span], text }: LineView) {
  return span !== undefined && !span.single && span.from === 0 && text[span.to] === "\t" ? span : null;
}
