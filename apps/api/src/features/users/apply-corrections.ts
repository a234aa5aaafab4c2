import type { CvFacts } from "@rolecall/contracts/cv/facts";
import type { CorrectedPosition, ReadingCorrections } from "@rolecall/contracts/users/reading";
import { experienceLevel, findInsights, totalYears } from "@rolecall/cv/assess";
import type { CvAnalysis, Position } from "@rolecall/cv/types";
import { toCvFacts, toInsights } from "../cv/cv-facts.mapper.ts";

/** The facts as they count: what the candidate corrected, and what the CV says for the rest. */
export function applyCorrections(analysis: CvAnalysis, corrections: ReadingCorrections): CvFacts {
  const { asOf } = analysis;
  const read = toCvFacts(analysis);
  const { personalInfo, experience } = read;
  const years =
    corrections.positions === undefined ? experience.totalYears : yearsOf(corrections.positions, asOf);
  return {
    ...read,
    personalInfo: {
      name: either(corrections.name, personalInfo.name),
      email: either(corrections.email, personalInfo.email),
      phone: either(corrections.phone, personalInfo.phone),
      location: either(corrections.location, personalInfo.location),
      links: corrections.links ?? personalInfo.links,
    },
    professionalSummary: either(corrections.professionalSummary, read.professionalSummary),
    experience: {
      totalYears: years,
      positions:
        corrections.positions?.map((position) => describe(position, read, asOf)) ?? experience.positions,
    },
    education: corrections.education ?? read.education,
    aiInsights: correctInsights(analysis, corrections),
  };
}

/** Level, fields, strengths and roles: what they say of the experience follows the corrected positions. */
export function correctInsights(
  analysis: CvAnalysis,
  { positions }: ReadingCorrections,
): CvFacts["aiInsights"] {
  if (positions === undefined) return toInsights(analysis);
  const years = yearsOf(positions, analysis.asOf);
  const insights = findInsights({ ...analysis, positions: positions.map(toPosition), totalYears: years });
  return toInsights({ experienceLevel: experienceLevel(years), insights });
}

/** A correction to nothing is one too; only a part left out follows the CV. */
function either<T>(correction: T | undefined, read: T): T {
  return correction === undefined ? read : correction;
}

/** Years of the positions as the candidate gives them, by the engine's own rule. */
export function yearsOf(positions: readonly CorrectedPosition[], asOf: string): number {
  return totalYears(positions.map(toPosition), asOf);
}

/** What was read below a position stays with it while title and employer do. */
function describe(
  position: CorrectedPosition,
  read: CvFacts,
  asOf: string,
): CvFacts["experience"]["positions"][number] {
  const same = read.experience.positions.find(
    ({ title, company }) => title === position.title && company === position.company,
  );
  const dated = position.startDate !== null && (position.current || position.endDate !== null);
  return { ...position, years: dated ? yearsOf([position], asOf) : null, highlights: same?.highlights ?? [] };
}

function toPosition(position: CorrectedPosition): Position {
  return { ...position, location: null, kind: "employment", years: null, highlights: [], evidence: [] };
}
