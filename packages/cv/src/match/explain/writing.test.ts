import { describe, expect, test } from "vitest";
import { matchCandidate } from "../match-candidate.ts";
import { profileFromSkills } from "../profile/profile-from-analysis.ts";
import { job, profile, skill, used } from "../testing/build-profile.ts";
import { count, list, withArticle, years } from "./wording.ts";

test("grammar for none, one and many", () => {
  expect([0, 1, 2, 10, 11].map((number) => count(number, "skill"))).toEqual([
    "no skills",
    "one skill",
    "two skills",
    "ten skills",
    "11 skills",
  ]);
  expect([0, 1, 1.04, 2.25].map(years)).toEqual(["0 years", "1 year", "1 year", "2.3 years"]);
  expect(list([])).toBe("");
  expect(list(["A"])).toBe("A");
  expect(list(["A", "B"])).toBe("A and B");
  expect(list(["A", "B", "C"])).toBe("A, B and C");
  expect(list(["A", "B", "C", "D", "E"])).toBe("A, B, C and 2 more");
  expect(list(["A", "B"], "or")).toBe("A or B");
  expect(["Auditor", "University Lecturer", "Welder", "HR Officer"].map(withArticle)).toEqual([
    "an Auditor",
    "a University Lecturer",
    "a Welder",
    "an HR Officer",
  ]);
});

describe("a strong candidate", () => {
  const candidate = profile(
    [
      used("Kubernetes", 4.8, { usedIn: "Site Reliability Engineer at Highveld Exchange, 2021 to now" }),
      used("React", 2),
      skill("Go"),
    ],
    { totalYears: 8.8, titles: ["Site Reliability Engineer"] },
  );
  const match = matchCandidate(
    candidate,
    job(["Kubernetes", "JavaScript", "Go"], { title: "Site Reliability Engineer", requiredYears: 5 }),
  );

  test("is described by what the CV shows", () => {
    expect(match.overallAssessment).toBe(
      "The CV shows all three skills the job asks for: Kubernetes, JavaScript and Go. 8.8 years of work meet the 5 years required. Has worked as a Site Reliability Engineer, the line of work advertised.",
    );
    expect(match.strengths).toEqual([
      "Used Kubernetes as Site Reliability Engineer at Highveld Exchange, 2021 to now; 4.8 years of use in all.",
      "Used React in a position; 2 years of use in all. That covers JavaScript too.",
      "The CV names Go.",
      "8.8 years of work against the 5 years required.",
      "Has worked as a Site Reliability Engineer.",
    ]);
    expect(match.gaps).toEqual(["No position or project shows Go in use."]);
    expect(match.recommendedActions[0]).toBe("Ask for an example of work with Go.");
  });
});

describe("a partial candidate", () => {
  const match = matchCandidate(
    profile([used("Pulumi", 1)], { totalYears: 1, titles: ["Cook"] }),
    job(["Terraform", "SAP", "React"], { title: "Cloud Engineer", requiredYears: 3 }),
  );

  test("is told what is missing, and what is near", () => {
    expect(match.overallAssessment).toBe(
      "The CV shows none of the three skills the job asks for; Pulumi is the nearest to Terraform. 1 year of work is 2 years short of the 3 years required. The latest role, Cook, is another line of work than Cloud Engineer.",
    );
    expect(match.strengths).toEqual([]);
    expect(match.gaps).toEqual([
      "The CV does not show SAP.",
      "The CV does not show React.",
      "The CV does not show Terraform; Pulumi is the nearest to it.",
      "1 year of the 3 years required.",
    ]);
    expect(match.recommendedActions).toEqual([
      "Ask about SAP and React: the CV shows neither.",
      "Ask how far work with Pulumi carries over to Terraform.",
      "Ask what else counts towards the 3 years: the dated positions add up to 1 year.",
    ]);
  });
});

test("says that the one skill is shown and that the years are exactly those required", () => {
  const match = matchCandidate(
    profile([used("Welding", 3)], { totalYears: 3 }),
    job(["Welding"], { requiredYears: 3 }),
  );
  expect(match.overallAssessment).toBe(
    "The CV shows the one skill the job asks for: Welding. 3 years of work are exactly the 3 years required.",
  );
  expect(match.recommendedActions).toEqual([
    'Talk about Welding: it is the best shown of what "Vacancy" asks for.',
  ]);
});

test("says that both skills are shown and that no work is dated", () => {
  const match = matchCandidate(
    profile([skill("Welding"), skill("Plumbing")], { totalYears: 0 }),
    job(["Welding", "Plumbing"], { requiredYears: 2 }),
  );
  expect(match.overallAssessment).toBe(
    "The CV shows both skills the job asks for: Welding and Plumbing. No work is dated yet, and the job requires 2 years.",
  );
});

test("what only the work of a role stands for is not said to be in the CV by name", () => {
  const title = "Procurement Officer";
  const match = matchCandidate(
    profile([used("Tendering", 3)], {
      totalYears: 5,
      titles: [title],
      roles: [{ title, years: 5, evidence: [] }],
    }),
    job(["Tendering", "Supplier management"], { title, requiredYears: 3 }),
  );
  expect(match.overallAssessment).toContain(
    "shows both skills the job asks for: Tendering, and Supplier management through the work as a Procurement Officer.",
  );
});

test("typed skills are a profile, not a CV", () => {
  const match = matchCandidate(profileFromSkills(["Welding"]), job(["Welding", "Plumbing"]));
  expect(match.overallAssessment).toBe(
    "The profile shows one of the two skills the job asks for (Welding); it does not show Plumbing. How many years of work lie behind that is not known.",
  );
  expect(match.gaps).toEqual(["The profile does not show Plumbing."]);
  expect(match.recommendedActions).toContain(
    "Ask for a CV with dates: the profile does not tell the years of work.",
  );
});

test("every sentence names something of the CV or of the job, and ends", () => {
  const cases = [
    matchCandidate(profile([]), job([], { title: "Gardener" })),
    matchCandidate(profile([skill("React")], { titles: ["Gardener"] }), job([], { title: "Gardener" })),
    matchCandidate(profile([used("React", 1)]), job(["React", "SQL", "SAP", "Go", "PHP", "Ruby"])),
  ];
  for (const match of cases) {
    const sentences = [
      match.overallAssessment,
      ...match.strengths,
      ...match.gaps,
      ...match.recommendedActions,
    ];
    expect(match.recommendedActions.length).toBeGreaterThan(0);
    for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\d"].*[.]$/u);
    expect(sentences.join(" ")).not.toMatch(/undefined|null|NaN| {2}/);
  }
});

describe("the line of work", () => {
  const wanted = job(["Cash handling"], { title: "Bank Officer", requiredYears: 2 });
  const held = (title: string, occupations?: readonly string[]) =>
    profile([skill("Cash handling")], {
      titles: [title],
      roles: [
        { title, years: 5, evidence: [{ line: 3, quote: title }], ...(occupations && { occupations }) },
      ],
    });

  test("is told by occupations, not by words that titles share", () => {
    expect(matchCandidate(held("Branch Manager", ["banking"]), wanted).overallAssessment).toContain(
      "Has worked as a Branch Manager, the line of work advertised.",
    );
    const shop = matchCandidate(held("Branch Manager", ["kitchen"]), {
      ...wanted,
      title: "Bank Branch Manager",
    });
    expect(shop.overallAssessment).not.toContain("line of work advertised");
    expect(shop.strengths.join(" ")).not.toContain("Branch Manager");
  });

  test("explains why years do not count, and then they are no strength", () => {
    const match = matchCandidate(held("Cashier"), wanted);
    expect(match.overallAssessment).toContain(
      "5 years of work are more than the 2 years required, but count for",
    );
    expect(match.gaps.join(" ")).toMatch(
      /5 years of work are more than the 2 years required, but count for only \d+%, because/,
    );
    expect(match.strengths.join(" ")).not.toContain("5 years of work against");
  });

  test("of another occupation in it is told as such, not as too few years", () => {
    const developer = job(["Java", "Spring Boot"], { title: "Java Developer", requiredYears: 3 });
    const skilled = (...skills: readonly string[]) =>
      profile(
        skills.map((name) => used(name, 4)),
        {
          titles: ["Software Engineer"],
          totalYears: 6,
          roles: [{ title: "Software Engineer", years: 6, evidence: [] }],
        },
      );
    expect(matchCandidate(skilled("React"), developer).gaps.join(" ")).toMatch(
      /because "Software Engineer" is the same line of work, but another occupation in it\./,
    );
    // With the skills shown, the years of the wider occupation are those of the job.
    const shown = matchCandidate(skilled("Java", "Spring Boot"), developer);
    expect(shown.experienceMatch).toBe(100);
    expect(shown.gaps).toEqual([]);
  });

  test("tells of one that was left", () => {
    const roles = ["Chef", "Bank Officer"].map((title) => ({ title, years: 4, evidence: [] }));
    const left = profile([skill("Wound care")], { titles: ["Chef", "Bank Officer"], totalYears: 8, roles });
    expect(matchCandidate(left, wanted).gaps.at(-1)).toContain(
      'work as "Bank Officer" was left for other work, the latest as "Chef"',
    );
  });

  test("of somebody without work is not spoken of as years", () => {
    const match = matchCandidate(profile([skill("Cash handling")], { totalYears: 0 }), wanted);
    expect(match.parts.at(-1)?.reason).toContain("No work is dated yet; 2 years asked for.");
    expect(match.recommendedActions).toContain(
      "Ask what work, paid or not, counts towards the 2 years: no position is dated yet.",
    );
  });

  test("of a close role is said once", () => {
    const match = matchCandidate(held("Psychologist"), {
      ...wanted,
      title: "Student Wellbeing Officer",
    });
    expect(match.overallAssessment.match(/close to the work advertised/g)).toHaveLength(1);
  });

  test("is shown by the line of the CV", () => {
    const match = matchCandidate(held("Barista"), job([], { title: "Café All-Rounder" }));
    expect(match.parts[0]).toMatchObject({
      rule: "title.likeness",
      reason: '"Barista" is the line of work of "Café All-Rounder".',
      evidence: [{ line: 3, quote: "Barista" }],
    });
    expect(match.recommendedActions).toEqual([
      'Talk about the work as a Barista: nothing in the CV is closer to "Café All-Rounder".',
    ]);
  });

  test("a title that names a field of work shows it", () => {
    const match = matchCandidate(held("School Counsellor"), job(["Counselling"], { title: "Vacancy" }));
    expect(match.strengths[0]).toBe('The title "School Counsellor" names Counselling.');
    expect(match.parts[0]).toMatchObject({ rule: "skill.title", evidence: [{ line: 3 }] });
  });
});

test("alternatives stay one thing, and a sentence begins with a capital", () => {
  const text = { title: "Vacancy", description: "You know Java, Kotlin or Scala, and personal loans." };
  const match = matchCandidate(profile([used("Kotlin", 4)]), job([], text));
  expect(match.matchingSkills).toEqual(["Java, Kotlin or Scala"]);
  expect(match.overallAssessment).toContain('("Java, Kotlin or Scala")');
  expect(match.gaps[0]).toBe("The CV does not show personal loans.");
});
