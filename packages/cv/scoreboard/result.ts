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
  /** Mean nDCG@10 over the sample jobs. */
  readonly ranking: number;
}

/** What `result.json` keeps between two runs. */
export interface Result {
  readonly engineVersion: string;
  readonly splits: Readonly<Record<Split, SplitResult>>;
}

export function splitResult(scored: readonly Scored[], ranking: number): SplitResult {
  const totals = totalsOf(scored);
  const fields = Object.fromEntries(FIELDS.map((field) => [field, measure(totals[field])]));
  return { files: scored.length, fields: everyField(fields), ranking: round(ranking) };
}

export function measure(counts: Counts): Measure {
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
