import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CandidateProfile, JobRequirements } from "../types.ts";
import { compileJob } from "./job/compile-job.ts";
import { matchCandidate } from "./match-candidate.ts";
import { compileProfile } from "./profile/compile-profile.ts";
import { scoreOnly } from "./score.ts";
import { job, profile, skill, used } from "./testing/build-profile.ts";
import { jobs, profiles } from "./testing/random-world.ts";

const rank = (profile: CandidateProfile, job: JobRequirements) =>
  scoreOnly(compileProfile(profile), compileJob(job));
const withoutList = ({ niceToHaveSkills: _, ...job }: JobRequirements): JobRequirements => job;
/** The text of a job that states what it requires is not read for skills. */
const stating = jobs.filter(({ requiredSkills }) => requiredSkills.length > 0);
const plusPart = (someone: CandidateProfile, wanted: JobRequirements) =>
  matchCandidate(someone, wanted).parts.find(({ rule }) => rule.startsWith("nice-to-have."));

/** What the list says beyond what is required, as far as that shows without reading "X or Y" as two skills. */
const beyondRequired = ({ niceToHaveSkills = [], requiredSkills }: JobRequirements) => {
  const areSeveral = (phrase: string) => / and | or /.test([phrase, ...requiredSkills].join());
  return niceToHaveSkills.filter((phrase) => !areSeveral(phrase) && !requiredSkills.includes(phrase));
};

describe("in any job", () => {
  test("without such a list everything is as if there were none of it", () => {
    fc.assert(
      fc.property(profiles, stating, (someone, wanted) => {
        const plain = withoutList(wanted);
        const match = matchCandidate(someone, plain);
        expect(matchCandidate(someone, { ...plain, niceToHaveSkills: [] })).toStrictEqual(match);
        expect(Object.keys(match).filter((key) => key.includes("NiceToHave"))).toEqual([]);
        expect(match.parts.filter(({ rule }) => rule.startsWith("nice-to-have."))).toEqual([]);
      }),
    );
  });

  test("it never lowers the score, adds six points at most, and changes nothing of what is required", () => {
    fc.assert(
      fc.property(profiles, stating, (someone, wanted) => {
        const plain = matchCandidate(someone, withoutList(wanted));
        const match = matchCandidate(someone, wanted);
        expect(match.score).toBeGreaterThanOrEqual(plain.score);
        expect(match.score).toBeLessThanOrEqual(Math.min(100, plain.score + 6));
        const { matchingSkills, missingSkills, gaps, recommendedActions, skillsMatch, experienceMatch } =
          plain;
        expect(match).toMatchObject({ matchingSkills, missingSkills, gaps, recommendedActions });
        expect(match).toMatchObject({ skillsMatch, experienceMatch });
        expect(match.parts.slice(0, plain.parts.length)).toStrictEqual(plain.parts);
      }),
    );
  });

  test("what is had and what is missing is together what the list says beyond what is required", () => {
    fc.assert(
      fc.property(profiles, stating, (someone, wanted) => {
        const match = matchCandidate(someone, wanted);
        const both = [...(match.matchingNiceToHaveSkills ?? []), ...(match.missingNiceToHaveSkills ?? [])];
        expect(new Set(both).size).toBe(both.length);
        for (const phrase of both) {
          expect(wanted.niceToHaveSkills).toContain(phrase);
          expect(wanted.requiredSkills).not.toContain(phrase);
        }
        for (const phrase of beyondRequired(wanted)) expect(both).toContain(phrase);
        for (const part of match.parts.filter(({ rule }) => rule.startsWith("nice-to-have."))) {
          expect(part.points === 0 || part.evidence.length > 0 || part.rule.endsWith(".title")).toBe(true);
          expect(both).toContain(part.jobPhrase);
        }
      }),
    );
  });

  test("what the list takes out of a text is as if the text had not named it", () => {
    const description = "Work with React and PostgreSQL.";
    fc.assert(
      fc.property(profiles, (someone) => {
        const wanted = { title: "Web Developer", description, requiredSkills: [], requiredYears: 0 };
        const listed = rank(someone, { ...wanted, niceToHaveSkills: ["PostgreSQL"] });
        expect(listed).toBeGreaterThanOrEqual(rank(someone, { ...wanted, description: "Work with React." }));
      }),
    );
  });
});

describe("one that is had", () => {
  const required = job(["Java", "Kubernetes"], { requiredYears: 10 });
  const wanted = { ...required, niceToHaveSkills: ["Docker", "German"] };
  const some = profile([used("Java", 4)]);
  const more = profile([used("Java", 4), used("Docker", 4, { evidence: [{ line: 7, quote: "Docker" }] })]);

  test("raises the score by its own part, with its line and the job's words", () => {
    // Docker is near to Kubernetes, so it counts for what is required, too.
    expect(rank(more, wanted)).toBe(rank(more, required) + 2);
    expect(rank(some, wanted)).toBe(rank(some, required));
    expect(plusPart(more, wanted)).toEqual({
      rule: "nice-to-have.same",
      points: 2,
      maxPoints: 2,
      jobPhrase: "Docker",
      cvSkill: "Docker",
      evidence: [{ line: 7, quote: "Docker" }],
      reason: "Used Docker in a position; 4 years of use in all. It is nice to have and counts on top.",
    });
  });

  test("is a strength; one that is not is no gap, and nothing to ask about", () => {
    const match = matchCandidate(more, wanted);
    expect(match.matchingNiceToHaveSkills).toEqual(["Docker"]);
    expect(match.missingNiceToHaveSkills).toEqual(["German"]);
    expect(match.strengths.at(-1)).toBe("The CV also shows Docker, which is nice to have.");
    const words = [...match.gaps, ...match.recommendedActions, match.overallAssessment].join(" ");
    expect(words).not.toContain("German");
    expect(match.parts.at(-1)).toMatchObject({
      points: 0,
      evidence: [],
      reason: "The CV does not show German; it is nice to have, so that costs nothing.",
    });
  });

  test("counts by where it is shown, and in part where only something near it is", () => {
    const list = { ...job(["Java"], { requiredYears: 10 }), niceToHaveSkills: ["React"] };
    const points = (name: string) => plusPart(profile([skill(name)]), list)?.points;
    expect(points("React")).toBeCloseTo(1.6, 6);
    expect(points("Vue.js")).toBeCloseTo(0.8, 6);
    expect(points("Angular")).toBeGreaterThan(0);
    expect(points("Welding")).toBe(0);
  });

  test("counts for nothing by work in the line or by other skills of its group", () => {
    const nurse = { ...job(["Triage"], { title: "Staff Nurse" }), niceToHaveSkills: ["Phlebotomy"] };
    const someone = profile([used("Wound care", 5), used("Triage", 5), used("Patient care", 5)], {
      titles: ["Staff Nurse"],
    });
    expect(plusPart(someone, nurse)?.points).toBe(0);
    expect(rank(someone, nurse)).toBe(rank(someone, withoutList(nurse)));
  });
});

describe("the points", () => {
  const many = ["Docker", "Kubernetes", "Terraform", "Ansible", "Prometheus", "Grafana", "Linux", "Python"];

  test("are two for each, and six for all of many", () => {
    const someone = profile([used("Java", 9), ...many.map((name) => used(name, 9))], { totalYears: 2 });
    const wanted = job(["Java", "Nursing"], { requiredYears: 8 });
    const gained = (niceToHaveSkills: string[]) =>
      rank(someone, { ...wanted, niceToHaveSkills }) - rank(someone, wanted);
    expect([1, 2, 3, 8].map((count) => gained(many.slice(0, count)))).toEqual([2, 4, 6, 6]);
  });

  test("end at 100, and the parts still add up to it", () => {
    const someone = profile([used("Java", 9), used("Docker", 9)], { titles: ["Java Developer"] });
    const wanted = { ...job(["Java"], { title: "Java Developer" }), niceToHaveSkills: ["Docker"] };
    const match = matchCandidate(someone, wanted);
    expect(match.score).toBe(100);
    expect(match.parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(100, 6);
    expect(match.parts.at(-1)?.reason).toMatch(/counts on top, as far as 100 leaves room\.$/);
  });

  test("are not to be had by naming skills over and over", () => {
    const wanted = { ...job(["Java"], { requiredYears: 10 }), niceToHaveSkills: ["Docker"] };
    const once = profile([skill("Docker")]);
    const stuffed = profile(Array.from({ length: 30 }, () => skill("Docker")));
    expect(rank(stuffed, wanted)).toBe(rank(once, wanted));
  });
});

describe("a skill in both lists is required", () => {
  test.each([
    ["by the same name", ["JavaScript"], ["javascript"]],
    ["by another name", ["JavaScript"], ["JS"]],
  ])("%s", (_, requiredSkills, niceToHaveSkills) => {
    const wanted = { ...job(requiredSkills), niceToHaveSkills };
    const match = matchCandidate(profile([]), wanted);
    expect(match.missingSkills).toEqual(requiredSkills);
    expect(match.missingNiceToHaveSkills).toBeUndefined();
    expect(match).toStrictEqual(matchCandidate(profile([]), job(requiredSkills)));
  });
});

test("one of several that will do is none that is required", () => {
  const wanted = { ...job(["React or Vue"]), niceToHaveSkills: ["Vue.js"] };
  expect(matchCandidate(profile([skill("Vue.js")]), wanted)).toMatchObject({
    matchingSkills: ["React or Vue"],
    matchingNiceToHaveSkills: ["Vue.js"],
  });
});

describe("a job that states nothing", () => {
  const text = (description: string, niceToHaveSkills: string[] = []) => ({
    ...job([], { title: "Vacancy", description }),
    niceToHaveSkills,
  });

  test("takes what its text calls a plus for nice to have", () => {
    const match = matchCandidate(profile([skill("Docker")]), text("You know Java. Docker is a plus."));
    expect(match.missingSkills).toEqual(["Java"]);
    expect(match.matchingSkills).toEqual([]);
    expect(match.matchingNiceToHaveSkills).toEqual(["Docker"]);
    expect(match.gaps.join()).not.toContain("Docker");
  });

  test("requires what its text asks for elsewhere", () => {
    const match = matchCandidate(profile([]), text("Docker is a plus. You know Java and Docker."));
    expect(match.missingSkills).toEqual(["Java", "Docker"]);
    expect(match.missingNiceToHaveSkills).toBeUndefined();
  });

  test("does not ask for what its list calls nice to have", () => {
    const match = matchCandidate(profile([]), text("You know Java and Docker.", ["Docker", "Helm"]));
    expect(match.missingSkills).toEqual(["Java"]);
    expect(match.missingNiceToHaveSkills).toEqual(["Docker", "Helm"]);
  });

  test("is told by its title where all of its skills are a plus", () => {
    const wanted = { ...text("Docker and Java are a plus."), title: "Welder" };
    const welder = profile([], { titles: ["Welder"] });
    expect(rank(welder, wanted)).toBe(rank(welder, { ...wanted, description: "" }));
  });
});
