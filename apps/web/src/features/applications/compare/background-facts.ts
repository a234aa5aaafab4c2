import type { ApplicationFacts } from "@rolecall/contracts/applications/cv-facts";
import type { Fact } from "./comparison.ts";

type Background = "location" | "education" | "certifications" | "languages";

/** What the CV says of a subject, as it is read in a line: the fact, and beside it what belongs to it. */
export const BACKGROUND: Record<Background, (facts: ApplicationFacts) => readonly Fact[]> = {
  location: ({ location }) => (location ? [{ text: location.value, evidence: location.evidence }] : []),
  education: ({ education }) =>
    education.map(({ degree, field, institution, year, evidence }) => {
      const [text = "", ...rest] = present([degreeIn(degree, field), institution, year]);
      return { text, ...detailOf(rest), evidence };
    }),
  certifications: ({ certifications }) =>
    certifications.map(({ name, issuer, year, evidence }) => ({
      text: name,
      ...detailOf(present([issuer, year])),
      evidence,
    })),
  languages: ({ languages }) =>
    languages.map(({ name, level, evidence }) => ({ text: name, ...detailOf(present([level])), evidence })),
};

/** Most degrees name their field themselves. */
function degreeIn(degree: string | null, field: string | null): string | null {
  if (degree === null || field === null) return degree ?? field;
  return degree.toLowerCase().includes(field.toLowerCase()) ? degree : `${degree}, ${field}`;
}

function present(values: readonly (string | number | null)[]): string[] {
  return values.filter((value) => value !== null).map(String);
}

function detailOf(parts: readonly string[]): { detail?: string } {
  return parts.length > 0 ? { detail: parts.join(", ") } : {};
}
