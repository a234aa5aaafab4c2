import type { IdInput } from "@rolecall/contracts/common/id";
import type { Job } from "@rolecall/contracts/jobs/schemas";
import { removeJobSearch } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { actOnJob } from "./act-on-job.ts";
import { setJobClosed } from "./job-states.queries.ts";

/** Closes an own job: nobody finds it or applies any more; what there is of applications, talks and interviews stays. */
export function closeJob(deps: Dependencies, actor: RecruiterActor, { id }: IdInput): Promise<Job> {
  return actOnJob(deps, actor, {
    id,
    action: "close",
    change: async (tx, _, now) => {
      await setJobClosed(tx, id, now);
      await removeJobSearch(tx, [id]);
    },
  });
}
