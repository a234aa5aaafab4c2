import type { CvAnalysis, CvDocument } from "../src/types.ts";

/** A page without a line. */
export const EMPTY_DOCUMENT: CvDocument = {
  format: "pdf",
  pages: 1,
  lines: [],
  hidden: [],
  links: [],
  unicodeComplete: true,
  layout: { columns: 1, tables: 0, images: 0, textBoxes: 0 },
};

/** The analysis of a CV that states nothing: tests lay over it what they are about. */
export const EMPTY_ANALYSIS: CvAnalysis = {
  engineVersion: "test",
  asOf: "2026-01-01",
  document: EMPTY_DOCUMENT,
  sections: [],
  language: { code: "en", confidence: 1 },
  contact: { name: null, email: null, phone: null, location: null, links: [] },
  summary: null,
  positions: [],
  totalYears: 0,
  experienceLevel: "Entry Level",
  education: [],
  certifications: [],
  languages: [],
  skills: [],
  achievements: [],
  inconsistencies: [],
  quality: {
    overallScore: 50,
    formattingScore: 50,
    completenessScore: 50,
    atsCompatibility: 50,
    findings: [],
  },
  insights: { domainExpertise: [], keyStrengths: [], recommendedRoles: [] },
};
