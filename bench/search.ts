import { SearchJobsInput } from "@rolecall/contracts/jobs/schemas";
import type { Database } from "@rolecall/db";
import { searchJobs } from "../apps/api/src/features/jobs/search/search-jobs.ts";
import { startBenchPostgres } from "./lib/postgres.ts";
import { median, percentile } from "./lib/stats.ts";
import { printTable } from "./lib/table.ts";
import { wordOf } from "./search/job-world.ts";
import { fillSizes, inTurns, openSizes, type SizedDatabase } from "./search/sizes.ts";

export const question =
  "How does search grow with the number of jobs, and against ILIKE? [sizes, default 10000 100000]";

const ROUNDS = 25;
const ILIKE_ROUNDS = 3;
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
    select * from jobs where closed_at is null and (title ilike ${pattern} or description ilike ${pattern})
    order by created_at desc, id desc limit 20`;
  await database.sql`
    select count(*) from jobs where closed_at is null and (title ilike ${pattern} or description ilike ${pattern})`;
}

/** All sizes take turns at each search: what else the machine does meets all of them alike. */
export async function measure(sizes: readonly SizedDatabase[]): Promise<void> {
  const databases = sizes.map(({ database }) => database);
  const ilike = await inTurns(databases, ILIKE_ROUNDS, (database) => searchByIlike(database, RARE));
  const slowest = median(ilike.at(-1) ?? []);
  const rows: string[][] = [];
  for (const [name, filters] of Object.entries(SEARCHES)) {
    const input = SearchJobsInput.parse(filters);
    const times = await inTurns(databases, ROUNDS, (database) => searchJobs({ database }, input));
    const [small, large] = [median(times[0] ?? []), median(times.at(-1) ?? [])];
    const cells = times.map((all) => `${ms(median(all))} / ${ms(percentile(all, 0.95))}`);
    rows.push([name, ...cells, `${(large / small).toFixed(1)}x`, `${(slowest / large).toFixed(0)}x`]);
  }
  const headings = ["p50 / p95 in ms", ...sizes.map(({ size }) => `${size} jobs`)];
  printTable([...headings, "growth of p50", "ILIKE / p50"], rows);
  console.log(
    `ILIKE, rare word, page and count: ${ilike.map((times) => `${ms(median(times))} ms`).join(", ")}`,
  );
}

export async function run(args: readonly string[]): Promise<void> {
  const sizes = (args.length > 0 ? args.map(Number) : [10_000, 100_000]).toSorted((a, b) => a - b);
  const postgres = await startBenchPostgres();
  try {
    const urls = await fillSizes(postgres.url, sizes);
    await using opened = openSizes(urls);
    await measure(opened.sizes);
  } finally {
    await postgres.stop();
  }
}

function ms(value = Number.NaN): string {
  return value.toFixed(1);
}
