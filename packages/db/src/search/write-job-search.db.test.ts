import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { isCheckViolation } from "../errors.ts";
import { jobSearch, jobs, searchTerms } from "../schema/index.ts";
import { createJob, createTestDatabase, emptyDatabase, errorOf, type JobValues } from "../testing/index.ts";
import { withTx } from "../tx.ts";
import { facets, quoteLexeme, wordQuery } from "./lexemes.ts";
import { refreshSearchTerms } from "./search-terms.ts";
import { writeJobSearch, writeJobSearches } from "./write-job-search.ts";

const database = await createTestDatabase();
beforeEach(() => emptyDatabase(database));
afterAll(database.close);

const developer = {
  title: "Full-stack Développeur",
  description: "We use C++ and don't mind remote work. react is nice; so is colombo.",
  requiredSkills: ["React", "Node.js"],
  skillIds: ["react", "nodejs"],
  city: "Nuwara Eliya",
  companyName: "O'Neil & Söhne",
  companyIndustry: "IT / Software",
  remote: true,
} satisfies JobValues;

/** Titles of the jobs that a query finds. */
async function find(query: string): Promise<string[]> {
  const rows = await database.db
    .select({ title: jobs.title })
    .from(jobSearch)
    .innerJoin(jobs, eq(jobs.id, jobSearch.jobId))
    .where(sql`${jobSearch.doc} @@ ${query}::tsquery`);
  return rows.map((row) => row.title);
}

async function terms(kind: string): Promise<string[]> {
  const rows = await database.db.select().from(searchTerms);
  return rows.filter((row) => row.kind === kind).map((row) => row.term);
}

async function waitingForLocks(): Promise<number> {
  const waiting = await database.sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return waiting.length;
}

describe("the document", () => {
  test.each([
    ["a word of the title, without its accents", wordQuery("developpeur")],
    ["a compound in one word", wordQuery("fullstack")],
    ["the beginning of a word", wordQuery("devel", { prefix: true })],
    ["a word of the company's name", wordQuery("sohne")],
    ["a name with an apostrophe", wordQuery("oneil")],
    ["the city", wordQuery("eliya")],
    ["a word of the description", wordQuery("mind")],
    ["C++ as itself", wordQuery("c++")],
    ["a skill by zone", wordQuery("react", { zones: ["skills"] })],
    [
      "exact facets",
      [facets.jobType("full-time"), facets.remote(), facets.currency("LKR")].map(quoteLexeme).join("&"),
    ],
    ["a city as a whole", quoteLexeme(facets.city("nuwara eliya"))],
    ["an industry with signs in it", quoteLexeme(facets.industry("it / SOFTWARE"))],
    ["a skill by its id", quoteLexeme(facets.skill("nodejs"))],
    ["a skill by its name", quoteLexeme(facets.skillName("node.JS"))],
  ])("is found by %s", async (_, query) => {
    await createJob(database.db, developer);
    expect(await find(query)).toEqual([developer.title]);
  });

  test.each([
    ["a word where it does not stand", wordQuery("react", { zones: ["title"] })],
    ["a facet's name as a word", wordQuery("type", { prefix: true })],
    ["a facet's value as a word", wordQuery("full-time")],
    ["a city that is only named in the description", quoteLexeme(facets.city("colombo"))],
    ["a work place it does not offer", quoteLexeme(facets.hybrid())],
  ])("is not found by %s", async (_, query) => {
    await createJob(database.db, developer);
    expect(await find(query)).toEqual([]);
  });

  test("a word of the title can be told from the same word elsewhere", async () => {
    await createJob(database.db, { title: "Gardener", description: "You will meet a welder." });
    await createJob(database.db, { title: "Welder", description: "You will meet a gardener." });
    expect(await find(wordQuery("welder"))).toHaveLength(2);
    expect(await find(wordQuery("weld", { prefix: true, zones: ["title"] }))).toEqual(["Welder"]);
  });

  test("takes a description of the greatest length", async () => {
    const words = Array.from({ length: 4_000 }, (_, index) => index.toString(36).padStart(4, "w"));
    await createJob(database.db, { title: "Long", description: words.join(" ").slice(0, 20_000) });
    expect(await find(wordQuery(words.at(-1) ?? ""))).toEqual(["Long"]);
  });
});

test.each([
  [
    { salaryMin: 0, salaryMax: 0 },
    { payMin: null, payMax: null },
  ],
  [
    { salaryMin: 1_000, salaryMax: 0 },
    { payMin: 1_000, payMax: Number.POSITIVE_INFINITY },
  ],
  [
    { salaryMin: 12_000, salaryMax: 24_000, salaryPeriod: "annually" },
    { payMin: 1_000, payMax: 2_000 },
  ],
] as const)("pay %j is kept as %j a month", async (pay, expected) => {
  const { id } = await createJob(database.db, pay);
  const [row] = await database.db
    .select({ payMin: jobSearch.payMin, payMax: jobSearch.payMax })
    .from(jobSearch)
    .where(eq(jobSearch.jobId, id));
  expect(row).toEqual(expected);
});

test("an edit replaces what stood there", async () => {
  const { db } = database;
  const job = await createJob(db, developer);
  const edited = { ...job, title: "Gärtner", requiredSkills: [], remote: false, requiredYears: 3 };
  await withTx(db, (tx) => writeJobSearch(tx, { job: edited, skillIds: ["gardening"] }));
  expect(await find(wordQuery("developpeur"))).toEqual([]);
  expect(await find(quoteLexeme(facets.remote()))).toEqual([]);
  expect(await find(quoteLexeme(facets.skill("react")))).toEqual([]);
  expect(await find(quoteLexeme(facets.skill("gardening")))).toHaveLength(1);
  expect(await find(`${wordQuery("gartner", { zones: ["title"] })}`)).toHaveLength(1);
  const [row] = await db.select().from(jobSearch).where(eq(jobSearch.jobId, job.id));
  expect(row).toMatchObject({ requiredYears: 3, createdAt: job.createdAt });
});

test("many jobs are indexed at once, as each would be alone", async () => {
  const { db } = database;
  const written = [await createJob(db, developer), await createJob(db, { title: "Nurse", city: "Kandy" })];
  const rows = () => db.select().from(jobSearch).orderBy(jobSearch.jobId);
  const alone = await rows();
  await db.delete(jobSearch);
  await db.delete(searchTerms);
  const inputs = written.map((job, index) => ({
    job,
    skillIds: index === 0 ? developer.skillIds : [],
  }));
  await withTx(db, (tx) => writeJobSearches(tx, inputs));
  expect(await rows()).toEqual(alone);
  expect((await terms("city")).sort()).toEqual(["kandy", "nuwara eliya"]);
  await withTx(db, (tx) => writeJobSearches(tx, []));
});

test("a failed write leaves the job as it was", async () => {
  const job = await createJob(database.db, developer);
  const error = await errorOf(
    withTx(database.db, (tx) =>
      writeJobSearch(tx, { job: { ...job, title: "New", salaryMin: 2, salaryMax: 1 }, skillIds: [] }),
    ),
  );
  expect(isCheckViolation(error, "job_search_pay_check")).toBe(true);
  expect(await find(wordQuery("developpeur"))).toHaveLength(1);
  expect(await find(wordQuery("new"))).toEqual([]);
});

describe("the vocabulary", () => {
  test("has words, cities and industries, but neither numbers nor letters", async () => {
    await createJob(database.db, { ...developer, description: "Be on time at 0900, x y z." });
    const words = await terms("word");
    expect(words).toEqual(expect.arrayContaining(["developpeur", "fullstack", "react", "time"]));
    expect(words).not.toEqual(expect.arrayContaining(["0900"]));
    expect(words).not.toEqual(expect.arrayContaining(["x"]));
    expect(await terms("city")).toEqual(["nuwara eliya"]);
    expect(await terms("industry")).toEqual(["it / software"]);
  });

  test("finds the word that was meant", async () => {
    await createJob(database.db, developer);
    const [best] = await database.sql`
      select term from search_terms where kind = 'word' and term % 'develoopeur'
      order by similarity(term, 'develoopeur') desc limit 1`;
    expect(best?.term).toBe("developpeur");
  });

  test("jobs with the same new words can be written at once", async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        createJob(database.db, { description: index % 2 ? "apple banana cherry" : "cherry banana apple" }),
      ),
    );
    expect(outcomes.map((outcome) => outcome.status)).toEqual(Array(10).fill("fulfilled"));
    expect((await terms("word")).filter((term) => term === "banana")).toHaveLength(1);
  });

  test("a refresh counts jobs, and drops a term that two of them found unused", async () => {
    const { db } = database;
    const first = await createJob(db, { title: "Welder", description: "Steel", city: "Galle" });
    await createJob(db, { title: "Fitter", description: "Steel", city: "Kandy" });
    await refreshSearchTerms(db);
    const count = async (term: string) =>
      (await db.select().from(searchTerms).where(eq(searchTerms.term, term))).map((row) => row.jobs);
    expect(await count("steel")).toEqual([2]);
    expect(await count("galle")).toEqual([1, 1]);
    await db.delete(jobs).where(eq(jobs.id, first.id));
    await refreshSearchTerms(db);
    expect(await count("welder")).toEqual([0]);
    await refreshSearchTerms(db);
    expect(await count("welder")).toEqual([]);
    expect(await count("galle")).toEqual([]);
    expect(await count("steel")).toEqual([1]);
  });

  test("a term about to be dropped stays when a job that is being written brings it back", async () => {
    const { db } = database;
    const first = await createJob(db, { title: "Cooper" });
    await db.delete(jobs).where(eq(jobs.id, first.id));
    await refreshSearchTerms(db);
    const dropped = await withTx(db, async (tx) => {
      await createJob(tx, { title: "Cooper" });
      const refreshed = refreshSearchTerms(db);
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 20_000 });
      return { refreshed };
    });
    await dropped.refreshed;
    expect(await terms("word")).toContain("cooper");
  });
});
