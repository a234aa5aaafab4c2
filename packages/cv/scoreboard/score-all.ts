import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { CvAnalysis } from "../src/types.ts";
import type { Case } from "./cases/case.ts";
import scoreCase, { type CaseScore } from "./score-case.ts";
import type { Scored } from "./totals.ts";

/** Fewer files are read sooner than another thread has loaded the engine and warmed up. */
const FILES_WORTH_A_THREAD = 60;

export interface Run {
  readonly scored: readonly Scored[];
  /** By file name; files that could not be read are absent. */
  readonly analyses: ReadonlyMap<string, CvAnalysis>;
}

/** Analyses and scores every file, on all processors; in the order of the cases. */
export async function scoreAll(cases: readonly Case[]): Promise<Run> {
  const threads = Math.min(availableParallelism(), Math.floor(cases.length / FILES_WORTH_A_THREAD));
  const scores = threads < 2 ? await scoreHere(cases) : await scoreInThreads(cases, threads);
  return {
    scored: scores.map(([item, { score }]) => ({ case: item, score })),
    analyses: new Map(
      scores.flatMap(([{ file }, { analysis }]) => (analysis === null ? [] : [[file, analysis]])),
    ),
  };
}

type CaseAndScore = readonly [item: Case, score: CaseScore];

async function scoreHere(cases: readonly Case[]): Promise<CaseAndScore[]> {
  const scores: CaseAndScore[] = [];
  for (const item of cases) scores.push([item, await scoreCase(item)]);
  return scores;
}

async function scoreInThreads(cases: readonly Case[], threads: number): Promise<CaseAndScore[]> {
  const pool = new Tinypool({
    filename: new URL("./score-case.ts", import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    return await Promise.all(cases.map(async (item): Promise<CaseAndScore> => [item, await pool.run(item)]));
  } finally {
    await pool.destroy();
  }
}
