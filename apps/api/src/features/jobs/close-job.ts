import type { IdInput } from "@rolecall/contracts/common/id";
import type { Job } from "@rolecall/contracts/jobs/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { actOnJob } from "./act-on-job.ts";
import { takeOffJob } from "./take-off-job.ts";

/** Closes an own job: nobody finds it or applies any more; what there is of applications, talks and interviews stays. */
export function closeJob(deps: Dependencies, actor: RecruiterActor, { id }: IdInput): Promise<Job> {
  return actOnJob(deps, actor, {
    id,
    action: "close",
    change: (tx, _, now) => takeOffJob(tx, deps, { id, at: now }),
  });
}
