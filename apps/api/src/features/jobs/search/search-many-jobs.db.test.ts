import { newId, withTx, writeJobSearches } from "@rolecall/db";
import { jobs } from "@rolecall/db/schema";
import { createRecruiter, createTestDatabase, type TestDatabase } from "@rolecall/db/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { searchJobs } from "./search-jobs.ts";

/** More matches than are ordered as a whole. */
const JOBS = 2_400;
const BATCH = 400;
/** More words with one beginning than a search asks for one by one. */
const LONG_LIST = `Nurse: ${[..."abcdefghijklmnop"].map((letter) => `zyx${letter}`).join(" ")}`;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const recruiter = await createRecruiter(database.db);
  for (let first = 0; first < JOBS; first += BATCH) {
    const values = Array.from({ length: BATCH }, (_, i) => jobNumber(first + i, recruiter.id));
    await withTx(database.db, async (tx) => {
      const rows = await tx.insert(jobs).values(values).returning();
      await writeJobSearches(
        tx,
        rows.map((job) => ({
          job,
          skillIds: job.requiredSkills.map((name) => name.toLowerCase()),
          niceToHaveIds: job.niceToHaveSkills.map((name) => name.toLowerCase()),
        })),
      );
    });
  }
}, 120_000);
afterAll(() => database.close());

/** One a minute; every hundredth is for a nurse, every second one in Kandy. */
function jobNumber(n: number, recruiterId: string) {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + n * 60_000);
  return {
    id: newId(createdAt.getTime()),
    recruiterId,
    title: n % 100 === 0 ? `Ward nurse ${n}` : `Clerk ${n}`,
    description: n === 7 ? LONG_LIST : "Works beside a nurse.",
    requiredSkills: ["React", ...(n % 50 === 0 ? ["SQL"] : []), ...(n % 400 === 0 ? ["Vue"] : [])],
    niceToHaveSkills: n % 400 === 0 ? [] : ["Vue"],
    city: n % 2 === 0 ? "Kandy" : "Galle",
    remote: true,
    createdAt,
  };
}

async function search(filters: Parameters<typeof searchJobs>[1]) {
  const { jobs, pagination } = await searchJobs({ database }, filters);
  return { titles: jobs.map((job) => job.title), total: pagination.totalJobs };
}

it.each([
  ["more matches than are read at once", { remote: true }, 2_400],
  ["fewer", { city: "kandy", remote: true }, 1_200],
])("puts titles first and then the newest, with the exact total: %s", async (_what, filters, total) => {
  const first = await search({ keyword: "nurse", ...filters, page: 1, limit: 24 });
  expect(first.total).toBe(total);
  expect(first.titles).toEqual(Array.from({ length: 24 }, (_, i) => `Ward nurse ${2_300 - i * 100}`));
  const second = await search({ keyword: "nurse", ...filters, page: 2, limit: 24 });
  const newest = Array.from({ length: 24 }, (_, i) => (total === JOBS ? 2_399 - i : 2_398 - 2 * i));
  expect(second.titles).toEqual(newest.map((n) => `Clerk ${n}`));
});

it.each([
  ["more matches than are ordered", { remote: true }],
  ["fewer", { city: "kandy", remote: true }],
])("puts the jobs that share more skills first: %s", async (_what, filters) => {
  const { titles } = await search({ skills: "React, SQL", ...filters, page: 1, limit: 3 });
  expect(titles).toEqual(["Clerk 2350", "Ward nurse 2300", "Clerk 2250"]);
});

const REQUIRING_VUE = [2_000, 1_600, 1_200, 800, 400, 0].map((n) => `Ward nurse ${n}`);

it.each([
  ["a skill", { skills: "Vue" }, ["Clerk 2399", "Clerk 2398"]],
  [
    "a skill and a word of the title",
    { skills: "Vue", keyword: "nurse" },
    ["Ward nurse 2300", "Ward nurse 2200"],
  ],
])(
  "puts the jobs that require it before those for which it is nice to have: %s",
  async (_what, filters, next) => {
    const { titles, total } = await search({ ...filters, page: 1, limit: 8 });
    expect({ titles, total }).toEqual({ titles: [...REQUIRING_VUE, ...next], total: JOBS });
    const { titles: second } = await search({ ...filters, page: 2, limit: 4 });
    expect(second).toEqual([...REQUIRING_VUE.slice(4), ...next]);
  },
);

it.each(["zyx", "zyx clerk", "zyxp"])(
  "finds the beginning of many words, and one of them: %s",
  async (keyword) => {
    expect(await search({ keyword, page: 1, limit: 9 })).toEqual({ titles: ["Clerk 7"], total: 1 });
  },
);
