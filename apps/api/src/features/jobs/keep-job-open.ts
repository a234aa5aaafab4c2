import type { IdInput } from "@rolecall/contracts/common/id";
import type { Job } from "@rolecall/contracts/jobs/schemas";
import { openUntilFrom } from "@rolecall/contracts/jobs/states";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { actOnJob } from "./act-on-job.ts";
import { setJobOpen } from "./job-states.queries.ts";

/** Its recruiter says that it is still open: its time begins anew. */
export function keepJobOpen(deps: Dependencies, actor: RecruiterActor, { id }: IdInput): Promise<Job> {
  return actOnJob(deps, actor, {
    id,
    action: "keepOpen",
    change: (tx, _, now) => setJobOpen(tx, id, openUntilFrom(now)),
  });
}
