import { EMPTY_ANALYSIS } from "@rolecall/cv/testing";
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
