import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Split } from "../corpus/split.ts";
import type { CvAnalysis } from "../src/types.ts";
import { corpusCases } from "./cases/corpus-cases.ts";
import { folderCases, singlePageCases } from "./cases/folder-cases.ts";
import { fallsOf } from "./compare.ts";
import { falseQuotes } from "./false-quotes.ts";
import { HELP, type Options, readOptions } from "./options.ts";
import { type JobRanking, rankPeople } from "./ranking/rank-people.ts";
import { fileLines } from "./report/print-files.ts";
import { groupLines } from "./report/print-groups.ts";
import { rankingLines } from "./report/print-rankings.ts";
import { markdownTable, peopleTable, rankingRows } from "./report/print-tables.ts";
import { totalsLines } from "./report/print-totals.ts";
import { type Result, splitResult } from "./result.ts";
import { type Run, scoreAll } from "./score-all.ts";

const RESULT = join(import.meta.dirname, "result.json");
/** Files shown without `--files`. */
const WORST = 10;

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(HELP);
  else process.exitCode = await main(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(options: Options): Promise<number> {
  if (options.people !== null) return printPeople(options.people, options);
  const isWhole = options.folder === null && options.only === null && options.split === null;
  const run = await scoreAll(await casesOf(options));
  const people = isWhole ? onePerPerson(run) : new Map<string, CvAnalysis>();
  const rankings = { train: rankPeople(people, "train"), "held-out": rankPeople(people, "held-out") };
  const part = (split: Split) =>
    splitResult(
      run.scored.filter((item) => item.case.split === split),
      isWhole ? rankings[split] : null,
    );
  const result: Result = {
    engineVersion: [...run.analyses.values()].at(0)?.engineVersion ?? "none",
    splits: { train: part("train"), "held-out": part("held-out") },
  };
  if (options.table) {
    console.log(markdownTable(result));
    return 0;
  }
  const before = isWhole ? keptResult() : null;
  print(options, run, rankings.train.engine, result, before);
  if (options.write && isWhole) writeFileSync(RESULT, `${JSON.stringify(result, null, 2)}\n`);
  return options.check ? Math.max(check(before, result), checkQuotes(run)) : 0;
}

async function casesOf(options: Options) {
  const cases =
    options.folder === null ? [...(await corpusCases()), ...singlePageCases()] : folderCases(options.folder);
  return cases.filter(
    (item) =>
      item.file.includes(options.only ?? "") && (options.split === null || item.split === options.split),
  );
}

/** Nothing but totals, so that held-out people may be among them. */
async function printPeople(ids: ReadonlySet<string>, options: Options): Promise<number> {
  const cases = (await casesOf(options)).filter((item) => ids.has(item.truth.id));
  const found = new Set(cases.map((item) => item.truth.id));
  const missing = [...ids].filter((id) => !found.has(id));
  if (missing.length > 0 || ids.size === 0) throw new Error(`No such people: ${missing.join(", ")}.`);
  const run = await scoreAll(cases);
  const result = splitResult(run.scored, rankPeople(onePerPerson(run), "held-out"));
  const lines = options.table
    ? [peopleTable(ids.size, result), ...rankingRows(result)]
    : totalsLines(`${ids.size} people`, result, result);
  console.log(lines.join("\n"));
  return 0;
}

/** The reading of the first file of each person whom ads grade. */
function onePerPerson({ scored, analyses }: Run): Map<string, CvAnalysis> {
  const people = new Map<string, CvAnalysis>();
  for (const { case: item } of scored) {
    const analysis = analyses.get(item.file);
    if (item.graded && analysis !== undefined && !people.has(item.truth.id))
      people.set(item.truth.id, analysis);
  }
  return people;
}

function print(
  options: Options,
  run: Run,
  rankings: readonly JobRanking[],
  result: Result,
  before: Result | null,
): void {
  const train = run.scored.filter((item) => item.case.split === "train");
  const lines = [
    ...fileLines(train, { field: options.field, most: options.files ? Number.POSITIVE_INFINITY : WORST }),
    ...groupLines("layout", train, (item) => item.case.layout),
    ...groupLines("profession", train, (item) => item.case.truth.family),
    ...groupLines("producer", train, (item) => item.case.producer),
    ...groupLines("language", train, (item) => item.case.truth.languageCode),
    ...(result.splits.train.ranking === null ? [] : rankingLines(rankings)),
    ...totalsLines("train", result.splits.train, before?.splits.train),
    ...totalsLines("held-out", result.splits["held-out"], before?.splits["held-out"]),
  ];
  console.log(lines.join("\n"));
}

function check(before: Result | null, now: Result): number {
  if (before === null) throw new Error("Only a whole run is checked, against a result kept with --write.");
  const falls = fallsOf(before, now);
  for (const fall of falls)
    console.error(`${fall.what} fell from ${fall.before.toFixed(3)} to ${fall.after.toFixed(3)}.`);
  console.log(falls.length === 0 ? "No field fell." : `${falls.length} fields fell.`);
  return falls.length === 0 ? 0 : 1;
}

/** Evidence that its line does not hold: a fault whatever the figures. Files of held-out people are counted, not named. */
function checkQuotes({ scored, analyses }: Run): number {
  const wrong = scored.filter(({ case: { file } }) => {
    const analysis = analyses.get(file);
    return analysis !== undefined && falseQuotes(analysis).length > 0;
  });
  for (const { case: item } of wrong)
    console.error(
      `${item.split === "train" ? item.file : "A held-out file"}: a quote does not stand in its line.`,
    );
  if (wrong.length === 0) console.log("Every quote stands in its line.");
  return wrong.length === 0 ? 0 : 1;
}

function keptResult(): Result | null {
  // biome-ignore lint/plugin/no-cast: result.json is only ever written by this command.
  return existsSync(RESULT) ? (JSON.parse(readFileSync(RESULT, "utf8")) as Result) : null;
}
