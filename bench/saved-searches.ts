import type { JobFilters } from "@rolecall/contracts/jobs/schemas";
import type { SavedFilters } from "@rolecall/contracts/saved-searches/schemas";
import { type Database, newId, openDatabase } from "@rolecall/db";
import { filterJobIds } from "../apps/api/src/features/jobs/search/search.queries.ts";
import { leadingMarks, marksOfSearch } from "../apps/api/src/features/jobs/search/search-marks.ts";
import { planSearch } from "../apps/api/src/features/jobs/search/search-plan.ts";
import { matchSearches } from "../apps/api/src/features/saved-searches/alerts/match-searches.ts";
import { narrowingFilters, searchKey } from "../apps/api/src/features/saved-searches/search-key.ts";
import { startBenchPostgres } from "./lib/postgres.ts";
import { median, nowMs, percentile } from "./lib/stats.ts";
import { printTable } from "./lib/table.ts";
import { fillWithJobs, wordOf } from "./search/job-world.ts";
import { createRandom, type Random } from "./search/random.ts";

export const question =
  "How long does it take to find the saved searches that find a new job, against asking each? [numbers of searches, default 10000 100000]";

const JOBS = 10_000;
const PER_MEMBER = 20;
const BATCH = 2_000;
/** New jobs; the first ones warm up. */
const ROUNDS = 25;
const WARM_UP = 5;
/** Distinct searches that are asked one by one, for the time that each takes. */
const ASKED = 500;

const CITIES = ["Colombo", "kandy", "galle", "jaff", "Matara", "negombo"];
const WORDS = [
  "engineer",
  "nurse",
  "chef",
  "driver",
  "teacher",
  "accountant",
  "analyst",
  "enginear",
  "electr",
];
const SKILLS = ["java", "react", "sql", "nursing", "first aid", "baking", "excel", "welding", "js"];

/** As people might ask: mostly a word or two, often with a place, now and then with facets or pay alone. */
function filtersOf(random: Random): JobFilters {
  const word = () => (random.chance(0.4) ? random.pick(WORDS) : wordOf(random.zipf(10_000)));
  const kind = random.below(100);
  if (kind < 35) return { keyword: word() };
  if (kind < 55) return { keyword: `${word()} ${word()}` };
  if (kind < 70) return { keyword: word(), city: random.pick(CITIES), experienceLevel: random.below(8) };
  if (kind < 85)
    return { skills: `${random.pick(SKILLS)}, ${random.pick(SKILLS)}`, city: random.pick(CITIES) };
  if (kind < 92) return { city: random.pick(CITIES), jobType: "contract", remote: random.chance(0.5) };
  if (kind < 97) return { minSalary: 50_000 + 1_000 * random.below(400), jobType: "full-time" };
  return { minSalary: 50_000 + 1_000 * random.below(400), experienceLevel: random.below(10) };
}

interface Search {
  readonly key: string;
  readonly filters: SavedFilters;
}

/** Adds saved searches until there are `count`; returns them all. */
async function addSearches(
  { db, sql }: Database,
  known: readonly Search[],
  count: number,
): Promise<Search[]> {
  const random = createRandom(known.length + 1);
  const all = [...known];
  while (all.length < count) {
    const members = Array.from({ length: BATCH / PER_MEMBER }, () => newId());
    await sql`
      insert into users (id, name, email, password_hash, role)
      select id::uuid, 'Member', id || '@example.com', 'x', 'candidate'
      from jsonb_array_elements_text(${sql.json(members)}) as m (id)`;
    const filters = Array.from({ length: BATCH }, () => narrowingFilters(filtersOf(random)));
    const marks = await leadingMarks(db, await Promise.all(filters.map(marksOfSearch)));
    const rows = [];
    for (const [n, own] of filters.entries()) {
      const key = await searchKey(own);
      const candidate = members[n % members.length] ?? "";
      rows.push({ id: newId(), candidate, key, filters: own, marks: [...(marks[n] ?? [])] });
      all.push({ key, filters: own });
    }
    // Two equal ones of a member are one.
    await sql`
      with given as (
        select * from jsonb_to_recordset(${sql.json(rows)})
          as r (id uuid, candidate uuid, key text, filters jsonb, marks jsonb)
      ), kept as (
        insert into saved_searches (id, candidate_id, name, filters, key)
        select id, candidate, 'Search', filters, key from given on conflict do nothing returning id
      )
      insert into saved_search_marks (mark, search_id)
      select mark, given.id from given join kept on kept.id = given.id, jsonb_array_elements_text(marks) as m (mark)`;
  }
  await sql`vacuum analyze saved_searches`;
  await sql`vacuum analyze saved_search_marks`;
  return all;
}

/** What the loop over all saved searches costs for each of them, and which of those asked find the jobs. */
async function askEach(
  { db }: Database,
  searches: readonly Search[],
  jobIds: readonly string[],
): Promise<{ perSearch: number; finds: Map<string, ReadonlySet<string>> }> {
  const finds = new Map<string, ReadonlySet<string>>();
  const [first = ""] = jobIds;
  const started = nowMs();
  for (const { key, filters } of searches) {
    const plan = await planSearch(db, filters);
    finds.set(key, plan.impossible ? new Set() : await filterJobIds(db, plan, [first]));
  }
  const perSearch = (nowMs() - started) / searches.length;
  for (const { key, filters } of searches) {
    const plan = await planSearch(db, filters);
    if (!plan.impossible) finds.set(key, await filterJobIds(db, plan, jobIds));
  }
  return { perSearch, finds };
}

async function measure(database: Database, searches: readonly Search[], jobIds: readonly string[]) {
  const { db } = database;
  const { signal } = new AbortController();
  const times: number[] = [];
  const found: Set<string>[] = [];
  for (const jobId of jobIds) {
    const started = nowMs();
    const keys = await matchSearches(db, { jobId, signal });
    times.push(nowMs() - started);
    found.push(new Set(keys));
  }
  const distinct = [...new Map(searches.map((search) => [search.key, search])).values()];
  const asked = distinct.slice(0, ASKED);
  const { perSearch, finds } = await askEach(database, asked, jobIds);
  for (const [place, jobId] of jobIds.entries())
    for (const { key, filters } of asked)
      if (found[place]?.has(key) !== (finds.get(key)?.has(jobId) ?? false))
        throw new Error(`Found by one way only: ${JSON.stringify(filters)}`);
  const measured = times.slice(WARM_UP);
  return {
    distinct: distinct.length,
    p50: median(measured),
    p95: percentile(measured, 0.95),
    found: median(found.map(({ size }) => size)),
    perSearch,
  };
}

export async function run(args: readonly string[]): Promise<void> {
  const sizes = (args.length > 0 ? args.map(Number) : [10_000, 100_000]).toSorted((a, b) => a - b);
  const postgres = await startBenchPostgres();
  const database = openDatabase({ url: postgres.url, statementTimeoutMs: 0 });
  try {
    await fillWithJobs(database, { from: 0, count: JOBS });
    const newest = await database.sql<{ id: string }[]>`
      select id from jobs order by created_at desc limit ${ROUNDS + WARM_UP}`;
    const jobIds = newest.map(({ id }) => id);
    let searches: Search[] = [];
    const rows: string[][] = [];
    for (const size of sizes) {
      searches = await addSearches(database, searches, size);
      const { distinct, p50, p95, found, perSearch } = await measure(database, searches, jobIds);
      const [each, grouped] = [perSearch * size, perSearch * distinct];
      rows.push([
        `${size} (${distinct} distinct)`,
        `${p50.toFixed(0)} / ${p95.toFixed(0)} ms`,
        String(found),
        `${(each / 1_000).toFixed(0)} s`,
        `${(each / p50).toFixed(0)}x`,
        `${(grouped / 1_000).toFixed(0)} s`,
        `${(grouped / p50).toFixed(0)}x`,
      ]);
    }
    printTable(
      ["saved searches", "p50 / p95", "that find it", "each asked", "ratio", "equal ones once", "ratio"],
      rows,
    );
  } finally {
    await database.close();
    await postgres.stop();
  }
}
