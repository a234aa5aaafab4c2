import { describe, expect, test } from "vitest";
import type { CandidateProfile } from "../../types.ts";
import { matchCandidate } from "../match-candidate.ts";
import { job, profile, skill, used } from "../testing/build-profile.ts";
import { LEVELS, levelOf } from "./levels.ts";

test.each([
  ["Trainee Nurse", "starter"],
  ["Junior-Entwickler", "starter"],
  ["Auszubildende zur Tischlerin", "starter"],
  ["Anerkennungspraktikantin", "starter"],
  ["Stagiaire comptable", "starter"],
  ["Programador en prácticas", "starter"],
  ["Associate Software Engineer", "starter"],
  ["Early Career Teacher", "plain"],
  ["Internal Auditor", "plain"],
  ["International Sales Executive", "plain"],
  ["Associate Professor", "plain"],
  ["Nurse", "plain"],
  ["", "plain"],
  ["Senior Staff Nurse", "senior"],
  ["Principal Engineer", "senior"],
  ["Desarrollador sénior", "senior"],
  ["Head Nurse", "leading"],
  ["Warehouse Supervisor", "leading"],
  ["Director of Nursing", "directing"],
  ["Hotel General Manager", "directing"],
  ["Chief Financial Officer", "directing"],
  ["Partner, Law Firm", "directing"],
  ["HR Business Partner", "plain"],
] as const)("%s is %s", (title, level) => {
  expect(levelOf(title)).toBe(LEVELS[level]);
});

describe("a job for starters", () => {
  const wanted = job(["SQL", "Power BI"], { title: "Graduate Data Analyst" });
  const skills = [used("SQL", 2), skill("Power BI")];
  const held = (...roles: [title: string, years: number][]) =>
    profile(skills, {
      titles: roles.map(([title]) => title),
      roles: roles.map(([title, years]) => ({ title, years, evidence: [] })),
      totalYears: roles.reduce((sum, [, years]) => sum + years, 0),
    });
  const scoreOf = (...roles: [title: string, years: number][]) =>
    matchCandidate(held(...roles), wanted).score;

  test("is for those at the beginning: the further on by their titles, the less it fits", () => {
    const scores = [
      scoreOf(["Junior Data Analyst", 4]),
      scoreOf(["Data Analyst", 4]),
      scoreOf(["Senior Data Analyst", 4]),
      scoreOf(["Head of Data Analytics", 4]),
      scoreOf(["Director of Data Analytics", 4]),
    ];
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
    // Who is above a job can do it all the same.
    expect(scores.at(-1)).toBeGreaterThan(60);
  });

  test("does not go back to what someone once began with", () => {
    expect(scoreOf(["Data Analyst", 4], ["Data Analyst Intern", 1])).toBeGreaterThan(
      scoreOf(["Senior Data Analyst", 4], ["Data Analyst Intern", 1]),
    );
  });

  test("takes beginners in their line from other work", () => {
    expect(scoreOf(["Store Manager", 9], ["Data Analyst Intern", 1])).toBeGreaterThan(
      scoreOf(["Store Manager", 9]),
    );
  });

  test("takes whoever has no role yet by the skills of its line", () => {
    const beginner = (...names: string[]) =>
      profile(
        names.map((name) => skill(name)),
        { totalYears: 0 },
      );
    const text = job([], { title: "Junior Web Developer", description: "JavaScript and Git." });
    const [web, other] = [beginner("HTML", "CSS", "React"), beginner("Welding", "Bricklaying", "Tiling")].map(
      (someone) => matchCandidate(someone, text),
    );
    expect(web?.score).toBeGreaterThan((other?.score ?? 100) + 30);
    expect(web?.parts.find(({ rule }) => rule === "title.likeness")?.reason).toBe(
      '"Junior Web Developer" needs no earlier role; skills of its line of work count in its place.',
    );
    const senior = { ...text, title: "Senior Web Developer" };
    expect(web?.score).toBeGreaterThan(matchCandidate(beginner("HTML", "CSS", "React"), senior).score + 10);
  });

  const beginner = (fields: Partial<CandidateProfile>) =>
    matchCandidate(profile([skill("Microsoft Excel")], { totalYears: 0, ...fields }), graduate);
  const graduate = job(["Bank reconciliation", "VAT", "Microsoft Excel"], { title: "Graduate Accountant" });
  const studied = (name: string, ...occupations: string[]) => ({
    studies: [{ name, occupations, evidence: [{ line: 4, quote: name }] }],
  });

  test("takes whoever studied its field before who studied another, and says so with the line of the CV", () => {
    const accounting = beginner(studied("BSc in Accounting", "accounting"));
    const history = beginner(studied("BA in Archaeology", "museum"));
    expect(accounting.score).toBeGreaterThan(history.score);
    expect(history.score).toBe(beginner({}).score);
    expect(accounting.parts[0]).toMatchObject({
      rule: "skill.kin",
      evidence: [{ line: 4, quote: "BSc in Accounting" }],
      reason:
        'The CV does not show Bank reconciliation; some is given for "BSc in Accounting", which leads to this line of work.',
    });
    const text = { ...graduate, requiredSkills: [], description: "Spreadsheets in Excel." };
    const match = matchCandidate(
      profile([], { totalYears: 0, ...studied("BSc in Accounting", "accounting") }),
      text,
    );
    expect(match.parts.find(({ rule }) => rule === "title.likeness")?.reason).toBe(
      '"BSc in Accounting" leads to the line of work of "Graduate Accountant".',
    );
  });

  test("asks whoever has worked in the line for no degree, and gives none for it elsewhere", () => {
    const worked = { titles: ["Accounts Assistant"], totalYears: 2 };
    expect(beginner({ ...worked, ...studied("BSc in Accounting", "accounting") }).score).toBe(
      beginner(worked).score,
    );
    const senior = { ...graduate, title: "Senior Accountant" };
    const [with_, without] = [studied("BSc in Accounting", "accounting"), {}].map(
      (fields) => matchCandidate(profile([], { totalYears: 0, ...fields }), senior).score,
    );
    expect(with_).toBe(without);
  });

  test.each(["Cashier", "Waiter", "Call Centre Agent"])(
    "takes a first role that anyone may begin with as no trade: %s",
    (title) => {
      const first = { titles: [title], roles: [{ title, years: 1, evidence: [] }], totalYears: 1 };
      const web = job(["HTML", "CSS", "JavaScript"], { title: "Junior Web Developer" });
      const score = (fields: Partial<CandidateProfile>) =>
        matchCandidate(profile([skill("HTML"), skill("CSS")], { totalYears: 0, ...fields }), web).score;
      expect(score(first)).toBeGreaterThanOrEqual(score({}));
      const trade = { ...first, titles: ["Chef"], roles: [{ title: "Chef", years: 1, evidence: [] }] };
      expect(score(first)).toBeGreaterThan(score(trade));
    },
  );

  test("says so", () => {
    const { overallAssessment } = matchCandidate(held(["Senior Data Analyst", 8]), wanted);
    expect(overallAssessment).toContain("the line of work advertised, but on a level above this job.");
  });
});

test("the level takes from what is shown, too, but from no skill", () => {
  const wanted = job(["SQL", "Power BI"], { title: "Graduate Data Analyst" });
  const skillful = [used("SQL", 5), used("Power BI", 5)];
  const match = (title: string) =>
    matchCandidate(
      profile(skillful, { titles: [title], roles: [{ title, years: 5, evidence: [] }] }),
      wanted,
    );
  expect(match("Junior Data Analyst").experienceMatch).toBe(100);
  expect(match("Senior Data Analyst").experienceMatch).toBeLessThan(80);
  expect(match("Senior Data Analyst").skillsMatch).toBe(match("Junior Data Analyst").skillsMatch);
});

test("a director is above a job in the ranks, a supervisor is not", () => {
  const wanted = job(["Reservations"], { title: "Hotel Receptionist", requiredYears: 2 });
  const scoreOf = (title: string) =>
    matchCandidate(profile([used("Reservations", 5)], { titles: [title] }), wanted).score;
  expect(scoreOf("Front Office Supervisor")).toBeGreaterThan(scoreOf("Front Office Director"));
});

test.each([
  ["Data Analyst", 4],
  ["Graduate Data Analyst", 0],
  ["Junior Data Analyst", 1],
])("more years never count against anyone: %s", (title, requiredYears) => {
  const wanted = job(["SQL"], { title, requiredYears });
  const scores = [0.5, 1, 3, 5, 8, 20].map(
    (years) =>
      matchCandidate(
        profile([used("SQL", years)], {
          titles: ["Data Analyst"],
          roles: [{ title: "Data Analyst", years, evidence: [] }],
          totalYears: years,
        }),
        wanted,
      ).score,
  );
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});
