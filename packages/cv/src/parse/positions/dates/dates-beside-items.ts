import type { DateSpan } from "../../dates/find-dates.ts";
import { type LineView, quote, viewUpTo } from "../../text/cv-text.ts";
import { readRowLabel } from "../rows/row-labels.ts";
import type { Part } from "../rows/split-rows.ts";
import type { Wrapped } from "./wrapped-dates.ts";

/**
 * "Barista — Brew & Bobbin" over "• Open and close, cash up⇥Sept 2025 – present": at the edge of the page the dates had
 * no room beside a long header and stand one row lower, in the row of its first item.
 */
export function dateBesideItem(view: LineView, above: LineView | undefined): DateSpan | null {
  return view.line.bullet ? dateBelowHeader(view, above) : null;
}

function dateBelowHeader(view: LineView, above: LineView | undefined): DateSpan | null {
  if (above === undefined || above.line.bullet || above.dates.length > 0) return null;
  const span = view.dates.at(-1);
  if (span === undefined || span.single || above.words.length > MOST_WORDS) return null;
  const isCell =
    /\p{L}.*\t\s*$/u.test(view.text.slice(0, span.from)) && view.text.slice(span.to).trim() === "";
  // "• Period⇥2019 – 2021": a row of a form.
  return isCell && readRowLabel(view)?.role !== "period" ? span : null;
}

const MOST_WORDS = 16;

/** Items whose marks are drawn look like sentences: there the headers, bold with their dates beside them, tell what is one. */
function dateBesideDrawnItem(view: LineView, above: LineView | undefined): DateSpan | null {
  if (above?.line.bold !== true || view.line.bold || view.words.length < LEAST_WORDS) return null;
  return dateBelowHeader(view, above);
}

const LEAST_WORDS = 3;

/** "**Deccan Retail, DevOps Engineer**⇥2019-04 — 2022-06". */
function isDatedHeader({ view }: Part): boolean {
  const span = view.dates.at(-1);
  if (!view.line.bold || view.line.bullet || span === undefined || span.single) return false;
  return /\p{L}.*\t\s*$/u.test(view.text.slice(0, span.from)) && view.text.slice(span.to).trim() === "";
}

/** The dates beside first items as those of the headers above, and the items without them. */
export function withDatesBesideItems(
  parts: readonly Part[],
  wrapped: ReadonlyMap<Part, Wrapped>,
): { readonly parts: readonly Part[]; readonly wrapped: ReadonlyMap<Part, Wrapped> } {
  const found = new Map(wrapped);
  const areHeadersDated = parts.some(isDatedHeader);
  const own = parts.map((part, index) => {
    const above = parts[index - 1];
    const span =
      dateBesideItem(part.view, above?.view) ??
      (areHeadersDated ? dateBesideDrawnItem(part.view, above?.view) : null);
    if (span === null || above === undefined || found.has(above) || found.has(part)) return part;
    const { view } = part;
    found.set(above, { span, cut: { from: 0, to: 0 }, evidence: [quote(view, span.from, span.to)] });
    return { ...part, isBody: true, view: viewUpTo(view, view.text.slice(0, span.from).trimEnd().length) };
  });
  return found.size === wrapped.size ? { parts, wrapped } : { parts: own, wrapped: found };
}
