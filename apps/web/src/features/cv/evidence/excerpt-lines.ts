import { groupBy } from "../../../lib/group-by.ts";

interface Line {
  readonly line: number;
  readonly text: string;
}

export interface Excerpt {
  readonly line: number;
  readonly text: string;
  readonly quotes: readonly string[];
}

/** The lines that evidence names, each once and in the order of the document, with what to mark in them. */
export function excerptLines(
  lines: readonly Line[],
  evidence: readonly { readonly line: number; readonly quote: string }[],
): readonly Excerpt[] {
  const quotes = groupBy(evidence, (one) => one.line);
  return lines.flatMap(({ line, text }) => {
    const found = quotes.get(line);
    return found ? [{ line, text, quotes: found.map((one) => one.quote) }] : [];
  });
}
