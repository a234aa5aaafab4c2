import type { Job } from "@rolecall/contracts/jobs/schemas";
import type { Tx } from "@rolecall/db";
import { notFound } from "../../errors/app-error.ts";
import { toJob } from "./jobs.mapper.ts";
import { findJob } from "./jobs.queries.ts";

/** A job as it stands within a transaction that holds it. */
export async function readJob(tx: Tx, id: string): Promise<Job> {
  const stored = await findJob(tx, id);
  if (stored === undefined) throw notFound("job");
  return toJob(stored);
}
