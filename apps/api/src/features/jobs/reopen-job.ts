import type { IdInput } from "@rolecall/contracts/common/id";
import type { Job } from "@rolecall/contracts/jobs/schemas";
import { openUntilFrom } from "@rolecall/contracts/jobs/states";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { notifySavedSearches } from "../saved-searches/alerts/notify-saved-searches.task.ts";
import { actOnJob } from "./act-on-job.ts";
import { setJobOpen } from "./job-states.queries.ts";
import { notifyMatchingCandidates } from "./notify-matching-candidates.task.ts";
import { writeSearchRow } from "./search/write-search-row.ts";

const WITHHELD = "This job was closed after a report and cannot be reopened.";

/** Opens a closed job again, for its whole time. Those it fits are told, unless they have been told of it before. */
export function reopenJob(deps: Dependencies, actor: RecruiterActor, { id }: IdInput): Promise<Job> {
  return actOnJob(deps, actor, {
    id,
    action: "reopen",
    change: async (tx, row, now) => {
      if (row.withheldAt !== null) throw new AppError("STATE_CONFLICT", WITHHELD);
      await setJobOpen(tx, id, openUntilFrom(now));
      await writeSearchRow(tx, row);
      await deps.tasks.enqueue(tx, notifyMatchingCandidates, { jobId: id });
      await deps.tasks.enqueue(tx, notifySavedSearches, { jobId: id });
    },
  });
}
