import { describe, expect, test } from "vitest";
import type { CandidateProfile, CandidateRole } from "../../types.ts";
import { compileJob } from "../job/compile-job.ts";
import { matchCandidate } from "../match-candidate.ts";
import { compileProfile } from "../profile/compile-profile.ts";
import { lineOf } from "../score.ts";
import { job, profile, used } from "../testing/build-profile.ts";
import { workCredit } from "./line-of-work.ts";

const role = (title: string, years: number | null): CandidateRole => ({
  title,
  years,
  evidence: [{ line: 7, quote: title }],
});
const held = (...roles: CandidateRole[]): Partial<CandidateProfile> => ({
  roles,
  titles: roles.map(({ title }) => title),
  totalYears: roles.reduce((sum, { years }) => sum + (years ?? 0), 0),
});
const nurse = job(["Wound care", "Triage"], { title: "Staff Nurse", requiredYears: 4 });

function credit(fields: Partial<CandidateProfile>, wanted = nurse): number {
  const compiled = compileJob(wanted);
  const someone = compileProfile(profile([], fields));
  return workCredit(lineOf(compiled, someone), someone.profile.totalYears, compiled.requiredYears);
}

/** What care assistance is worth to a nurse's job so many years after it was left for nursing. */
const closeBehind = (years: number) => 0.7 * (1 - 0.08 * 0.3 * years);

describe("years by line of work", () => {
  test("in the same one count in full, in a close or a neighbouring one in part, elsewhere not", () => {
    expect(credit(held(role("Registered Nurse", 6)))).toBe(1);
    expect(credit(held(role("Care Assistant", 6)))).toBe(0.7);
    expect(credit(held(role("Paramedic", 6)))).toBe(0.5);
    expect(credit(held(role("Accountant", 6)))).toBe(0);
  });

  test("add up step by step: half of the years in it, the rest close by", () => {
    expect(credit(held(role("Registered Nurse", 2), role("Care Assistant", 10)))).toBeCloseTo(
      closeBehind(2) + (1 - closeBehind(2)) * 0.5,
    );
  });

  test("count less the longer one is away from them, by how far away, down to a half", () => {
    const after = (title: string, years: number) => credit(held(role(title, years), role("Nurse", 6)));
    expect(after("Ward Sister", 30)).toBe(1);
    const close = [1, 5, 10].map((years) => after("Care Assistant", years));
    expect(close).toEqual(close.toSorted((a, b) => b - a));
    expect(close[0]).toBeCloseTo(1 - 0.08 * 0.3);
    expect(after("Accountant", 1)).toBeCloseTo(0.6);
    expect(after("Accountant", 40)).toBeCloseTo(0.5);
  });

  test("are not left by who does both", () => {
    const evenings = { ...role("Nurse", 6), current: true };
    expect(credit(held({ ...role("Accountant", 6), current: true }, evenings))).toBe(1);
  });

  test("of a line that was left count six tenths, and the rest by how near it is to the latest", () => {
    expect(credit(held(role("Accountant", 3), role("Registered Nurse", 6)))).toBeCloseTo(0.6);
    const near = held(role("Midwife", 1), role("Registered Nurse", 6));
    const unrelated = held(role("Accountant", 1), role("Registered Nurse", 6));
    expect(credit(near)).toBeGreaterThan(credit(unrelated));
    expect(credit(held(role("Registered Nurse", 6), role("Accountant", 3)))).toBe(1);
  });

  test("never count more than the years in all", () => {
    const overlapping = { ...held(role("Nurse", 2), role("Ward Sister", 2)), totalYears: 2 };
    expect(credit(overlapping)).toBe(0.5);
  });

  test("without dates of their own may all be in the closest role; unknown ones are worth half", () => {
    expect(credit({ titles: ["Accountant", "Nurse"], totalYears: 4 })).toBeCloseTo(0.6);
    expect(credit({ titles: ["Nurse"], totalYears: null })).toBe(0.5);
    expect(credit(held(role("Nurse", null), role("Ward Sister", 4)))).toBe(1);
  });

  test("count a tenth less where the job leads others and the role led nobody", () => {
    const manager = job(["Table service"], { title: "Restaurant Manager", requiredYears: 2 });
    expect(credit(held(role("Restaurant Supervisor", 3)), manager)).toBe(1);
    expect(credit(held(role("Waiter", 3)), manager)).toBeCloseTo(0.9);
    expect(credit(held(role("Restaurant Manager", 3)), job([], { title: "Waiter", requiredYears: 2 }))).toBe(
      1,
    );
  });

  test("are not judged where no occupation is known", () => {
    expect(credit(held(role("Nurse", 6)), job(["Triage"], { title: "Vacancy" }))).toBe(0);
    expect(credit(held(role("Team Leader", 6)))).toBe(0);
  });
});

describe("what a match says of them", () => {
  const experienceOf = (fields: Partial<CandidateProfile>) =>
    matchCandidate(profile([], fields), nurse).parts.at(-1);

  test("names the role, and the lines of the CV", () => {
    expect(experienceOf(held(role("Care Assistant", 6)))).toMatchObject({
      rule: "experience.years",
      points: 28,
      evidence: [{ line: 7, quote: "Care Assistant" }],
      reason:
        '6 years of work, 4 years asked for. That counts for 70%, because "Care Assistant" is close to the work advertised, not the same.',
    });
    expect(experienceOf(held(role("Staff Nurse", 3), role("Care Assistant", 3)))?.reason).toContain(
      '3 years of it were work as "Staff Nurse"',
    );
    expect(experienceOf(held(role("Care Assistant", 9), role("Staff Nurse", 3)))?.reason).toContain(
      'because work as "Staff Nurse" lies back behind other roles',
    );
  });

  test("adds up the roles that are as close", () => {
    const backend = job(["Kotlin"], { title: "Senior Backend Engineer", requiredYears: 5 });
    const engineer = (years: number, ...before: Parameters<typeof held>) =>
      matchCandidate(
        profile([], held(role("Senior Software Engineer", years), role("Software Engineer", 3), ...before)),
        backend,
      ).parts.at(-1)?.reason;
    const another = '"Senior Software Engineer" is the same line of work, but another occupation';
    expect(engineer(2.6)).toContain(another);
    expect(engineer(1, role("Accountant", 3))).toContain(
      '4 years of it were work like "Senior Software Engineer"',
    );
    // Where all of the years were such work, it is not how many they are that counts less.
    expect(engineer(1)).toContain(another);
  });

  test("says so when the roles were in other lines of work", () => {
    expect(experienceOf(held(role("Accountant", 9)))?.reason).toContain("other lines of work");
  });
});

test("work in the line stands in a little for a skill that is not shown", () => {
  const points = (title: string) =>
    matchCandidate(profile([], held(role(title, 5))), nurse).parts[0]?.points ?? 0;
  expect(points("Staff Nurse")).toBeCloseTo(10.5);
  expect(points("Care Assistant")).toBeGreaterThan(points("Paramedic"));
  expect(points("Accountant")).toBe(0);
  const communication = job(["Communication"], { title: "Staff Nurse" });
  expect(matchCandidate(profile([], held(role("Staff Nurse", 5))), communication).parts[0]?.points).toBe(0);
});

test("what many trades need weighs less than the job's own skills", () => {
  const wanted = job(["Menu planning", "Project management"], { title: "Chef" });
  const [own, outside] = compileJob(wanted).requirements;
  expect((outside?.maxPoints ?? 0) / (own?.maxPoints ?? 1)).toBeCloseTo(0.6);
});

describe("a field of work", () => {
  const claims = job(["Insurance", "SAP"], { title: "Claims Handler" });
  const points = (title: string) =>
    matchCandidate(profile([used("Insurance", 5), used("SAP", 5)], held(role(title, 5))), claims).parts;

  test("counts for less outside of it, a tool does not", () => {
    const [inside, tool] = points("Claims Handler");
    const [outside, sameTool] = points("Chef");
    expect((outside?.points ?? 0) / (inside?.points ?? 1)).toBeCloseTo(0.4);
    expect(sameTool?.points).toBe(tool?.points);
    expect(outside?.reason).toContain("outside this line of work and counts for 40%");
    expect(inside?.reason).not.toContain("outside");
  });

  test("is a skill on every level of its line: the level takes from the years alone", () => {
    const graduate = job(["Insurance", "SAP"], { title: "Graduate Claims Handler" });
    const match = (title: string) =>
      matchCandidate(profile([used("Insurance", 5)], held(role(title, 5))), graduate);
    const [junior, senior] = [match("Junior Claims Handler"), match("Senior Claims Handler")];
    expect(senior.parts.slice(0, -1)).toEqual(junior.parts.slice(0, -1));
    expect(senior.experienceMatch).toBeLessThan(junior.experienceMatch);
    expect(match("Senior Chef").parts[0]?.reason).toContain("outside this line of work");
  });

  test("is met by the work that it is, in whatever words the title says so, a tool is not", () => {
    const kitchen = job(["Cooking", "HACCP"], { title: "Cook" });
    const chef = matchCandidate(profile([], held(role("Küchenchefin", 5))), kitchen);
    expect(chef.matchingSkills).toEqual(["Cooking"]);
    expect(chef.parts[0]).toMatchObject({
      rule: "skill.title",
      evidence: [{ line: 7, quote: "Küchenchefin" }],
    });
    expect((chef.parts[0]?.points ?? 0) / (chef.parts[0]?.maxPoints ?? 1)).toBeCloseTo(0.8);
    expect(chef.parts[0]?.reason).toBe(
      'Cooking is the work of "Küchenchefin", though the CV does not name it as a skill.',
    );
    expect(matchCandidate(profile([], held(role("Waiter", 5))), kitchen).matchingSkills).toEqual([]);
    const games = job(["Unity"], { title: "Game Developer" });
    expect(matchCandidate(profile([], held(role("Game Developer", 5))), games).matchingSkills).toEqual([]);
  });

  test("is met by a title that names it, a tool is not", () => {
    const wanted = job(["Counselling", "Flutter"], { title: "Vacancy" });
    const match = matchCandidate(
      profile([], held(role("School Counsellor", 5), role("Flutter Fan", 1))),
      wanted,
    );
    expect(match.matchingSkills).toEqual(["Counselling"]);
  });

  test("is not met by a trade whose name only sounds like it", () => {
    for (const [phrase, title] of [
      ["Nursing", "Nursery Assistant"],
      ["Accounting", "Account Manager"],
    ] as const)
      expect(matchCandidate(profile([], held(role(title, 5))), job([phrase])).matchingSkills).toEqual([]);
  });
});
