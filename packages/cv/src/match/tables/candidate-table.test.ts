import fc from "fast-check";
import { expect, test } from "vitest";
import type { CandidateProfile } from "../../types.ts";
import { compileJob } from "../job/compile-job.ts";
import { compileProfile } from "../profile/compile-profile.ts";
import { scoreOnly } from "../score.ts";
import { job, profile, used } from "../testing/build-profile.ts";
import { jobs, profiles } from "../testing/random-world.ts";
import { CandidateTable } from "./candidate-table.ts";

const idOf = (number: number) => `candidate-${number}`;

/** A change of one candidate: written anew, or deleted. */
const changes = fc.array(fc.record({ at: fc.nat(20), someone: fc.option(profiles, { nil: undefined }) }), {
  maxLength: 40,
});

test("everyone gets the score that they get alone, through every change", () => {
  fc.assert(
    fc.property(changes, jobs, fc.integer({ min: 0, max: 80 }), (history, wanted, minScore) => {
      const table = new CandidateTable();
      const plain = new Map<string, CandidateProfile>();
      for (const { at, someone } of history) {
        const id = idOf(at);
        if (someone === undefined) {
          table.delete(id);
          plain.delete(id);
        } else {
          table.set(id, compileProfile(someone));
          plain.set(id, someone);
        }
      }
      const compiled = compileJob(wanted);
      const expected = [...plain].flatMap(([id, someone]) => {
        const score = scoreOnly(compileProfile(someone), compiled);
        return score >= minScore ? [[id, score] as const] : [];
      });
      const found = table.above(compiled, minScore).map(({ id, score }) => [id, score] as const);
      expect(new Map(found)).toEqual(new Map(expected));
      expect(new Set(table.ids())).toEqual(new Set(plain.keys()));
    }),
    { numRuns: 60 },
  );
});

test("those who score enough are found among thousands, though most are never scored", () => {
  const table = new CandidateTable();
  const people = fc
    .sample(profiles, { numRuns: 2_000, seed: 1 })
    .map((someone, number) => ({ id: idOf(number), compiled: compileProfile(someone) }));
  for (const { id, compiled } of people) table.set(id, compiled);
  for (const wanted of fc.sample(jobs, { numRuns: 40, seed: 2 })) {
    const compiled = compileJob(wanted);
    const scored = people.map(({ id, compiled: someone }) => ({ id, score: scoreOnly(someone, compiled) }));
    for (const minScore of [30, 60, 85])
      expect(table.above(compiled, minScore)).toEqual(scored.filter(({ score }) => score >= minScore));
  }
});

test("answers the same after it has tidied up, over several blocks", () => {
  const table = new CandidateTable();
  const react = compileProfile(profile([used("React", 4)], { titles: ["Web Developer"] }));
  const welder = compileProfile(profile([used("Welding", 4)], { titles: ["Welder"] }));
  for (let round = 0; round < 2; round += 1)
    for (let number = 0; number < 40_000; number += 1) table.set(idOf(number), round === 0 ? welder : react);
  for (let number = 5; number < 39_995; number += 1) table.delete(idOf(number));
  expect(table.size).toBe(10);
  const wanted = compileJob(job(["React"], { title: "Web Developer" }));
  const score = scoreOnly(react, wanted);
  expect(table.above(wanted, 90)).toEqual(
    [0, 1, 2, 3, 4, 39_995, 39_996, 39_997, 39_998, 39_999].map((number) => ({ id: idOf(number), score })),
  );
  expect(table.above(compileJob(job(["Welding"], { title: "Welder" })), 60)).toEqual([]);
});
