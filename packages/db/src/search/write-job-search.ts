import { eq } from "drizzle-orm";
import { jobSearch } from "../schema/job-search.ts";
import { jobSkills } from "../schema/job-skills.ts";
import type { Tx } from "../tx.ts";
import { buildJobDocument, type JobRow } from "./job-document.ts";
import { toMonthlyPay } from "./monthly-pay.ts";
import { addSearchTerms } from "./search-terms.ts";

export interface JobSearchInput {
  /** The row as it is stored now. */
  readonly job: JobRow;
  /** Canonical ids of its required skills, as far as the skill graph knows them. */
  readonly skillIds: readonly string[];
  /** What each skill is worth in a match: its share of the job's skill score, above 0 and at most 1. */
  readonly parts: readonly { readonly skillId: string; readonly part: number }[];
}

/**
 * Writes what searches and recommendations read of a job, in the transaction that writes the job
 * itself: a new one, or an edited one over what stood there. A deleted job takes its rows along.
 */
export async function writeJobSearch(tx: Tx, { job, skillIds, parts }: JobSearchInput): Promise<void> {
  const { doc, words } = buildJobDocument(job, skillIds);
  const pay = toMonthlyPay({ min: job.salaryMin, max: job.salaryMax, period: job.salaryPeriod });
  const row = {
    createdAt: job.createdAt,
    recruiterId: job.recruiterId,
    requiredYears: job.requiredYears,
    currency: job.salaryCurrency,
    payMin: pay?.min ?? null,
    payMax: pay?.max ?? null,
    doc,
  };
  await tx
    .insert(jobSearch)
    .values({ jobId: job.id, ...row })
    .onConflictDoUpdate({ target: jobSearch.jobId, set: row });
  await tx.delete(jobSkills).where(eq(jobSkills.jobId, job.id));
  if (parts.length > 0) {
    await tx.insert(jobSkills).values(parts.map(({ skillId, part }) => ({ jobId: job.id, skillId, part })));
  }
  await addSearchTerms(tx, job, words);
}
