import type { CvAnalysis } from "../types.ts";

/** Words of the file that a reader of the page cannot see: they earned nothing. */
export function countHiddenWords(analysis: Pick<CvAnalysis, "document">): number {
  return analysis.document.hidden.reduce(
    (sum, line) => sum + line.text.split(/\s+/).filter(Boolean).length,
    0,
  );
}
