import { type JobRow, type Tx, writeJobSearch } from "@rolecall/db";

/** Writes what searches read of the job, in the transaction that writes the job. */
export async function writeSearchRow(tx: Tx, job: JobRow): Promise<void> {
  const { canonicalSkill } = await import("@rolecall/cv/skills");
  const idsOf = (names: readonly string[]) => [
    ...new Set(names.flatMap((name) => canonicalSkill(name)?.id ?? [])),
  ];
  await writeJobSearch(tx, {
    job,
    skillIds: idsOf(job.requiredSkills),
    niceToHaveIds: idsOf(job.niceToHaveSkills),
  });
}
