import fc from "fast-check";
import { expect, test } from "vitest";
import type { CandidateProfile, CandidateSkill, JobRequirements } from "../types.ts";
import { compileJob } from "./job/compile-job.ts";
import { matchCandidate } from "./match-candidate.ts";
import { compileProfile } from "./profile/compile-profile.ts";
import { scoreOnly } from "./score.ts";
import { jobs, profiles, skills, studies, TITLES } from "./testing/random-world.ts";

const rank = (profile: CandidateProfile, job: JobRequirements) =>
  scoreOnly(compileProfile(profile), compileJob(job));

test("the parts add up to the score, each within its bounds", () => {
  fc.assert(
    fc.property(profiles, jobs, (profile, job) => {
      const match = matchCandidate(profile, job);
      const points = match.parts.reduce((sum, part) => sum + part.points, 0);
      expect(Math.round(points)).toBe(match.score);
      const asked = match.parts.filter(({ rule }) => !rule.startsWith("nice-to-have."));
      expect(asked.reduce((sum, part) => sum + part.maxPoints, 0)).toBeCloseTo(100, 6);
      for (const part of match.parts) {
        expect(part.points).toBeGreaterThanOrEqual(0);
        expect(part.points).toBeLessThanOrEqual(part.maxPoints + 1e-9);
        expect(part.reason).toMatch(/\.$/);
      }
      for (const score of [match.score, match.skillsMatch, match.experienceMatch])
        expect(score >= 0 && score <= 100).toBe(true);
    }),
  );
});

test("the fast path gives the same integer", () => {
  fc.assert(
    fc.property(profiles, jobs, (profile, job) => {
      expect(rank(profile, job)).toBe(matchCandidate(profile, job).score);
    }),
  );
});

test("same inputs, same result; the order of skills does not matter", () => {
  fc.assert(
    fc.property(profiles, jobs, (profile, job) => {
      const match = matchCandidate(profile, job);
      expect(matchCandidate(structuredClone(profile), structuredClone(job))).toEqual(match);
      expect(rank({ ...profile, skills: profile.skills.toReversed() }, job)).toBe(match.score);
    }),
  );
});

test("one more skill never lowers the score", () => {
  fc.assert(
    fc.property(profiles, skills, jobs, (profile, more, job) => {
      expect(rank({ ...profile, skills: [...profile.skills, more] }, job)).toBeGreaterThanOrEqual(
        rank(profile, job),
      );
    }),
  );
});

test("more years of use, or a better place of it, never lower the score", () => {
  fc.assert(
    fc.property(
      profiles,
      jobs,
      fc.nat(7),
      fc.double({ min: 0, max: 9, noNaN: true }),
      (profile, job, at, years) => {
        const grown = profile.skills.map((one, index) =>
          index === at ? { ...one, years: one.years + years } : one,
        );
        const shown = profile.skills.map((one, index) =>
          index === at ? { ...one, context: "position" as const } : one,
        );
        expect(rank({ ...profile, skills: grown }, job)).toBeGreaterThanOrEqual(rank(profile, job));
        expect(rank({ ...profile, skills: shown }, job)).toBeGreaterThanOrEqual(rank(profile, job));
      },
    ),
  );
});

test("use long ago counts for less than use now, and never for less than a mention in a list", () => {
  fc.assert(
    fc.property(profiles, jobs, fc.double({ min: 0, max: 40, noNaN: true }), (profile, job, since) => {
      const all = (fields: Partial<CandidateSkill>) =>
        rank({ ...profile, skills: profile.skills.map((one) => ({ ...one, ...fields })) }, job);
      const then = all({ context: "position", since });
      expect(then).toBeLessThanOrEqual(all({ context: "position" }));
      expect(then).toBeGreaterThanOrEqual(all({ context: "list" }));
    }),
  );
});

test("more years of work, or one more title, never lower the score", () => {
  fc.assert(
    fc.property(
      profiles,
      jobs,
      fc.double({ min: 0, max: 9, noNaN: true }),
      fc.constantFrom(...TITLES),
      (profile, job, years, title) => {
        const longer = {
          ...profile,
          totalYears: profile.totalYears === null ? null : profile.totalYears + years,
        };
        expect(rank(longer, job)).toBeGreaterThanOrEqual(rank(profile, job));
        if (profile.titles.length > 0)
          expect(rank({ ...profile, titles: [...profile.titles, title] }, job)).toBeGreaterThanOrEqual(
            rank(profile, job),
          );
      },
    ),
  );
});

test("one more degree never lowers the score, and counts in jobs for starters alone", () => {
  fc.assert(
    fc.property(profiles, jobs, studies, (profile, job, study) => {
      const studied = { ...profile, studies: [...(profile.studies ?? []), study] };
      const [before, after] = [rank(profile, job), rank(studied, job)];
      expect(after).toBeGreaterThanOrEqual(before);
      if (!compileJob(job).forStarters) expect(after).toBe(before);
    }),
  );
});

test("in a job for starters a first role of a kind that anyone may begin with never lowers the score", () => {
  fc.assert(
    fc.property(
      profiles,
      jobs.filter((job) => compileJob(job).forStarters),
      fc.double({ min: 0, max: 9, noNaN: true }),
      (profile, job, years) => {
        const none = { skills: profile.skills, studies: profile.studies ?? [], titles: [], totalYears: 0 };
        const role = { title: "Cashier", years, evidence: [] };
        const first = { ...none, titles: ["Cashier"], roles: [role], totalYears: years };
        expect(rank(first, job)).toBeGreaterThanOrEqual(rank(none, job));
      },
    ),
  );
});

test("what is met and what is missing is together what was asked", () => {
  fc.assert(
    fc.property(profiles, jobs, (profile, job) => {
      const { matchingSkills, missingSkills } = matchCandidate(profile, job);
      const both = [...matchingSkills, ...missingSkills];
      expect(new Set(both).size).toBe(both.length);
      for (const phrase of job.requiredSkills.length > 0 ? both : [])
        expect(job.requiredSkills).toContain(phrase);
    }),
  );
});
