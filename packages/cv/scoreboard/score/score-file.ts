import type { Truth } from "../../corpus/truth.ts";
import type { CvAnalysis } from "../../src/types.ts";
import { type Outcome, single } from "./counts.ts";
import { scoreAchievements } from "./score-achievements.ts";
import { scoreEmail, scoreLocation, scoreName, scorePhone } from "./score-contact.ts";
import { scoreEducation } from "./score-education.ts";
import { scoreInconsistencies } from "./score-inconsistencies.ts";
import { scoreCertifications, scoreLanguages } from "./score-names.ts";
import { scorePositions } from "./score-positions.ts";
import { scoreSkills } from "./score-skills.ts";

export const FIELDS = [
  "name",
  "email",
  "phone",
  "location",
  "skills",
  "skillKinds",
  "traps",
  "positions",
  "positionDates",
  "totalYears",
  "level",
  "education",
  "certifications",
  "languages",
  "achievements",
  "inconsistencies",
  "languageCode",
] as const;

export type Field = (typeof FIELDS)[number];
export type FileScore = Readonly<Record<Field, Outcome>>;

/** Years may differ by this much and still be right. */
const YEARS_TOLERANCE = 0.5;

/** Everything a reading got right and wrong about one CV. */
export function scoreFile(truth: Truth, analysis: CvAnalysis): FileScore {
  const { contact } = analysis;
  const { skills, kinds, traps } = scoreSkills(truth, analysis.skills);
  const { positions, dated } = scorePositions(truth.positions, truth.positionsOptional, analysis.positions);
  const years = analysis.totalYears;
  return {
    name: scoreName(truth.name, contact.name?.value ?? null),
    email: scoreEmail(truth.email, contact.email?.value ?? null),
    phone: scorePhone(truth.phone, contact.phone?.value ?? null),
    location: scoreLocation(truth.location, contact.location?.value ?? null),
    skills,
    skillKinds: kinds,
    traps,
    positions,
    positionDates: dated,
    totalYears: single(
      String(truth.totalYears),
      String(years),
      Math.abs(years - truth.totalYears) <= YEARS_TOLERANCE + 1e-9,
    ),
    level: single(
      truth.levels.join(" or "),
      analysis.experienceLevel,
      truth.levels.includes(analysis.experienceLevel),
    ),
    education: scoreEducation(truth.education, truth.educationOptional, analysis.education),
    certifications: truth.certificationsJudged
      ? scoreCertifications(
          truth.certifications,
          truth.certificationsOptional,
          analysis.certifications.map((item) => item.name),
        )
      : { right: 0, invented: [], missed: [] },
    languages: scoreLanguages(
      truth.languages,
      analysis.languages.map((item) => item.name),
    ),
    achievements: scoreAchievements(
      truth.achievements,
      truth.achievementsOptional,
      analysis.achievements.map((item) => item.text),
    ),
    inconsistencies: scoreInconsistencies(
      truth.inconsistencies,
      analysis.inconsistencies.map((item) => item.kind),
    ),
    languageCode: single(
      truth.languageCode,
      analysis.language.code,
      analysis.language.code === truth.languageCode,
    ),
  };
}

/** The score of a file that gave no analysis: everything expected is missed. */
export function scoreUnreadable(truth: Truth, problem: string): FileScore {
  const missed = (items: readonly string[]): Outcome => ({ right: 0, invented: [], missed: items });
  const skills = [...truth.technical, ...truth.soft].map((skill) => skill.name);
  return {
    name: missed([`${truth.name} (${problem})`]),
    email: missed([truth.email]),
    phone: missed([truth.phone]),
    location: missed([truth.location]),
    skills: missed(skills),
    skillKinds: missed([]),
    traps: missed([]),
    positions: missed(truth.positions.map((item) => item.title)),
    positionDates: missed(truth.positions.map((item) => item.title)),
    totalYears: missed([String(truth.totalYears)]),
    level: missed([truth.levels.join(" or ")]),
    education: missed(truth.education.map((item) => item.degree)),
    certifications: missed(truth.certificationsJudged ? truth.certifications.map((item) => item.name) : []),
    languages: missed(truth.languages.map((item) => item.name)),
    achievements: missed(truth.achievements),
    inconsistencies: missed(truth.inconsistencies),
    languageCode: missed([truth.languageCode]),
  };
}
