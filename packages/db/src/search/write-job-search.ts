import { inArray, sql } from "drizzle-orm";
import { jobSearch } from "../schema/job-search.ts";
import type { Tx } from "../tx.ts";
import { buildJobDocument, type JobRow, type JobSearchInput } from "./job-document.ts";
import { toMonthlyPay } from "./monthly-pay.ts";
import { addSearchTerms } from "./search-terms.ts";

/**
 * Writes what searches read of a job, in the transaction that writes the job itself: a new row, or an
 * edited one over the old, of an open job only. A deleted job takes its row along.
 */
export function writeJobSearch(tx: Tx, input: JobSearchInput): Promise<void> {
  return writeJobSearches(tx, [input]);
}

/** The same for many jobs at once, up to a few hundred: to index anew, or to import. */
export async function writeJobSearches(tx: Tx, inputs: readonly JobSearchInput[]): Promise<void> {
  if (inputs.length === 0) return;
  const documents = inputs.map((input) => ({ job: input.job, ...buildJobDocument(input) }));
  await tx
    .insert(jobSearch)
    .values(documents.map(({ job, doc }) => toSearchRow(job, doc)))
    .onConflictDoUpdate({ target: jobSearch.jobId, set: EXCLUDED });
  await addSearchTerms(tx, documents);
}

/** Takes jobs out of every search, in the transaction that closes them. */
export async function removeJobSearch(tx: Tx, jobIds: readonly string[]): Promise<void> {
  await tx.delete(jobSearch).where(inArray(jobSearch.jobId, [...jobIds]));
}

/** On a job that is there already, every column but its id is taken from the new row. */
const EXCLUDED = {
  createdAt: sql`excluded.created_at`,
  requiredYears: sql`excluded.required_years`,
  currency: sql`excluded.currency`,
  payMin: sql`excluded.pay_min`,
  payMax: sql`excluded.pay_max`,
  doc: sql`excluded.doc`,
};

function toSearchRow(job: JobRow, doc: string): typeof jobSearch.$inferInsert {
  const pay = toMonthlyPay({ min: job.salaryMin, max: job.salaryMax, period: job.salaryPeriod });
  return {
    jobId: job.id,
    createdAt: job.createdAt,
    requiredYears: job.requiredYears,
    currency: job.salaryCurrency,
    payMin: pay?.min ?? null,
    payMax: pay?.max ?? null,
    doc,
  };
}
