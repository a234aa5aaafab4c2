import type { ChangeStagesInput, ChangeStagesResult } from "@rolecall/contracts/applications/schemas";
import { isId } from "@rolecall/contracts/common/id";
import { appendEvents, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { cancelInterviewsOfDeclined } from "../interviews/cancel-interviews-of-declined.ts";
import { holdJob } from "../jobs/jobs.queries.ts";
import { ownJob } from "../jobs/own-job.ts";
import { toApplication } from "./applications.mapper.ts";
import { listApplications } from "./applications.queries.ts";
import { moveApplications } from "./move-applications.ts";
import { loadSkillKeys } from "./skill-keys.ts";
import { lockApplicationsOfJob } from "./stages.queries.ts";

/**
 * The same step for several applicants of an own job, in one transaction. Those who have withdrawn meanwhile,
 * or whose stage has changed, are left out and named; all others are changed and told.
 */
export async function changeStages(
  deps: Dependencies,
  actor: RecruiterActor,
  { jobId, applicationIds, ...step }: ChangeStagesInput,
): Promise<ChangeStagesResult> {
  return withTx(deps.database.db, async (tx) => {
    const job = ownJob(actor, await holdJob(tx, jobId));
    const held = await lockApplicationsOfJob(tx, jobId, applicationIds.filter(isId));
    const { moved, refused, events } = await moveApplications(tx, held, {
      job: { ...job, id: jobId },
      step,
      now: deps.now(),
    });
    const cancelled =
      step.action === "decline" && step.cancelInterviews
        ? await cancelInterviewsOfDeclined(tx, deps, {
            actor,
            jobId,
            candidateIds: moved.map(({ candidateId }) => candidateId),
          })
        : [];
    const keyOf = await loadSkillKeys();
    const rows = await listApplications(
      tx,
      moved.map(({ id }) => id),
    );
    await appendEvents(tx, [...events, ...cancelled]);
    const known = new Set(held.map(({ id }) => id));
    const gone = applicationIds.filter((id) => !known.has(id));
    return {
      changed: rows.map((row) => toApplication(row, keyOf)),
      skipped: [
        ...gone.map((applicationId) => ({ applicationId, reason: "gone" as const })),
        ...refused.map(({ id: applicationId }) => ({ applicationId, reason: "stage" as const })),
      ],
      cancelledInterviews: cancelled.length,
    };
  });
}
