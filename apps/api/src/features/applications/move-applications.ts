import type { ApplicationStage } from "@rolecall/contracts/applications/enums";
import { type ApplicationAction, canApplication, stageAfter } from "@rolecall/contracts/applications/states";
import type { NewLiveEvent, Tx } from "@rolecall/db";
import { findBlockers } from "../blocks/block-conditions.queries.ts";
import { markApplicationsRead } from "../notifications/notifications.queries.ts";
import { notifyEach } from "../notifications/notify-each.ts";
import { describeMove } from "./stage-news.ts";
import { findStagesBefore, insertStageChanges, type StagedApplication, setStage } from "./stages.queries.ts";

/** The action, and what a decline says. */
type StageStep =
  | { readonly action: Exclude<ApplicationAction, "decline"> }
  | { readonly action: "decline"; readonly message: string };

interface Occasion {
  readonly job: { readonly id: string; readonly title: string; readonly recruiterId: string };
  readonly step: StageStep;
  readonly now: Date;
}

interface Moved {
  readonly moved: readonly StagedApplication[];
  /** Those whose stage does not allow the action: they stay as they are. */
  readonly refused: readonly StagedApplication[];
  /** For the caller to append, last of all. */
  readonly events: readonly NewLiveEvent[];
}

/**
 * Takes one step with applications of one job, which the caller holds: the state table decides, the change
 * enters the history, and each candidate is told once, but for those who have blocked the recruiter. That the
 * applications have come is no news to the recruiter any more.
 */
export async function moveApplications(
  tx: Tx,
  applications: readonly StagedApplication[],
  { job, step, now }: Occasion,
): Promise<Moved> {
  const { action } = step;
  const allowed = (one: StagedApplication) => canApplication(action, one.stage, "recruiter");
  const moved = applications.filter(allowed);
  const refused = applications.filter((one) => !allowed(one));
  if (moved.length === 0) return { moved, refused, events: [] };

  const before =
    action === "reconsider"
      ? await findStagesBefore(
          tx,
          moved.map(({ id }) => id),
        )
      : new Map<string, ApplicationStage>();
  const moves = moved.map(({ id, candidateId, stage: from }) => {
    return { id, candidateId, from, to: stageAfter(action, from, before.get(id) ?? null) };
  });
  const declineMessage = step.action === "decline" ? step.message : null;
  for (const [stage, those] of Map.groupBy(moves, ({ to }) => to)) {
    const ids = those.map(({ id }) => id);
    await setStage(tx, ids, { stage, declineMessage, at: now });
  }
  await insertStageChanges(
    tx,
    moves.map(({ id, from, to }) => ({ applicationId: id, fromStage: from, toStage: to, changedAt: now })),
  );
  const blockers = await findBlockers(
    tx,
    job.recruiterId,
    moves.map(({ candidateId }) => candidateId),
  );
  const heard = moves.filter(({ candidateId }) => !blockers.has(candidateId));
  const told = await notifyEach(tx, heard, ({ id, candidateId, from, to }) => ({
    userId: candidateId,
    type: "application_stage_changed",
    ...describeMove({ jobTitle: job.title, from, to }),
    jobId: job.id,
    applicationId: id,
    at: now,
  }));
  const events = told.map(
    ([{ id: applicationId, candidateId: userId, to: stage }, notification]): NewLiveEvent => ({
      userId,
      event: { type: "application_stage_changed", notification, applicationId, jobId: job.id, stage },
    }),
  );
  await markApplicationsRead(tx, { userId: job.recruiterId, applicationIds: moved.map(({ id }) => id) }, now);
  events.push({ userId: job.recruiterId, event: { type: "applicants_changed", jobId: job.id } });
  return { moved, refused, events };
}
