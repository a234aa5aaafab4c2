import { pageOffset } from "@rolecall/contracts/common/query";
import {
  MAX_EXACT_TOTAL,
  type SearchJobsInput,
  type SearchJobsResult,
} from "@rolecall/contracts/jobs/schemas";
import type { Dependencies } from "../../../dependencies.ts";
import { toJob } from "../jobs.mapper.ts";
import { findOpenJobs } from "../jobs.queries.ts";
import { searchJobIds } from "./search.queries.ts";
import { planSearch } from "./search-plan.ts";

/** One page of the jobs that fit every filter. Past the end the list is empty. */
export async function searchJobs(
  deps: Pick<Dependencies, "database">,
  input: SearchJobsInput,
): Promise<SearchJobsResult> {
  const { db } = deps.database;
  const { page, limit, ...filters } = input;
  const plan = await planSearch(db, filters);
  const found = plan.impossible
    ? { ids: [], total: 0 }
    : await searchJobIds(db, plan, {
        limit,
        offset: pageOffset({ page, limit }),
        countUpTo: MAX_EXACT_TOTAL + 1,
      });
  const totalJobs = Math.min(found.total, MAX_EXACT_TOTAL);
  return {
    jobs: (await findOpenJobs(db, found.ids)).map(toJob),
    pagination: {
      currentPage: page,
      totalPages: Math.ceil(totalJobs / limit),
      totalJobs,
      ...(found.total > MAX_EXACT_TOTAL ? { capped: true as const } : {}),
    },
  };
}
