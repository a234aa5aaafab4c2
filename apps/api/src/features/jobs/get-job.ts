import type { Job } from "@rolecall/contracts/jobs/schemas";
import type { Executor } from "@rolecall/db";
import { notFound } from "../../errors/app-error.ts";
import { toJob } from "./jobs.mapper.ts";
import { findJob } from "./jobs.queries.ts";

/** A job as it stands now, within the transaction if there is one. */
export async function getJob(db: Executor, id: string): Promise<Job> {
  const row = await findJob(db, id);
  if (row === undefined) throw notFound("job");
  return toJob(row);
}
