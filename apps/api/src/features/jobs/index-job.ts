import { type JobRow, type Tx, writeJobSearch } from "@rolecall/db";

/** Writes what searches read of the job, in the transaction that writes the job. */
export async function indexJob(tx: Tx, job: JobRow): Promise<void> {
  const { canonicalSkill } = await import("@rolecall/cv/skills");
  const skillIds = [...new Set(job.requiredSkills.flatMap((name) => canonicalSkill(name)?.id ?? []))];
  await writeJobSearch(tx, { job, skillIds });
}
