import type { Position, QualityFinding } from "../../types.ts";
import { describePosition } from "../inconsistencies/describe-position.ts";
import { finding } from "./finding.ts";
import type { Assessed } from "./quality.ts";

/** What a recruiter needs and whether it is there. */
export function completenessRules(cv: Assessed): readonly QualityFinding[] {
  return [
    contact(cv),
    summary(cv),
    experience(cv),
    dates(cv),
    education(cv),
    skills(cv),
    results(cv),
    languages(cv),
  ];
}

function contact({ contact: { name, email, phone, location } }: Assessed): QualityFinding {
  const missing = [
    name === null ? "your name" : null,
    email === null ? "an e-mail address" : null,
    phone === null ? "a telephone number" : null,
    location === null ? "your town" : null,
  ].filter((item) => item !== null);
  return finding({
    rule: "contact",
    area: "completeness",
    maxPoints: 20,
    share: 1 - missing.length / 4,
    strength: "Name, e-mail, telephone and place are all there.",
    improvement: `Add ${listOf(missing)} at the top.`,
  });
}

function summary({ summary: fact }: Assessed): QualityFinding {
  return finding({
    rule: "summary",
    area: "completeness",
    maxPoints: 10,
    share: fact === null ? 0 : fact.value.split(/\s+/).length >= 8 ? 1 : 0.6,
    strength: "A summary says in brief who you are.",
    improvement:
      fact === null
        ? "Add a summary of two or three sentences under your name."
        : "Extend the summary to two or three sentences.",
    evidence: fact?.evidence.slice(0, 1) ?? [],
  });
}

function experience({ positions, education }: Assessed): QualityFinding {
  const bare = positions.filter(({ title, company }) => title === "" || company === null);
  const none = positions.length === 0;
  const nothing = none && education.length === 0;
  return finding({
    rule: "experience",
    area: "completeness",
    maxPoints: 20,
    share: none ? (education.length > 0 ? 0.4 : 0) : 1 - bare.length / positions.length,
    strength: "Every position names the role and the employer.",
    improvement: nothing
      ? "Neither positions nor education were found in this CV, so it says nothing about your experience yet. Add both with employer or school and dates."
      : none
        ? "No positions were found. Add your positions, internships or projects with employer and dates."
        : `Name both the role and the employer: one of them is missing for ${namesOf(bare)}.`,
    evidence: bare.slice(0, 3).flatMap(({ evidence }) => evidence.slice(0, 1)),
  });
}

function dates({ positions }: Assessed): QualityFinding {
  const undated = positions.filter(
    ({ startDate, endDate, current }) => startDate === null || (endDate === null && !current),
  );
  const vague = positions.filter(({ startDate }) => startDate !== null && !startDate.includes("-"));
  const share = positions.length === 0 ? 0.5 : 1 - (undated.length + vague.length * 0.4) / positions.length;
  return finding({
    rule: "position-dates",
    area: "completeness",
    maxPoints: 10,
    share,
    strength: "Every position has a start and an end to the month.",
    improvement:
      positions.length === 0
        ? "Give months and years for everything you have done so far."
        : `Give the month and year of start and end for ${namesOf([...undated, ...vague])}.`,
    evidence: [...undated, ...vague].slice(0, 3).flatMap(({ evidence }) => evidence.slice(0, 1)),
  });
}

function education({ education: studies }: Assessed): QualityFinding {
  const [first] = studies;
  const isWhole = studies.some(
    ({ degree, institution, year }) => degree !== null && institution !== null && year !== null,
  );
  return finding({
    rule: "education",
    area: "completeness",
    maxPoints: 10,
    share: first === undefined ? 0 : isWhole ? 1 : 0.6,
    strength: "Education names degree, school and year.",
    improvement:
      first === undefined
        ? "Add your education: degree or certificate, school and year."
        : "Complete your education with degree, school and year of the end.",
    evidence: isWhole ? [] : (first?.evidence ?? []).slice(0, 1),
  });
}

function skills({ skills: facts }: Assessed): QualityFinding {
  const shown = facts.filter(({ mentions }) =>
    mentions.some(({ context }) => context === "position" || context === "project"),
  ).length;
  const share = facts.length < 6 ? facts.length / 6 : shown > 0 ? 1 : 0.7;
  return finding({
    rule: "skills",
    area: "completeness",
    maxPoints: 10,
    share,
    strength: `${facts.length} skills are named, and positions show their use.`,
    improvement:
      facts.length < 6
        ? "Name at least six skills that your work shows."
        : "Mention your skills in the positions where you used them, not only in a list.",
  });
}

function results({ achievements, positions }: Assessed): QualityFinding {
  const wanted = Math.max(1, Math.min(3, positions.length));
  const shown = new Set(achievements.flatMap(({ evidence }) => evidence.map(({ line }) => line)));
  const without = positions.filter(
    ({ highlights }) => !highlights.some(({ evidence }) => evidence.some(({ line }) => shown.has(line))),
  );
  return finding({
    rule: "results",
    area: "completeness",
    maxPoints: 15,
    share: achievements.length / wanted,
    strength: "Results are stated with figures.",
    improvement:
      achievements.length === 0
        ? "State results with figures: how much you saved, sold, cut or improved."
        : `State a measurable result for ${without.length === 0 ? "more of your positions" : namesOf(without)} as well.`,
    evidence: achievements.slice(0, 2).flatMap(({ evidence }) => evidence.slice(0, 1)),
  });
}

function languages({ languages: spoken }: Assessed): QualityFinding {
  return finding({
    rule: "languages",
    area: "completeness",
    maxPoints: 5,
    share: spoken.length === 0 ? 0 : 1,
    strength: "The languages you speak are listed.",
    improvement: "List the languages you speak and how well.",
  });
}

/** Up to three positions by name, so that the person knows where to look. */
function namesOf(positions: readonly Position[]): string {
  const names = positions.slice(0, 3).map((position) => `“${describePosition(position)}”`);
  const more = positions.length - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more` : listOf(names);
}

function listOf(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
