import { describe, expect, test } from "vitest";
import { EMPTY_ANALYSIS } from "../../../test-support/empty-analysis.ts";
import type { CvAnalysis, Position, SkillFact } from "../../types.ts";
import { matchCandidate } from "../match-candidate.ts";
import { job } from "../testing/build-profile.ts";
import { profileFromAnalysis, profileFromSkills } from "./profile-from-analysis.ts";

const position: Position = {
  title: "Site Engineer",
  company: "Harbour Works",
  location: "Galle",
  startDate: "2019-03",
  endDate: "2022-02",
  current: false,
  kind: "employment",
  years: 3,
  highlights: [],
  evidence: [{ line: 4, quote: "Site Engineer" }],
};

const autocad: SkillFact = {
  id: "autocad",
  name: "AutoCAD",
  kind: "technical",
  group: "construction-civil",
  mentions: [
    { line: 9, quote: "AutoCAD", context: "list", position: null },
    { line: 5, quote: "AutoCAD", context: "position", position: 0 },
    { line: 2, quote: "AutoCAD", context: "summary", position: null },
    { line: 7, quote: "AutoCAD", context: "other", position: null },
  ],
  years: 3,
  lastUsed: 2022,
};

function analysis(fields: Partial<CvAnalysis> = {}): CvAnalysis {
  return {
    ...EMPTY_ANALYSIS,
    positions: [position],
    totalYears: 3,
    experienceLevel: "Mid-Level",
    skills: [autocad],
    ...fields,
  };
}

test("a title that leads shows leadership, with its line and for as long as others were led", () => {
  const lead = { ...position, title: "Support Team Lead", years: 2, evidence: [{ line: 7, quote: "Lead" }] };
  const { skills } = profileFromAnalysis(analysis({ positions: [lead, { ...lead, years: 1 }, position] }));
  expect(skills.find(({ id }) => id === "leadership")).toEqual({
    id: "leadership",
    name: "Leadership",
    context: "position",
    years: 3,
    lastUsed: null,
    evidence: [{ line: 7, quote: "Lead" }],
    usedIn: "Support Team Lead at Harbour Works, 2019 to 2022",
  });
  const match = matchCandidate(
    profileFromAnalysis(analysis({ positions: [lead] })),
    job(["Team leadership", "Staff supervision"], { title: "Contact Centre Supervisor" }),
  );
  expect(match.missingSkills).toEqual([]);
});

test("a product manager, a volunteer and an engineer show none", () => {
  const positions = [
    { ...position, title: "Product Manager" },
    { ...position, title: "Team Leader", kind: "volunteer" as const },
    position,
  ];
  expect(profileFromAnalysis(analysis({ positions })).skills.map(({ id }) => id)).toEqual(["autocad"]);
});

describe("a profile from an analysis", () => {
  test("keeps the best place of a skill, its first lines and the position it was used in", () => {
    expect(profileFromAnalysis(analysis())).toEqual({
      skills: [
        {
          id: "autocad",
          name: "AutoCAD",
          context: "position",
          years: 3,
          lastUsed: 2022,
          evidence: [
            { line: 5, quote: "AutoCAD" },
            { line: 2, quote: "AutoCAD" },
            { line: 7, quote: "AutoCAD" },
          ],
          usedIn: "Site Engineer at Harbour Works, 2019 to 2022",
        },
      ],
      totalYears: 3,
      titles: ["Site Engineer"],
      roles: [{ title: "Site Engineer", years: 3, evidence: [{ line: 4, quote: "Site Engineer" }] }],
    });
  });

  test("tells how much other work came after a skill; a gap is none, and what is done now is not behind", () => {
    const skillsOf = (...later: Position[]) =>
      profileFromAnalysis(analysis({ positions: [position, ...later] })).skills[0];
    const next = { ...position, title: "Clerk", startDate: "2022-03", endDate: "2026-02", years: 4 };
    const afterGap = { ...next, startDate: "2025-03", endDate: null, current: true, years: 1.5 };
    const before = { ...next, startDate: "2014-03", endDate: "2018-02" };
    expect(skillsOf(next)?.since).toBe(4);
    expect(skillsOf(afterGap)?.since).toBe(1.5);
    expect(skillsOf(before)?.since).toBeUndefined();
    const wanted = job(["AutoCAD"], { title: "Site Engineer" });
    const [part] = matchCandidate(
      profileFromAnalysis(analysis({ positions: [position, next] })),
      wanted,
    ).parts;
    expect(part?.reason).toBe(
      "Used AutoCAD as Site Engineer at Harbour Works, 2019 to 2022; 3 years of use in all and 4 years of other work since then.",
    );
  });

  test("a skill that a later one includes is still in use", () => {
    const first = { ...position, title: "Developer", startDate: "2018-01", endDate: "2019-12", years: 2 };
    const now = {
      ...position,
      title: "Developer",
      startDate: "2020-01",
      endDate: null,
      current: true,
      years: 6,
    };
    const used = (id: string, name: string, at: number) => ({
      ...autocad,
      id,
      name,
      mentions: [{ line: 1, quote: name, context: "position" as const, position: at }],
    });
    const sinceOf = (...skills: SkillFact[]) =>
      profileFromAnalysis(analysis({ positions: [first, now], skills })).skills.find(
        ({ name }) => name === "Java",
      )?.since;
    expect(sinceOf(used("java", "Java", 0))).toBe(6);
    expect(sinceOf(used("java", "Java", 0), used("kotlin", "Kotlin", 1))).toBeUndefined();
    expect(sinceOf(used("java", "Java", 0), used("react", "React", 1))).toBe(6);
  });

  test("names no employer where the CV says that there was none, and tells a title by its employer", () => {
    const own = analysis({ positions: [{ ...position, company: "Self-employed" }] });
    expect(profileFromAnalysis(own).skills[0]?.usedIn).toBe("Site Engineer, 2019 to 2022");
    const bank = analysis({
      positions: [{ ...position, title: "Branch Manager", company: "Meridian Bank" }],
    });
    expect(profileFromAnalysis(bank).roles?.[0]?.occupations).toEqual(["banking"]);
  });

  test("puts the newest title first", () => {
    const older = { ...position, title: "Trainee", startDate: "2017", endDate: "2018-12" };
    const now = {
      ...position,
      title: "Project Engineer",
      startDate: "2022-03",
      endDate: null,
      current: true,
    };
    expect(profileFromAnalysis(analysis({ positions: [older, position, now] })).titles).toEqual([
      "Project Engineer",
      "Site Engineer",
      "Trainee",
    ]);
  });

  test("knows no years of a CV without any position or education", () => {
    expect(profileFromAnalysis(analysis({ positions: [], skills: [], totalYears: 0 })).totalYears).toBeNull();
    const student = { degree: "BSc", field: null, institution: null, year: 2026, evidence: [] };
    expect(
      profileFromAnalysis(analysis({ positions: [], skills: [], totalYears: 0, education: [student] }))
        .totalYears,
    ).toBe(0);
  });

  test("knows of a degree what line of work it leads to, and nothing of its school, place or year", () => {
    const degree = {
      degree: "BSc in Accounting",
      field: "Accounting",
      institution: "Elsewhere College",
      year: 2024,
      evidence: [{ line: 9, quote: "BSc in Accounting, Elsewhere College, 2024" }],
    };
    const studiesOf = (fields: object) =>
      profileFromAnalysis(analysis({ education: [{ ...degree, ...fields }] })).studies;
    expect(studiesOf({})?.map(({ name, occupations }) => [name, occupations])).toEqual([
      ["BSc in Accounting", ["accounting"]],
    ]);
    expect(studiesOf({ institution: "University of Nursing", year: 1987 })).toEqual(studiesOf({}));
    expect(studiesOf({ degree: "BSc" })?.[0]?.name).toBe("BSc, Accounting");
    expect(studiesOf({ degree: null })?.[0]?.name).toBe("Accounting");
    expect(studiesOf({ degree: null, field: null })).toBeUndefined();
    expect(studiesOf({ degree: "BA in History", field: "History" })).toBeUndefined();
  });

  test("adds certificates, languages and what was typed, without doubling what the CV shows", () => {
    const profile = profileFromAnalysis(
      analysis({
        certifications: [
          { name: "AWS Certified Solutions Architect", issuer: "Amazon", year: 2024, evidence: [] },
        ],
        languages: [{ name: "Tamil", level: "native", evidence: [{ line: 12, quote: "Tamil" }] }],
      }),
      ["Auto CAD", "Bee whispering"],
    );
    expect(profile.skills.map(({ id, context }) => [id, context])).toEqual([
      ["autocad", "position"],
      ["other:aws-certified-solutions-architect", "other"],
      ["language:tamil", "list"],
      ["other:bee-whispering", "typed"],
    ]);
    expect(matchCandidate(profile, job(["AWS", "Tamil", "Bee whispering"])).missingSkills).toEqual([]);
  });
});

test("typed skills get the graph's names", () => {
  expect(profileFromSkills(["js", "JavaScript", "k8s"])).toEqual({
    skills: [
      { id: "javascript", name: "JavaScript", context: "typed", years: 0, lastUsed: null, evidence: [] },
      { id: "kubernetes", name: "Kubernetes", context: "typed", years: 0, lastUsed: null, evidence: [] },
    ],
    totalYears: null,
    titles: [],
  });
});

describe("identity", () => {
  const wanted = job(["AutoCAD", "Bills of quantities"], { title: "Site Engineer", requiredYears: 4 });
  const base = matchCandidate(profileFromAnalysis(analysis()), wanted);

  test.each<[string, Partial<CvAnalysis>]>([
    [
      "name and address",
      {
        contact: {
          name: { value: "Amina Okoye", evidence: [] },
          email: null,
          phone: null,
          location: { value: "Lagos", evidence: [] },
          links: [],
        },
      },
    ],
    [
      "school",
      {
        education: [
          { degree: "BEng", field: null, institution: "Elsewhere Polytechnic", year: 1999, evidence: [] },
        ],
      },
    ],
    ["language of the text", { language: { code: "ta", confidence: 1 } }],
    ["pronouns of the summary", { summary: { value: "She builds harbours.", evidence: [] } }],
    [
      "an unexplained gap",
      { inconsistencies: [{ kind: "gap", sentence: "A gap of two years.", evidence: [] }] },
    ],
  ])("%s does not move the score or a sentence", (_, fields) => {
    expect(matchCandidate(profileFromAnalysis(analysis(fields)), wanted)).toEqual(base);
  });

  test("nor does the employer's name or place move a point", () => {
    const elsewhere = [{ ...position, company: "Porto Obras", location: "Porto" }];
    const match = matchCandidate(profileFromAnalysis(analysis({ positions: elsewhere })), wanted);
    expect(match.parts.map((part) => part.points)).toEqual(base.parts.map((part) => part.points));
  });
});
