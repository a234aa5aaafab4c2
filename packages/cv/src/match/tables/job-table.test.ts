import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JobRequirements } from "../../types.ts";
import { type CompiledJob, compileJob } from "../job/compile-job.ts";
import { type CompiledProfile, compileProfile } from "../profile/compile-profile.ts";
import { scoreOnly } from "../score.ts";
import { job, profile, used } from "../testing/build-profile.ts";
import { jobs, profiles } from "../testing/random-world.ts";
import { JobTable } from "./job-table.ts";
import type { JobSearch, ScoredJob } from "./job-walk.ts";

const idOf = (number: number) => `job-${String(number).padStart(4, "0")}`;

/** A change of one job: written anew, or deleted. */
const changes = fc.array(fc.record({ at: fc.nat(30), job: fc.option(jobs, { nil: undefined }) }), {
  maxLength: 60,
});

function bestOneByOne(
  candidate: CompiledProfile,
  jobs: readonly { id: string; job: CompiledJob }[],
  { limit, minScore }: JobSearch,
): ScoredJob[] {
  return jobs
    .map(({ id, job }) => ({ id, score: scoreOnly(candidate, job) }))
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
    .slice(0, limit);
}

test("the best of a table are those of scoring each job by itself, through every change", () => {
  fc.assert(
    fc.property(
      changes,
      profiles,
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 70 }),
      (history, someone, limit, minScore) => {
        const table = new JobTable();
        const plain = new Map<string, JobRequirements>();
        for (const change of history) {
          const id = idOf(change.at);
          if (change.job === undefined) {
            table.delete(id);
            plain.delete(id);
          } else {
            table.set(id, compileJob(change.job));
            plain.set(id, change.job);
          }
        }
        const candidate = compileProfile(someone);
        const compiled = [...plain].map(([id, wanted]) => ({ id, job: compileJob(wanted) }));
        const search = { limit, minScore };
        expect(table.best(candidate, search)).toEqual(bestOneByOne(candidate, compiled, search));
        expect(new Set(table.ids())).toEqual(new Set(plain.keys()));
      },
    ),
    { numRuns: 100 },
  );
});

test("the best few of thousands are found though most are never scored", () => {
  const table = new JobTable();
  const compiled = fc
    .sample(jobs, { numRuns: 3_000, seed: 1 })
    .map((wanted, number) => ({ id: idOf(number), job: compileJob(wanted) }));
  for (const { id, job } of compiled) table.set(id, job);
  const search = { limit: 20, minScore: 30 };
  for (const someone of fc.sample(profiles, { numRuns: 30, seed: 2 })) {
    const candidate = compileProfile(someone);
    expect(table.best(candidate, search)).toEqual(bestOneByOne(candidate, compiled, search));
  }
});

describe("a table whose jobs keep changing", () => {
  const candidate = compileProfile(profile([used("React", 4)]));
  const react = compileJob(job(["React"]));
  const welding = compileJob(job(["Welding"], { title: "Welder", requiredYears: 9 }));

  test("answers the same after it has tidied up", () => {
    const table = new JobTable();
    for (let round = 0; round < 4; round += 1) {
      for (let number = 0; number < 900; number += 1) table.set(idOf(number), round === 3 ? react : welding);
    }
    for (let number = 10; number < 900; number += 1) table.delete(idOf(number));
    expect(table.size).toBe(10);
    expect(table.best(candidate, { limit: 3, minScore: 90 })).toEqual(
      [9, 8, 7].map((number) => ({ id: idOf(number), score: scoreOnly(candidate, react) })),
    );
    expect(table.best(candidate, { limit: 50, minScore: 0 })).toHaveLength(10);
  });

  test("holds nothing of a job that is gone", () => {
    const table = new JobTable();
    table.set("a", react);
    table.delete("a");
    table.delete("a");
    expect(table.best(candidate, { limit: 5, minScore: 0 })).toEqual([]);
  });
});
