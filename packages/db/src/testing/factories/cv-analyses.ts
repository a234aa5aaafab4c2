import type { CvAnalysis } from "@rolecall/cv/types";
import { cvAnalyses } from "../../schema/cv-analyses.ts";
import type { Executor } from "../../tx.ts";
import { onlyRow } from "./unique.ts";

export type CvAnalysisRow = typeof cvAnalyses.$inferSelect;

/** A stored reading. Left out, the analysis is that of a CV that states nothing. */
export async function createCvAnalysis(
  executor: Executor,
  values: Partial<typeof cvAnalyses.$inferInsert> & { ownerId: string },
): Promise<CvAnalysisRow> {
  return onlyRow(
    await executor
      .insert(cvAnalyses)
      .values({
        purpose: "tool",
        fileName: "cv.pdf",
        engineVersion: EMPTY_ANALYSIS.engineVersion,
        analysis: EMPTY_ANALYSIS,
        overallScore: 50,
        atsCompatibility: 50,
        skillsCount: 0,
        experienceYears: 0,
        ...values,
      })
      .returning(),
  );
}

const EMPTY_ANALYSIS: CvAnalysis = {
  engineVersion: "test",
  asOf: "2026-01-01",
  document: {
    format: "pdf",
    pages: 1,
    lines: [],
    hidden: [],
    links: [],
    unicodeComplete: true,
    layout: { columns: 1, tables: 0, images: 0, textBoxes: 0 },
  },
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
