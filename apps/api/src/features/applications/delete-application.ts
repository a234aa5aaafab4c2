import type { IdInput } from "@rolecall/contracts/common/id";
import { appendEvents, type NewLiveEvent, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { cancelInterviewsOfApplication } from "../interviews/cancel-interviews-of-application.ts";
import { holdJob } from "../jobs/jobs.queries.ts";
import { markApplicationsRead } from "../notifications/notifications.queries.ts";
import { lockApplication } from "./applications.queries.ts";
import { deleteApplicationAs, findParties } from "./removal.queries.ts";
import { tellOfRemoval } from "./tell-of-removal.ts";

/**
 * Deletes an applicant of an own job, or withdraws an own application. Interviews for it that lie ahead are
 * cancelled, which both sides are told; the other side is told that it is gone, and so are the actor's other devices.
 */
export async function deleteApplication(deps: Dependencies, actor: Actor, { id }: IdInput): Promise<void> {
  await withTx(deps.database.db, async (tx) => {
    const parties = await findParties(tx, id);
    if (parties === undefined) throw notFound("application");
    if (![parties.candidateId, parties.recruiterId].includes(actor.userId)) {
      throw forbidden("This application is not yours to delete.");
    }
    // Job, application, calendars: the order of everything that schedules or deletes, so that none deadlocks.
    const job = await holdJob(tx, parties.jobId);
    // Gone since: by the other side, or with its job.
    if (job === undefined || !(await lockApplication(tx, id))) throw notFound("application");
    const cancelled = await cancelInterviewsOfApplication(tx, deps, { actor, application: parties });
    if (!(await deleteApplicationAs(tx, { id, userId: actor.userId }))) throw notFound("application");
    const removed = await tellOfRemoval(tx, [parties], { by: actor.role, told: cancelled, now: deps.now() });
    if (actor.role === "recruiter")
      await markApplicationsRead(tx, { userId: actor.userId, applicationIds: [id] }, deps.now());
    const own = {
      userId: actor.userId,
      event: { type: "applicants_changed", jobId: parties.jobId },
    } satisfies NewLiveEvent;
    await appendEvents(tx, [...cancelled, ...removed, own]);
  });
}
