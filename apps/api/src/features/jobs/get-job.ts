import type { IdInput } from "@rolecall/contracts/common/id";
import type { Job } from "@rolecall/contracts/jobs/schemas";
import { isId } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import { toJob } from "./jobs.mapper.ts";
import { findJob } from "./jobs.queries.ts";

export async function getJob(deps: Dependencies, { id }: IdInput): Promise<Job> {
  const row = isId(id) ? await findJob(deps.database.db, id) : undefined;
  if (row === undefined) throw notFound("job");
  return toJob(row);
}
