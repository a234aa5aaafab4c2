import { SearchJobsInput } from "@rolecall/contracts/jobs/schemas";
import { type Database, openDatabase } from "@rolecall/db";
import { searchJobs } from "../apps/api/src/features/jobs/search-jobs.ts";
import { startBenchPostgres } from "./lib/postgres.ts";
import { median, nowMs, percentile } from "./lib/stats.ts";
import { printTable } from "./lib/table.ts";
import { fillWithJobs, wordOf } from "./search/job-world.ts";

export const question =
  "How does search grow with the number of jobs, and against ILIKE? [sizes, default 10000 100000]";

const ROUNDS = 25;
const COMMON = wordOf(0);
const MID = wordOf(60);
const RARE = wordOf(4_000);

const THREE_FILTERS = { city: "kandy", jobType: "contract", remote: "true" };
const SEARCHES: Record<string, Record<string, unknown>> = {
  "no filter": {},
  "common word": { keyword: COMMON },
  "mid word": { keyword: MID },
  "rare word": { keyword: RARE },
  "two words": { keyword: `${COMMON} ${MID}` },
  "misspelt word": { keyword: "enginear" },
  "title word": { keyword: "nurse" },
  "two skills": { skills: "React, js" },
  "mid word + 3 filters": { keyword: MID, ...THREE_FILTERS },
  "3 filters": THREE_FILTERS,
  "12 filters": {
    ...THREE_FILTERS,
    keyword: COMMON,
    industry: "soft",
    urgency: "normal",
    companySize: "large",
    currency: "LKR",
    minSalary: 100_000,
    maxSalary: 300_000,
    experienceLevel: 8,
    skills: "sql",
  },
  "pay and years": { minSalary: 100_000, maxSalary: 200_000, experienceLevel: 5 },
  "page 400": { page: 400 },
};

/** What a search without an index of its own does: the words anywhere in the text, page and exact count. */
async function searchByIlike(database: Database, word: string): Promise<void> {
  const pattern = `%${word}%`;
  await database.sql`
    select * from jobs where title ilike ${pattern} or description ilike ${pattern}
    order by created_at desc, id desc limit 20`;
  await database.sql`select count(*) from jobs where title ilike ${pattern} or description ilike ${pattern}`;
}

async function time(work: () => Promise<unknown>, rounds: number): Promise<number[]> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = nowMs();
    await work();
    times.push(nowMs() - started);
  }
  return times;
}

interface Column {
  readonly size: number;
  readonly medians: Map<string, number>;
  readonly p95s: Map<string, number>;
  readonly ilike: number;
}

async function measure(database: Database, size: number): Promise<Column> {
  const medians = new Map<string, number>();
  const p95s = new Map<string, number>();
  for (const [name, filters] of Object.entries(SEARCHES)) {
    const input = SearchJobsInput.parse(filters);
    const times = await time(() => searchJobs({ database }, input), ROUNDS);
    medians.set(name, median(times));
    p95s.set(name, percentile(times, 0.95));
  }
  return { size, medians, p95s, ilike: median(await time(() => searchByIlike(database, RARE), 3)) };
}

export async function run(args: readonly string[]): Promise<void> {
  const sizes = (args.length > 0 ? args.map(Number) : [10_000, 100_000]).toSorted((a, b) => a - b);
  const postgres = await startBenchPostgres();
  const database = openDatabase({ url: postgres.url, statementTimeoutMs: 0 });
  try {
    const columns: Column[] = [];
    let from = 0;
    for (const size of sizes) {
      await fillWithJobs(database, { from, count: size });
      from = size;
      columns.push(await measure(database, size));
      // Each time: the largest size takes as long as all others together, and may be broken off.
      report(columns);
    }
  } finally {
    await database.close();
    await postgres.stop();
  }
}

function report(columns: readonly Column[]): void {
  const [first, last] = [columns[0], columns.at(-1)];
  if (first === undefined || last === undefined) return;
  const headings = [
    "p50 / p95 in ms",
    ...columns.map(({ size }) => `${size} jobs`),
    "growth of p50",
    "ILIKE / p50",
  ];
  const rows = Object.keys(SEARCHES).map((name) => {
    const cells = columns.map(({ medians, p95s }) => `${ms(medians.get(name))} / ${ms(p95s.get(name))}`);
    const [small, large] = [first.medians.get(name) ?? Number.NaN, last.medians.get(name) ?? Number.NaN];
    return [name, ...cells, `${(large / small).toFixed(1)}x`, `${(last.ilike / large).toFixed(0)}x`];
  });
  printTable(headings, rows);
  console.log(
    `ILIKE, rare word, page and count: ${columns.map(({ ilike }) => `${ms(ilike)} ms`).join(", ")}`,
  );
}

function ms(value = Number.NaN): string {
  return value.toFixed(1);
}
