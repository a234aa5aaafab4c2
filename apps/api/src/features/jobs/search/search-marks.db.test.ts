import type { JobFilters } from "@rolecall/contracts/jobs/schemas";
import { canonicalSkill } from "@rolecall/cv/skills";
import { wordsOf } from "@rolecall/db";
import { createJob, createRecruiter, createTestDatabase, type TestDatabase } from "@rolecall/db/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findLexemes, findPlansThatFind, findSearchRow } from "./matching-plans.queries.ts";
import { filterJobIds } from "./search.queries.ts";
import { leadingMarks, marksOfJob, marksOfSearch, mayFind } from "./search-marks.ts";
import { planSearch, planWith } from "./search-plan.ts";
import { knownVocabularyOf } from "./vocabulary.ts";

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const WORDS = [
  "nurse",
  "nursing",
  "ward",
  "work",
  "word",
  "baker",
  "bakery",
  "C++",
  "C#",
  "crème",
  "学校",
  "3D",
  "a",
  "full-stack",
];
const SKILLS = ["JavaScript", "Nursing", "Excel", "C++", "Sourdough", "Zookeeping"];
const ASKED_SKILLS = ["js", "nursing", "ms excel", "c++", "sourdough", "elephants", "C"];
const CITIES = ["Kandy", "Galle", "Gallé Fort", "Colombo 7", "", "කොළඹ"];
const INDUSTRIES = ["Software", "Health care", ""];
const JOBS = 60;
const SEARCHES = 500;

let database: TestDatabase;
const ids: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const roll = dice(7);
  const pick = <T>(from: readonly T[], fallback: T): T => from[roll(from.length)] ?? fallback;
  const { id: recruiterId } = await createRecruiter(database.db);
  for (let n = 0; n < JOBS; n += 1) {
    const requiredSkills = [...new Set([pick(SKILLS, ""), pick(SKILLS, "")])];
    const niceToHaveSkills = roll(2) === 0 ? [] : [pick(SKILLS, "")];
    const pay = roll(3) * 1_000;
    const job = await createJob(database.db, {
      recruiterId,
      title: `${pick(WORDS, "")} ${pick(WORDS, "")} ${n}`,
      description: pick(WORDS, "work"),
      requiredSkills,
      niceToHaveSkills,
      skillIds: requiredSkills.flatMap((name) => canonicalSkill(name)?.id ?? []),
      requiredYears: roll(5),
      city: pick(CITIES, ""),
      companyIndustry: pick(INDUSTRIES, ""),
      remote: roll(2) === 0,
      jobType: pick(["full-time", "contract"], "contract"),
      salaryMin: pay,
      salaryMax: pay * roll(3),
      salaryCurrency: pick(["LKR", "USD"], "LKR"),
      salaryPeriod: pick(["monthly", "annually"], "monthly"),
    });
    ids.push(job.id);
  }
}, 120_000);
afterAll(() => database.close());

/** One to three of the filters, as people fill them in. */
function searchOf(roll: (sides: number) => number): JobFilters {
  const pick = <T>(from: readonly T[], fallback: T): T => from[roll(from.length)] ?? fallback;
  const keyword = () => ({
    keyword: [pick(WORDS, ""), roll(2) === 0 ? pick(WORDS, "") : ""]
      .map((word) => misspell(word, roll))
      .join(" "),
  });
  const filters: readonly (() => JobFilters)[] = [
    keyword,
    keyword,
    () => ({ skills: `${pick(ASKED_SKILLS, "")}, ${pick(ASKED_SKILLS, "")}` }),
    () => ({ city: pick(["kan", "GALLE", "gallé f", "o 7", "b", "nowhere", "කොළ"], "") }),
    () => ({ industry: pick(["soft", "care", "h c"], "") }),
    () => ({ experienceLevel: roll(4) }),
    () => ({ minSalary: 500 + roll(3) * 700 }),
    () => ({ currency: pick(["LKR", "USD"], "LKR") }),
    () => (roll(2) === 0 ? { remote: true } : { jobType: "contract" }),
  ];
  const search: JobFilters = {};
  for (let n = 0; n <= roll(3); n += 1) Object.assign(search, filters[roll(filters.length)]?.());
  return search;
}

/** A letter left out, doubled, changed or swapped, now and then. */
function misspell(word: string, roll: (sides: number) => number): string {
  const letters = [...word];
  const at = roll(Math.max(letters.length, 1));
  const slip = roll(8);
  if (slip === 0) return letters.toSpliced(at, 1).join("");
  if (slip === 1) return letters.toSpliced(at, 0, "x").join("");
  if (slip === 2) return letters.toSpliced(at, 1, "x").join("");
  if (slip === 3 && at > 0)
    return letters.toSpliced(at - 1, 2, letters[at] ?? "", letters[at - 1] ?? "").join("");
  return slip === 4 ? letters.slice(0, at + 1).join("") : word;
}

it("lead from a job to every search that finds it, whatever it asks for, and the search decides alike both ways", async () => {
  const { db } = database;
  const roll = dice(11);
  const searches = Array.from({ length: SEARCHES }, () => searchOf(roll));
  const plans = await Promise.all(searches.map((filters) => planSearch(db, filters)));
  // As the alerts plan them: by words that were asked for all at once.
  const vocabulary = knownVocabularyOf(db);
  await vocabulary.learn(searches.flatMap(({ keyword = "" }) => wordsOf(keyword)));
  const learned = await Promise.all(searches.map((filters) => planWith(vocabulary, filters)));
  const groups = await Promise.all(searches.map(marksOfSearch));
  const leading = await leadingMarks(db, groups);
  const finds = await Promise.all(
    plans.map((plan) => (plan.impossible ? new Set<string>() : filterJobIds(db, plan, ids))),
  );
  let found = 0;
  let led = 0;
  for (const id of ids) {
    const marks = marksOfJob((await findLexemes(db, id)) ?? []);
    const expected = searches.flatMap((_, place) => (finds[place]?.has(id) ? [place] : []));
    for (const place of expected) {
      const own = groups[place] ?? [[]];
      expect(mayFind(own, marks), JSON.stringify(searches[place])).toBe(true);
      expect(
        leading[place]?.some((mark) => marks.has(mark)),
        JSON.stringify(searches[place]),
      ).toBe(true);
    }
    found += expected.length;
    led += groups.filter((own) => mayFind(own, marks)).length;
    // The other way round, from the row in the index and from what was kept of it.
    expect(await findPlansThatFind(db, { jobId: id }, learned)).toEqual(expected);
    const row = await findSearchRow(db, id);
    expect(row).toBeDefined();
    if (row !== undefined) expect(await findPlansThatFind(db, { row }, plans)).toEqual(expected);
  }
  // Enough of both to mean something: a test of nothing found would pass as well, as would marks that any job has.
  expect(found).toBeGreaterThan(1_000);
  expect(led).toBeLessThan(0.5 * JOBS * SEARCHES);
  expect(led).toBeGreaterThanOrEqual(found);
}, 120_000);

it("are few to keep: none for a search that can find nothing, one for a word in use, more for one to be mended", async () => {
  const keep = async (filters: JobFilters) =>
    (await leadingMarks(database.db, [await marksOfSearch(filters)]))[0]?.toSorted();
  expect(await keep({ keyword: "?!" })).toEqual([]);
  expect(await keep({ minSalary: 5, maxSalary: 3 })).toEqual([]);
  expect(await keep({ experienceLevel: 3 })).toEqual(["*"]);
  expect(await keep({ keyword: "a Bake", city: "Kandy" })).toEqual(["^bake"]);
  expect(await keep({ keyword: "bxk" })).toEqual(["^bxk", "~bk", "~bx", "~bxk", "~xk"]);
  // Out of use since the last count: about to be dropped.
  await database.sql`update search_terms set jobs = 0 where term like 'bake%'`;
  expect(await keep({ keyword: "bake" })).toEqual(["^bake", "~ake", "~bae", "~bak", "~bake", "~bke"]);
});
