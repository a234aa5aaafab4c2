import { expect, test } from "vitest";
import type { Truth } from "../../corpus/truth.ts";
import type { CvAnalysis } from "../../src/types.ts";
import { EMPTY_ANALYSIS } from "../../test-support/empty-analysis.ts";
import { FIELDS, scoreFile, scoreUnreadable } from "./score-file.ts";

const TRUTH: Truth = {
  id: "ann",
  family: "clerical",
  languageCode: "en",
  name: "Ann Lee",
  email: "ann@lee.example",
  phone: "0771234567",
  location: "Galle",
  technical: [{ name: "Filing", aliases: [] }],
  soft: [],
  optionalSkills: [],
  notSkills: [],
  languages: [{ name: "English", aliases: [] }],
  certifications: [],
  certificationsOptional: [],
  certificationsJudged: true,
  positions: [
    {
      title: "Clerk",
      titleAlso: [],
      company: "Office",
      companyAlso: [],
      start: "2020-01",
      end: null,
      current: true,
    },
  ],
  positionsOptional: [],
  totalYears: 6.8,
  asOf: "2026-11-01",
  levels: ["Senior"],
  education: [],
  educationOptional: [],
  achievements: [],
  achievementsOptional: [],
  inconsistencies: [],
};

const fact = (value: string) => ({ value, evidence: [] });
const READING: CvAnalysis = {
  ...EMPTY_ANALYSIS,
  contact: {
    name: fact("Ann Lee"),
    email: fact("ann@lee.example"),
    phone: { ...fact("077 123 4567"), international: null },
    location: fact("Galle"),
    links: [],
  },
  positions: [
    {
      title: "Clerk",
      company: "Office",
      location: null,
      startDate: "2020-01",
      endDate: null,
      current: true,
      kind: "employment",
      years: 6.8,
      highlights: [],
      evidence: [],
    },
  ],
  totalYears: 6.8,
  experienceLevel: "Senior",
  languages: [{ name: "English", level: null, evidence: [] }],
  skills: [
    {
      id: "filing",
      name: "Filing",
      kind: "technical",
      group: "office",
      mentions: [],
      years: 0,
      lastUsed: null,
    },
  ],
};

test("a perfect reading has no mistake in any field", () => {
  const score = scoreFile(TRUTH, READING);
  for (const field of FIELDS) expect(score[field], field).toMatchObject({ invented: [], missed: [] });
});

test("years may be half a year off, and no more", () => {
  expect(scoreFile(TRUTH, { ...READING, totalYears: 7.3 }).totalYears.right).toBe(1);
  expect(scoreFile(TRUTH, { ...READING, totalYears: 7.4 }).totalYears.right).toBe(0);
});

test("a file that cannot be read misses everything and says why", () => {
  const score = scoreUnreadable(TRUTH, "encrypted");
  expect(score.name.missed).toEqual(["Ann Lee (encrypted)"]);
  expect(score.skills.missed).toEqual(["Filing"]);
  expect(score.languageCode.right).toBe(0);
});
