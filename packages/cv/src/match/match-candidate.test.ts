import { describe, expect, test } from "vitest";
import { ENGINE_VERSION } from "../version.ts";
import { matchCandidate } from "./match-candidate.ts";
import { profileFromSkills } from "./profile/profile-from-analysis.ts";
import { job, profile, skill, used } from "./testing/build-profile.ts";

const scoreOf = (...args: Parameters<typeof matchCandidate>) => matchCandidate(...args).score;

describe("skills", () => {
  test("all asked for, used for years, is a full match", () => {
    const match = matchCandidate(
      profile([used("React", 4), used("SQL", 5)]),
      job(["React", "SQL"], { requiredYears: 5 }),
    );
    expect(match).toMatchObject({
      engineVersion: ENGINE_VERSION,
      score: 100,
      skillsMatch: 100,
      experienceMatch: 100,
    });
    expect(match.matchingSkills).toEqual(["React", "SQL"]);
    expect(match.missingSkills).toEqual([]);
  });

  test("are named as the job names them", () => {
    const match = matchCandidate(
      profile([skill("JavaScript"), skill("Kubernetes")]),
      job(["js", "K8s", "  Terraform "]),
    );
    expect(match.matchingSkills).toEqual(["js", "K8s"]);
    expect(match.missingSkills).toEqual(["Terraform"]);
  });

  test("the special implies the general, nearly in full", () => {
    const match = matchCandidate(profile([used("React", 4)]), job(["JavaScript"]));
    expect(match.matchingSkills).toEqual(["JavaScript"]);
    expect(match.skillsMatch).toBe(95);
    expect(match.parts[0]).toMatchObject({ rule: "skill.implied", jobPhrase: "JavaScript" });
  });

  test("an adjacent skill counts in part, the general without the special less, and neither is a match", () => {
    const adjacent = matchCandidate(profile([used("Vue.js", 4)]), job(["React"]));
    const general = matchCandidate(profile([used("JavaScript", 4)]), job(["React"]));
    const nothing = matchCandidate(profile([used("Welding", 4)]), job(["React"]));
    expect(adjacent.parts[0]?.rule).toBe("skill.adjacent");
    expect(general.parts[0]?.rule).toBe("skill.general");
    expect([adjacent.skillsMatch, general.skillsMatch, nothing.skillsMatch]).toEqual([50, 30, 0]);
    for (const match of [adjacent, general, nothing]) expect(match.missingSkills).toEqual(["React"]);
  });

  test("other skills of the same group are worth a little", () => {
    const nurse = profile([used("Triage", 4), used("Phlebotomy", 4), used("Wound care", 4)]);
    const near = matchCandidate(nurse, job(["Palliative care"]));
    expect(near.parts[0]).toMatchObject({ rule: "skill.kin", evidence: [] });
    expect(near.skillsMatch).toBe(30);
    expect(near.missingSkills).toEqual(["Palliative care"]);
  });

  test("where it was used counts: position, project, summary, list, typed", () => {
    const contexts = ["position", "project", "summary", "list", "typed"] as const;
    const scores = contexts.map(
      (context) => matchCandidate(profile([skill("React", { context })]), job(["React"])).skillsMatch,
    );
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(5);
    expect(scores[3]).toBeGreaterThanOrEqual(75);
  });

  test("stuffing adds nothing", () => {
    const honest = profile([skill("React")]);
    const stuffed = profile([
      skill("React", { evidence: Array.from({ length: 40 }, (_, line) => ({ line, quote: "React" })) }),
      skill("ReactJS"),
      skill("React.js"),
    ]);
    expect(scoreOf(stuffed, job(["React", "SQL"]))).toBe(scoreOf(honest, job(["React", "SQL"])));
  });

  test("a requirement written twice asks once", () => {
    const once = matchCandidate(profile([skill("React")]), job(["React", "SQL"]));
    expect(matchCandidate(profile([skill("React")]), job(["React", "ReactJS", "SQL"])).score).toBe(
      once.score,
    );
  });

  test("a soft skill weighs half of a technical one", () => {
    const match = matchCandidate(profile([]), job(["React", "Communication"]));
    expect(match.parts.map((part) => Math.round(part.maxPoints))).toEqual([40, 20, 40]);
  });

  test("a phrase may hold several skills, or a choice", () => {
    const candidate = profile([used("React", 4)]);
    expect(
      matchCandidate(candidate, job(["Experience with React and PostgreSQL"])).missingSkills,
    ).toHaveLength(1);
    expect(matchCandidate(candidate, job(["Experience with React and PostgreSQL"])).parts[0]).toMatchObject({
      rule: "skill.part",
      reason: 'The CV shows React, not all of "Experience with React and PostgreSQL".',
    });
    expect(matchCandidate(candidate, job(["React or Angular"])).matchingSkills).toEqual(["React or Angular"]);
  });

  test("the skill that answers is named beside the words of the job, where it answers to all of them", () => {
    const candidate = profile([used("React", 4), used("PostgreSQL", 4)]);
    const named = (phrase: string) => matchCandidate(candidate, job([phrase])).parts[0];
    expect(named("React.js")).toMatchObject({ rule: "skill.same", cvSkill: "React" });
    expect(named("JavaScript")).toMatchObject({ rule: "skill.implied", cvSkill: "React" });
    expect(named("React or Angular")).toMatchObject({ cvSkill: "React" });
    for (const phrase of ["React and PostgreSQL", "React and Welding", "Welding"])
      expect(named(phrase)).not.toHaveProperty("cvSkill");
  });

  test("what no graph knows is matched by its words: as a skill, or in a title", () => {
    const wanted = job(["Drone choreography"]);
    expect(matchCandidate(profile([skill("Drone choreography")]), wanted).matchingSkills).toEqual([
      "Drone choreography",
    ]);
    const titled = matchCandidate(
      profile([], { titles: ["Drone Choreographer"] }),
      job(["Drone choreographers"]),
    );
    expect(titled.parts[0]?.rule).toBe("skill.title");
  });

  test("languages that people speak are found among the languages of the CV", () => {
    const speaks = profile([skill("Sinhala", { id: "language:sinhala" })]);
    expect(matchCandidate(speaks, job(["Fluent Sinhala", "English"]))).toMatchObject({
      matchingSkills: ["Fluent Sinhala"],
      missingSkills: ["English"],
    });
  });
});

describe("experience", () => {
  const react = [used("React", 4)];
  const at = (totalYears: number | null, requiredYears: number) =>
    matchCandidate(profile(react, { totalYears }), job(["React"], { requiredYears }));

  test("partly met years count partly", () => {
    expect([0, 1, 2.5, 4, 5, 9].map((years) => at(years, 5).experienceMatch)).toEqual([
      0, 20, 50, 80, 100, 100,
    ]);
    expect(at(4, 5).experience).toEqual({ meets: false, candidateYears: 4, requiredYears: 5 });
    expect(at(5, 5).experience.meets).toBe(true);
  });

  test("no years asked for are met by everyone", () => {
    expect(at(0, 0)).toMatchObject({ experienceMatch: 100, experience: { meets: true, requiredYears: 0 } });
  });

  test("unknown years are worth neither nothing nor everything", () => {
    expect(at(null, 5).experienceMatch).toBe(50);
    expect(at(null, 0).experienceMatch).toBe(50);
    expect(at(null, 5).experience).toEqual({ meets: false, candidateYears: 0, requiredYears: 5 });
  });

  test("years in another profession are not years in this one", () => {
    const nurse = profile([used("Nursing", 9)], { totalYears: 9, titles: ["Staff Nurse"] });
    const match = matchCandidate(nurse, job(["React", "SQL"], { title: "Web Developer", requiredYears: 5 }));
    expect(match.experienceMatch).toBe(10);
    expect(match.score).toBeLessThan(40);
  });

  test("the years of the text count when none are stated", () => {
    const wanted = job(["React"], { description: "You bring at least 5 years of professional experience." });
    expect(matchCandidate(profile(react, { totalYears: 2 }), wanted).experience).toEqual({
      meets: false,
      candidateYears: 2,
      requiredYears: 5,
    });
  });
});

describe("jobs without required skills", () => {
  test("take them from title and description", () => {
    const wanted = job([], {
      title: "React Developer",
      description: "You know PostgreSQL and like clear communication.",
    });
    const fits = matchCandidate(
      profile([used("React", 3), used("PostgreSQL", 3)], { titles: ["React Developer"] }),
      wanted,
    );
    expect(fits.matchingSkills).toEqual(["React", "PostgreSQL"]);
    expect(fits.score).toBeGreaterThanOrEqual(90);
    expect(matchCandidate(profile([used("Welding", 8)], { titles: ["Welder"] }), wanted).score).toBeLessThan(
      25,
    );
  });

  test("without any skill in them, by the likeness of titles", () => {
    const wanted = job([], { title: "Gardener", description: "Looking after a villa by the lake." });
    const gardener = matchCandidate(profile([], { titles: ["Head Gardener"] }), wanted);
    expect(gardener.score).toBe(100);
    expect(gardener.parts[0]).toMatchObject({ rule: "title.likeness", jobPhrase: "Gardener", maxPoints: 60 });
    expect(matchCandidate(profile([skill("Gardening")]), wanted).score).toBeGreaterThan(60);
    // Years in the kitchen are not years in the garden, whatever else one can do.
    const cook = matchCandidate(profile([skill("Gardening")], { titles: ["Cook"] }), wanted).score;
    expect(cook).toBeGreaterThan(15);
    expect(cook).toBeLessThan(60);
    expect(matchCandidate(profile([], { titles: ["Cook"] }), wanted).score).toBeLessThan(20);
  });

  test("ask for nothing by their auxiliary verbs", () => {
    const wanted = job([], { title: "Clerk", description: "Typing will be tested; some cases will close." });
    const match = matchCandidate(profile([]), wanted);
    expect(match.missingSkills).toEqual(["Typing"]);
  });

  test("of alternatives any will do", () => {
    const wanted = job([], { title: "Vacancy", description: "Any of Java, C# or Python; Git." });
    const match = matchCandidate(profile([used("Python", 3), used("Git", 3)]), wanted);
    expect(match.missingSkills).toEqual([]);
    expect(match.parts[0]).toMatchObject({ rule: "skill.same", jobPhrase: "Java, C# or Python" });
    const list = job([], { title: "Vacancy", description: "Java, C#, Python." });
    expect(matchCandidate(profile([used("Python", 3)]), list).missingSkills).toEqual(["Java", "C#"]);
  });

  test("one stray skill of a text says less than the line of work", () => {
    const wanted = job([], {
      title: "Flight Attendant",
      description: "Safety first: first aid, doors, smiles.",
    });
    const crew = profile([], { titles: ["Cabin Crew"] });
    const guard = profile([used("First aid", 8)], { titles: ["Security Guard"] });
    expect(scoreOf(crew, wanted)).toBeGreaterThan(scoreOf(guard, wanted) + 30);
  });

  test("for starters no role yet is no lack", () => {
    const beginner = profile([skill("Java")], { totalYears: 0, titles: [] });
    const graduate = job([], { title: "Graduate Software Engineer", description: "Java." });
    const senior = job([], { title: "Senior Software Engineer", description: "Java." });
    expect(scoreOf(beginner, graduate)).toBeGreaterThan(scoreOf(beginner, senior));
  });

  test("soft skills alone are told apart by the line of work", () => {
    const wanted = job(["Communication", "Teamwork"], { title: "Kindergarten Teacher" });
    const skills = [skill("Communication"), skill("Teamwork")];
    const teacher = scoreOf(profile(skills, { titles: ["Kindergarten Teacher"] }), wanted);
    const driver = scoreOf(profile(skills, { titles: ["Lorry Driver"] }), wanted);
    expect(teacher - driver).toBeGreaterThan(15);
  });
});

describe("typed skills alone", () => {
  test("are enough to be recommended for what they fit, and not for the rest", () => {
    const typed = profileFromSkills(["js", "node"]);
    expect(scoreOf(typed, job(["JavaScript", "Node.js"]))).toBeGreaterThanOrEqual(60);
    expect(scoreOf(typed, job(["Wound care", "Triage"]))).toBeLessThan(40);
    expect(scoreOf(typed, job([], { title: "Gardener" }))).toBeLessThan(40);
  });
});

test("nothing known is a low score, not an error", () => {
  const empty = profile([], { totalYears: null });
  expect(matchCandidate(empty, job(["React"])).score).toBeLessThan(10);
  expect(matchCandidate(empty, job([], { title: "" })).score).toBeLessThan(40);
});
