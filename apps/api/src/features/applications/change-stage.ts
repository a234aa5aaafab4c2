import type { ApplicationStage } from "@rolecall/contracts/applications/enums";
import type { Application, ChangeStageInput } from "@rolecall/contracts/applications/schemas";
import type { ApplicationAction } from "@rolecall/contracts/applications/states";
import { appendEvents, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { cancelInterviewsOfDeclined } from "../interviews/cancel-interviews-of-declined.ts";
import { holdJob } from "../jobs/jobs.queries.ts";
import { toApplication } from "./applications.mapper.ts";
import { findApplication } from "./applications.queries.ts";
import { moveApplications } from "./move-applications.ts";
import { findForOwner } from "./own-application.ts";
import { loadSkillKeys } from "./skill-keys.ts";
import { lockApplicationsOfJob } from "./stages.queries.ts";

/** Shortlists, hires, declines or reconsiders one applicant of an own job; the candidate is told. */
export async function changeStage(
  deps: Dependencies,
  actor: RecruiterActor,
  { id, ...step }: ChangeStageInput,
): Promise<Application> {
  return withTx(deps.database.db, async (tx) => {
    const { jobId } = await findForOwner(tx, actor, id);
    // Job, application, calendars: the order of everything that schedules or deletes, so that none deadlocks.
    const job = await holdJob(tx, jobId);
    const [held] = await lockApplicationsOfJob(tx, jobId, [id]);
    // Withdrawn since, or gone with its job.
    if (job === undefined || held === undefined) throw notFound("application");
    const { moved, events } = await moveApplications(tx, [held], {
      job: { ...job, id: jobId },
      step,
      now: deps.now(),
    });
    if (moved.length === 0) throw refusal(held.stage, step.action);
    const cancelled =
      step.action === "decline" && step.cancelInterviews
        ? await cancelInterviewsOfDeclined(tx, deps, { actor, jobId, candidateIds: [held.candidateId] })
        : [];
    const row = await findApplication(tx, id);
    if (row === undefined) throw notFound("application");
    await appendEvents(tx, [...events, ...cancelled]);
    return toApplication(row, await loadSkillKeys());
  });
}

const STATES = {
  received: "is still open",
  shortlisted: "is shortlisted",
  hired: "has been decided: hired",
  "not-selected": "has been decided: not selected",
} as const satisfies Record<ApplicationStage, string>;

const DEEDS = {
  shortlist: "shortlisted",
  hire: "marked as hired",
  decline: "declined",
  reconsider: "reconsidered",
} as const satisfies Record<ApplicationAction, string>;

function refusal(stage: ApplicationStage, action: ApplicationAction): AppError {
  return new AppError("STATE_CONFLICT", `This application ${STATES[stage]} and cannot be ${DEEDS[action]}.`);
}
