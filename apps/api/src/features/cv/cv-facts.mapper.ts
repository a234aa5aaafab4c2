import type { CvFacts } from "@rolecall/contracts/cv/facts";
import type { CvAnalysis } from "@rolecall/cv/types";

/** The facts of an analysis as the profile shows them. */
export function toCvFacts(analysis: CvAnalysis): CvFacts {
  const { contact } = analysis;
  return {
    personalInfo: {
      name: contact.name?.value ?? null,
      email: contact.email?.value ?? null,
      phone: contact.phone?.value ?? null,
      location: contact.location?.value ?? null,
      links: contact.links.map((link) => link.value),
    },
    professionalSummary: analysis.summary?.value ?? null,
    skills: analysis.skills.map((skill) => skill.name),
    experience: {
      totalYears: analysis.totalYears,
      positions: analysis.positions.map((position) => ({
        title: position.title,
        company: position.company,
        startDate: position.startDate,
        endDate: position.endDate,
        current: position.current,
        years: position.years,
        highlights: position.highlights.map((highlight) => highlight.value),
      })),
    },
    education: analysis.education.map(({ degree, field, institution, year }) => ({
      degree,
      field,
      institution,
      year,
    })),
    aiInsights: toInsights(analysis),
  };
}

export function toInsights({
  experienceLevel,
  insights,
}: Pick<CvAnalysis, "experienceLevel" | "insights">): CvFacts["aiInsights"] {
  return {
    experienceLevel,
    domainExpertise: [...insights.domainExpertise],
    keyStrengths: [...insights.keyStrengths],
    recommendedRoles: [...insights.recommendedRoles],
  };
}
