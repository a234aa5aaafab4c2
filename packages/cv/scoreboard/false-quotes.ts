import type { CvAnalysis, Evidence } from "../src/types.ts";

/** The quotes of an analysis that do not stand verbatim in the line they name. */
export function falseQuotes({ document, ...facts }: CvAnalysis): readonly Evidence[] {
  return quotesIn(facts).filter(
    ({ line, quote }) => quote === "" || document.lines[line]?.text.includes(quote) !== true,
  );
}

/** Every piece of evidence in a tree of plain JSON. */
export function quotesIn(value: unknown): readonly Evidence[] {
  if (Array.isArray(value)) return value.flatMap(quotesIn);
  if (typeof value !== "object" || value === null) return [];
  if (
    "quote" in value &&
    "line" in value &&
    typeof value.quote === "string" &&
    typeof value.line === "number"
  )
    return [{ line: value.line, quote: value.quote }];
  return Object.values(value).flatMap(quotesIn);
}
