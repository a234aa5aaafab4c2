import type { Split } from "../corpus/split.ts";
import { meanNdcg, type Rankings } from "./ranking/rank-people.ts";
import { type Counts, f1, precision, recall } from "./score/counts.ts";
import { FIELDS, type Field } from "./score/score-file.ts";
import { type Scored, type Totals, totalsOf } from "./totals.ts";

export interface Measure {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface SplitResult {
  readonly files: number;
  readonly fields: Readonly<Record<Field, Measure>>;
  /** Share of files in which an inconsistency is reported that is none. */
  readonly falseAlarms: number;
  /** Mean nDCG@10 over the sample jobs; null when only a part of the corpus was read. */
  readonly ranking: number | null;
  /** The same mean by what anyone could do without the engine: to compare, not judged. */
  readonly baselines: Readonly<Record<Baseline, number>> | null;
}

export type Baseline = "tfIdf" | "literalSkills";

/** What `result.json` keeps between two runs. */
export interface Result {
  readonly engineVersion: string;
  readonly splits: Readonly<Record<Split, SplitResult>>;
}

export function splitResult(scored: readonly Scored[], rankings: Rankings | null): SplitResult {
  const alarmed = scored.filter((item) => item.score.inconsistencies.invented.length > 0).length;
  return {
    files: scored.length,
    fields: measures(totalsOf(scored)),
    falseAlarms: scored.length === 0 ? 0 : round(alarmed / scored.length),
    ranking: rankings && round(meanNdcg(rankings.engine)),
    baselines: rankings && {
      tfIdf: round(meanNdcg(rankings.tfIdf)),
      literalSkills: round(meanNdcg(rankings.literalSkills)),
    },
  };
}

function measure(counts: Counts): Measure {
  return { precision: round(precision(counts)), recall: round(recall(counts)), f1: round(f1(counts)) };
}

export function measures(totals: Totals): Readonly<Record<Field, Measure>> {
  return everyField(Object.fromEntries(FIELDS.map((field) => [field, measure(totals[field])])));
}

function everyField(record: Record<string, Measure>): Readonly<Record<Field, Measure>> {
  // biome-ignore lint/plugin/no-cast: the caller built the record from `FIELDS`, so that no field is absent.
  return record as Record<Field, Measure>;
}

/** Four decimals: below that a difference is one letter of one CV. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
