import { monitorEventLoopDelay } from "node:perf_hooks";
import { isDeepStrictEqual } from "node:util";
import { MIN_NOTIFIED_SCORE } from "@rolecall/contracts/jobs/schemas";
import { compileJob, compileProfile, scoreOnly } from "@rolecall/cv/match";
import type { CandidateProfile, JobRequirements } from "@rolecall/cv/types";
import { type Database, openDatabase } from "@rolecall/db";
import { readCandidatesToMatch } from "../apps/api/src/features/jobs/match-index/candidate-index.queries.ts";
import {
  type CandidateIndex,
  createCandidateIndex,
} from "../apps/api/src/features/jobs/match-index/candidate-index.ts";
import { createJobIndex, type JobIndex } from "../apps/api/src/features/jobs/match-index/job-index.ts";
import { createLog } from "../apps/api/src/log.ts";
import { measureMemory } from "./lib/child.ts";
import { startBenchPostgres } from "./lib/postgres.ts";
import { median, nowMs, percentile } from "./lib/stats.ts";
import { printTable, ratio } from "./lib/table.ts";
import {
  countOverlap,
  notifyByOverlap,
  prepareOverlap,
  recommendByFetching,
  recommendByOverlap,
} from "./recommend/baselines.ts";
import { fillCandidates, fillJobs, jobOf, type MatchWorld, profileOf } from "./recommend/match-world.ts";
import { createRandom } from "./search/random.ts";

export const question =
  "How long do the best 50 of many jobs take, and one new job against as many candidates? [size, default 100000]";

const ROUNDS = 25;
/** First, and not counted: code that has never run is not compiled yet, nor are the pages of a table in memory. */
const WARM_UP = 10;
const SLOW_ROUNDS = 3;
const BEST = { limit: 50, minScore: 40 };

const WORLDS: Readonly<Record<MatchWorld, string>> = {
  apart: "Trades that have little in common",
  mixed: "Trades that share soft skills and office software",
};

export async function run([size = "100000"]: readonly string[]): Promise<void> {
  for (const world of ["apart", "mixed"] as const) {
    console.log(`${WORLDS[world]}\n`);
    await measure(world, Number(size));
  }
}

async function measure(world: MatchWorld, count: number): Promise<void> {
  const postgres = await startBenchPostgres();
  const database = openDatabase({ url: postgres.url, statementTimeoutMs: 0 });
  try {
    await fillJobs(database, { random: createRandom(1), world, count });
    await fillCandidates(database, { random: createRandom(2), world, count });
    await prepareOverlap(database);
    await measureRecommendations(database, world, count);
    await measureNewJobs(database, world, count);
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function loadIndex(database: Database, world: MatchWorld, size: number): Promise<JobIndex> {
  // Opens the skill graph, which the process holds with or without an index.
  compileJob(jobOf(createRandom(4), world));
  const before = await measureMemory();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = nowMs();
  const index = createJobIndex({ database, log: createLog({ logLevel: "error" }) });
  await index.best(profileOf(createRandom(3), world), BEST);
  const ms = nowMs() - started;
  delay.disable();
  const after = await measureMemory();
  console.log(
    `Loading: ${ms.toFixed(0)} ms, ${((after.heap + after.buffers - before.heap - before.buffers) / size).toFixed(0)} bytes per job; ` +
      `event loop late by ${(delay.percentile(99) / 1e6).toFixed(1)} ms (p99), ${(delay.max / 1e6).toFixed(1)} ms (worst)\n`,
  );
  return index;
}

async function measureRecommendations(database: Database, world: MatchWorld, size: number): Promise<void> {
  const index = await loadIndex(database, world, size);
  const random = createRandom(4);
  const people = Array.from({ length: ROUNDS }, () => profileOf(random, world));
  const shares = people.map((profile) => countOverlap(database, "jobs", namesOf(profile)));
  printOverlap("jobs share a skill with a candidate", await Promise.all(shares), size);
  const [byIndex, byOverlap] = await timeBoth(
    people,
    (profile) => index.best(profile, BEST),
    (profile) => recommendByOverlap(database, namesOf(profile), profile.totalYears ?? 0),
  );
  const few = people.slice(0, SLOW_ROUNDS);
  const byFetching = await timeEach(few, (profile) => recommendByFetching(database, compileProfile(profile)));
  await expectEqual(database, index, few);
  await index.close();
  print("best 50 jobs, ms", byIndex, [
    ["the job index", byIndex],
    ["SQL: GIN overlap, then score", byOverlap],
    ["fetch every job and score", byFetching],
  ]);
}

/** A benchmark of wrong answers would be worth nothing. */
async function expectEqual(
  database: Database,
  index: JobIndex,
  people: readonly CandidateProfile[],
): Promise<void> {
  for (const profile of people) {
    const found = (await index.best(profile, { ...BEST, minScore: 0 })).map(({ id }) => id);
    if (!isDeepStrictEqual(found, await recommendByFetching(database, compileProfile(profile))))
      throw new Error("The index and the plain scan do not agree.");
  }
}

async function measureNewJobs(database: Database, world: MatchWorld, size: number): Promise<void> {
  const random = createRandom(5);
  const jobs = Array.from({ length: ROUNDS }, () => jobOf(random, world));
  const shares = jobs.map(({ requiredSkills }) => countOverlap(database, "candidates", requiredSkills));
  printOverlap("candidates share a skill with a new job", await Promise.all(shares), size);
  const index = createCandidateIndex({ database, log: createLog({ logLevel: "error" }) });
  const [byIndex, byOverlap] = await timeBoth(
    jobs,
    (job) => index.above(compileJob(job), MIN_NOTIFIED_SCORE),
    (job) => notifyByOverlap(database, job.requiredSkills, job.requiredYears),
  );
  const few = jobs.slice(0, SLOW_ROUNDS);
  const byReading = await timeEach(few, (job) => readEveryone(database, job));
  await expectSame(database, index, few);
  await index.close();
  print("one new job against all candidates, ms", byIndex, [
    ["the candidate index", byIndex],
    ["SQL: GIN overlap, then score", byOverlap],
    ["fetch every candidate and score", byReading],
  ]);
}

async function readEveryone(database: Database, job: JobRequirements): Promise<Map<string, number>> {
  const compiled = compileJob(job);
  const scores = new Map<string, number>();
  for await (const candidates of readCandidatesToMatch(database.sql)) {
    for (const { userId, profile } of candidates)
      scores.set(userId, scoreOnly(compileProfile(profile), compiled));
  }
  return scores;
}

async function expectSame(
  database: Database,
  index: CandidateIndex,
  jobs: readonly JobRequirements[],
): Promise<void> {
  for (const job of jobs) {
    const found = await index.above(compileJob(job), 0);
    if (
      !isDeepStrictEqual(
        new Map(found.map(({ id, score }) => [id, score])),
        await readEveryone(database, job),
      )
    )
      throw new Error("The index and the plain scan do not agree.");
  }
}

/** What the peer reads of its tables depends on this, and so does what the indexes have to add up. */
function printOverlap(what: string, counts: readonly number[], size: number): void {
  const share = (count: number) => `${((100 * count) / size).toFixed(1)} %`;
  console.log(
    `${share(median(counts))} of the ${what} (${share(Math.min(...counts))} to ${share(Math.max(...counts))})\n`,
  );
}

function namesOf({ skills }: CandidateProfile): string[] {
  return skills.map(({ name }) => name);
}

type Work<T> = (item: T) => Promise<unknown>;

/** One after the other for each item, so that what else the machine does falls on both. */
async function timeBoth<T>(
  items: readonly T[],
  ours: Work<T>,
  theirs: Work<T>,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (const item of [...items.slice(0, WARM_UP), ...items]) {
    times[0].push(await timeOf(ours, item));
    times[1].push(await timeOf(theirs, item));
  }
  return [times[0].slice(WARM_UP), times[1].slice(WARM_UP)];
}

async function timeEach<T>(items: readonly T[], work: Work<T>): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) times.push(await timeOf(work, item));
  return times;
}

async function timeOf<T>(work: Work<T>, item: T): Promise<number> {
  const started = nowMs();
  await work(item);
  return nowMs() - started;
}

function print(
  title: string,
  ours: readonly number[],
  rows: readonly (readonly [string, readonly number[]])[],
): void {
  printTable(
    [title, "p50", "p95", "p50 to ours"],
    rows.map(([name, times]) => [
      name,
      median(times),
      percentile(times, 0.95),
      ratio(median(times), median(ours)),
    ]),
  );
}
