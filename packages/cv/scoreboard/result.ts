import type { Split } from "../corpus/split.ts";
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
}

/** What `result.json` keeps between two runs. */
export interface Result {
  readonly engineVersion: string;
  readonly splits: Readonly<Record<Split, SplitResult>>;
}

export function splitResult(scored: readonly Scored[], ranking: number | null): SplitResult {
  const alarmed = scored.filter((item) => item.score.inconsistencies.invented.length > 0).length;
  return {
    files: scored.length,
    fields: measures(totalsOf(scored)),
    falseAlarms: scored.length === 0 ? 0 : round(alarmed / scored.length),
    ranking: ranking === null ? null : round(ranking),
  };
}

function measure(counts: Counts): Measure {
  return { precision: round(precision(counts)), recall: round(recall(counts)), f1: round(f1(counts)) };
}

export function measures(totals: Totals): Readonly<Record<Field, Measure>> {
  return everyField(Object.fromEntries(FIELDS.map((field) => [field, measure(totals[field])])));
}

/** Guarantee: the caller built the record from `FIELDS`, so that no field is absent. */
function everyField(record: Record<string, Measure>): Readonly<Record<Field, Measure>> {
  return record as Record<Field, Measure>;
}

/** Four decimals: below that a difference is one letter of one CV. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
