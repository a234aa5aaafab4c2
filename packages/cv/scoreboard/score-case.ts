import { readFile } from "node:fs/promises";
import type { Truth } from "../corpus/truth.ts";
import { analyse } from "../src/index.ts";
import type { CvAnalysis } from "../src/types.ts";
import type { Case } from "./cases/case.ts";
import { type FileScore, scoreFile, scoreUnreadable } from "./score/score-file.ts";

export interface CaseScore {
  readonly score: FileScore;
  /** Null for a file that could not be read. */
  readonly analysis: CvAnalysis | null;
}

/** Analyses one file, as of the day of its truth, and scores what was found. Also what a thread of `score-all.ts` runs. */
export default async function scoreCase({ path, truth }: Case): Promise<CaseScore> {
  return scoreBytes(new Uint8Array(await readFile(path)), truth);
}

/** The same of a file that is not on the disk. */
export async function scoreBytes(bytes: Uint8Array, truth: Truth): Promise<CaseScore> {
  const result = await analyse(bytes, { asOf: truth.asOf });
  return result.ok
    ? { score: scoreFile(truth, result.analysis), analysis: result.analysis }
    : { score: scoreUnreadable(truth, result.problem), analysis: null };
}
