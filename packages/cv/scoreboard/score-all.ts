import { readFile } from "node:fs/promises";
import { analyse } from "../src/index.ts";
import type { CvAnalysis } from "../src/types.ts";
import type { Case } from "./cases/case.ts";
import { scoreFile, scoreUnreadable } from "./score/score-file.ts";
import type { Scored } from "./totals.ts";

export interface Run {
  readonly scored: readonly Scored[];
  /** By file name; files that could not be read are absent. */
  readonly analyses: ReadonlyMap<string, CvAnalysis>;
}

/** Analyses every file, as of the day of its truth, and scores what was found. */
export async function scoreAll(cases: readonly Case[]): Promise<Run> {
  const analyses = new Map<string, CvAnalysis>();
  const scored: Scored[] = [];
  for (const item of cases) {
    const result = await analyse(new Uint8Array(await readFile(item.path)), { asOf: item.truth.asOf });
    if (result.ok) analyses.set(item.file, result.analysis);
    scored.push({
      case: item,
      score: result.ok ? scoreFile(item.truth, result.analysis) : scoreUnreadable(item.truth, result.problem),
    });
  }
  return { scored, analyses };
}
