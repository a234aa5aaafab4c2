import type { CvFacts } from "@rolecall/contracts/cv/facts";
import type { CorrectedEducation, ReadingCorrections } from "@rolecall/contracts/users/reading";
import { withPositions } from "@rolecall/cv/assess";
import type { CvAnalysis, Education } from "@rolecall/cv/types";
import { toCvFacts } from "../cv/cv-facts.mapper.ts";

/** The analysis as it counts: with the positions and studies that the candidate corrected. */
export function correctAnalysis(
  analysis: CvAnalysis,
  { positions, education }: ReadingCorrections,
): CvAnalysis {
  const corrected = positions === undefined ? analysis : withPositions(analysis, positions);
  if (education === undefined) return corrected;
  return { ...corrected, education: education.map((study) => toEducation(study, analysis)) };
}

/** The facts as they count: what the candidate corrected, and what the CV says for the rest. */
export function applyCorrections(analysis: CvAnalysis, corrections: ReadingCorrections): CvFacts {
  const facts = toCvFacts(correctAnalysis(analysis, corrections));
  const { personalInfo } = facts;
  return {
    ...facts,
    personalInfo: {
      name: either(corrections.name, personalInfo.name),
      email: either(corrections.email, personalInfo.email),
      phone: either(corrections.phone, personalInfo.phone),
      location: either(corrections.location, personalInfo.location),
      links: corrections.links ?? personalInfo.links,
    },
    professionalSummary: either(corrections.professionalSummary, facts.professionalSummary),
  };
}

/** A correction to nothing is one too; only a part left out follows the CV. */
function either<T>(correction: T | undefined, read: T): T {
  return correction === undefined ? read : correction;
}

/** A corrected degree keeps the line of the one that it corrects. */
function toEducation(study: CorrectedEducation, { education }: CvAnalysis): Education {
  const read = education.find(({ degree }) => degree === study.degree);
  return { ...study, evidence: read?.evidence ?? [] };
}
