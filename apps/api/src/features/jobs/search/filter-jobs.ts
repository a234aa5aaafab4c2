import { isId } from "@rolecall/contracts/common/id";
import type { FilterJobsInput, FilterJobsResult } from "@rolecall/contracts/jobs/schemas";
import type { Dependencies } from "../../../dependencies.ts";
import { filterJobIds } from "./search.queries.ts";
import { planSearch } from "./search-plan.ts";

/** Those of the jobs that a search with these filters finds, on whichever of its pages. */
export async function filterJobs(
  deps: Pick<Dependencies, "database">,
  { ids, ...filters }: FilterJobsInput,
): Promise<FilterJobsResult> {
  const { db } = deps.database;
  const plan = await planSearch(db, filters);
  if (plan.impossible) return { ids: [] };
  const fitting = await filterJobIds(db, plan, ids.filter(isId));
  return { ids: ids.filter((id) => fitting.has(id)) };
}
