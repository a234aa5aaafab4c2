import { jobs } from "../../schema/jobs.ts";
import { type JobRow, normalise, writeJobSearch } from "../../search/index.ts";
import { type Executor, withTx } from "../../tx.ts";
import { onlyRow, uniqueToken } from "./unique.ts";
import { createRecruiter } from "./users.ts";

export interface JobValues extends Partial<typeof jobs.$inferInsert> {
  /** Canonical ids of the required skills. Left out: made from their names, so that equal names meet. */
  readonly skillIds?: readonly string[];
}

/** A job, with its search row if it is open. Left out, its recruiter is a new one. */
export function createJob(executor: Executor, values: JobValues = {}): Promise<JobRow> {
  const { skillIds, ...columns } = values;
  return withTx(executor, async (tx) => {
    const recruiterId = columns.recruiterId ?? (await createRecruiter(tx)).id;
    const job = onlyRow(
      await tx
        .insert(jobs)
        .values({
          title: `Job ${uniqueToken()}`,
          description: "A job that a test made.",
          ...columns,
          recruiterId,
        })
        .returning(),
    );
    if (job.closedAt !== null) return job;
    await writeJobSearch(tx, {
      job,
      skillIds: skillIds ?? job.requiredSkills.map(toSkillId),
      niceToHaveIds: job.niceToHaveSkills.map(toSkillId),
    });
    return job;
  });
}

function toSkillId(name: string): string {
  return normalise(name).replaceAll(" ", "-");
}
