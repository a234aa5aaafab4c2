import type { ScorePart } from "@rolecall/contracts/applications/match";
import { expect, it } from "vitest";
import { finishedAnalysis } from "../testing/applicants.ts";
import { compareApplicants, type Reading } from "./compare-applicants.ts";
import { linesOf, partsOf, type Section } from "./comparison.ts";

function part(rule: string, jobPhrase: string, points: number, maxPoints = 12): ScorePart {
  return {
    rule,
    points,
    maxPoints,
    jobPhrase,
    evidence: [{ line: 1, quote: jobPhrase }],
    reason: `On ${jobPhrase}.`,
  };
}

interface Said {
  parts: readonly ScorePart[];
  matchingSkills?: string[];
  strengths?: string[];
  years?: number;
}

function reading({ parts, matchingSkills = [], strengths = [], years = 5 }: Said): NonNullable<Reading> {
  return {
    analysis: finishedAnalysis({ aiSummary: { strengths }, matchingSkills, candidateYears: years }),
    evidence: {
      parts: [...parts],
      lines: [],
      hiddenWords: 0,
      skills: [],
      facts: { location: null, education: [], certifications: [], languages: [] },
    },
  };
}

const ann = reading({
  parts: [
    part("skill.same", "Java", 12),
    part("skill.kin", "Kafka", 2),
    part("experience.years", "5 years", 40, 40),
    part("nice-to-have.same", "Docker", 1, 2),
  ],
  matchingSkills: ["Java"],
  strengths: ["On Java. Also at night."],
});
const bob = reading({
  parts: [part("skill.same", "java", 11.8), part("title.likeness", "Backend Engineer", 8, 15)],
  matchingSkills: ["java"],
  years: 7,
});
const asked = { required: ["Kafka", "Java"], niceToHave: [] };

function sectionOf(sections: readonly Section[], key: Section["key"]) {
  return sections.find((section) => section.key === key)?.rows ?? [];
}

it("has the skills of the ad in its order, then those that only an analysis knows of, each once", () => {
  const sections = compareApplicants([ann, bob], {
    required: ["Kafka", "Java", "Rust"],
    niceToHave: ["Helm"],
  });
  const names = (key: Section["key"]) => sectionOf(sections, key).map((row) => row.key);
  expect(names("required")).toEqual(["skill Kafka", "skill Java"]);
  expect(names("niceToHave")).toEqual(["nice-to-have Docker"]);
  const [kafka, java] = sectionOf(sections, "required");
  expect(kafka?.cells).toEqual([
    { kind: "skill", standing: "missing", part: ann.evidence.parts[1] },
    undefined,
  ]);
  expect(java?.cells.map((cell) => cell?.kind === "skill" && cell.standing)).toEqual(["met", "met"]);
  expect([kafka?.differs, java?.differs]).toEqual([false, false]);
});

it("has one row for a skill that the job was first written with otherwise", () => {
  const before = reading({ parts: [part("skill.same", "ReactJS", 12)], matchingSkills: ["ReactJS"] });
  const now = reading({ parts: [part("skill.missing", "React.js", 0)] });
  before.analysis.skillKeys = { ReactJS: "react" };
  now.analysis.skillKeys = { "React.js": "react" };
  const sections = compareApplicants([before, now], { required: ["React.js"], niceToHave: [] });
  const rows = sectionOf(sections, "required");
  expect(rows.map(({ name }) => name)).toEqual([{ kind: "phrase", phrase: "React.js" }]);
  expect(rows[0]?.cells.map((cell) => cell?.kind === "skill" && cell.standing)).toEqual(["met", "missing"]);
});

it("sums the points by kind, in one order for all, and leaves out what nobody has", () => {
  const rows = sectionOf(compareApplicants([bob, ann], asked), "score");
  expect(rows.map((row) => row.key)).toEqual(["skill", "experience", "title", "nice-to-have"]);
  const points = rows.map(({ cells }) => cells.map((cell) => cell?.kind === "points" && cell.group.points));
  expect(points).toEqual(
    [
      [11.8, 14],
      [undefined, 40],
      [8, undefined],
      [undefined, 1],
    ].map((row) => row.map((value) => value ?? false)),
  );
});

it("gives each reason of a point to one row alone", () => {
  const sections = compareApplicants([ann, bob], asked);
  const reasons = sections
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
    .flatMap((cell) => (cell ? partsOf(cell) : []));
  expect(new Set(reasons)).toEqual(new Set([...ann.evidence.parts, ...bob.evidence.parts]));
  expect(reasons).toHaveLength(ann.evidence.parts.length + bob.evidence.parts.length);
});

it("sets the lines of the CV beside a strength that speaks of them", () => {
  const [strengths] = sectionOf(compareApplicants([ann, bob], asked), "points");
  expect(strengths?.cells).toEqual([
    {
      kind: "sentences",
      sentences: [{ text: "On Java. Also at night.", evidence: [{ line: 1, quote: "Java" }] }],
    },
    { kind: "sentences", sentences: [] },
  ]);
});

it("keeps the place of whoever is not read, and says nothing of nobody", () => {
  const rows = compareApplicants([undefined, ann, undefined], asked).flatMap((section) => section.rows);
  expect(rows.length).toBeGreaterThan(5);
  for (const { cells, differs } of rows) {
    expect(cells[0]).toBeUndefined();
    expect(cells[1]).toBeDefined();
    expect(cells[2]).toBeUndefined();
    expect(differs).toBe(false);
  }
  expect(compareApplicants([undefined, undefined], asked)).toEqual([]);
});

it("opens facts to all the lines they stand on", () => {
  const degree = { text: "BSc", evidence: [{ line: 4, quote: "BSc" }] };
  const other = { text: "MSc", evidence: [{ line: 6, quote: "MSc" }] };
  expect(linesOf({ kind: "facts", facts: [degree, other] })).toEqual([...degree.evidence, ...other.evidence]);
});
