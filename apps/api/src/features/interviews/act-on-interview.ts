import type { InterviewResult } from "@rolecall/contracts/interviews/schemas";
import {
  canInterview,
  type InterviewAction,
  interviewStatusAfter,
} from "@rolecall/contracts/interviews/states";
import { appendEvents, lockCalendars, type Tx, withTx } from "@rolecall/db";
import { AppError, notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { insertChanges } from "./interview-changes.queries.ts";
import type { InterviewDeps } from "./interview-deps.ts";
import { describeAction } from "./interview-news.ts";
import { statusOf, toInterview } from "./interviews.mapper.ts";
import { findParticipants, type InterviewRow, lockInterview, updateInterview } from "./interviews.queries.ts";
import { refuseOverlap } from "./refuse-overlap.ts";
import { tellParticipants } from "./tell-participants.ts";

interface ActionOptions {
  readonly id: string;
  readonly action: InterviewAction;
  readonly reason?: string;
  /** The new start, judged with the interview at hand; left out, the time stays. */
  readonly moveTo?: (interview: InterviewRow["interview"], now: Date) => Date;
}

/**
 * What confirming, moving and cancelling have in common: the state table decides, the change enters the
 * history, the other side is told, all in one transaction.
 */
export function actOnInterview(
  deps: InterviewDeps,
  actor: Actor,
  { id, action, reason = "", moveTo }: ActionOptions,
): Promise<InterviewResult> {
  return refuseOverlap(
    withTx(deps.database.db, async (tx) => {
      const row = await holdInterview(tx, actor, id);
      const now = deps.now();
      const { interview } = row;
      const scheduledAt = moveTo?.(interview, now) ?? interview.scheduledAt;
      checkState(row, { action, actor, now });

      const status = interviewStatusAfter(action);
      const changed = await updateInterview(tx, row, { status, scheduledAt, updatedAt: now });
      await insertChanges(tx, [
        {
          interviewId: id,
          actorId: actor.userId,
          action,
          toStatus: status,
          ...(moveTo === undefined ? {} : { fromDate: interview.scheduledAt, toDate: scheduledAt }),
          reason,
          changedAt: now,
        },
      ]);
      const isRecruiter = actor.role === "recruiter";
      const by = isRecruiter ? row.recruiter.name : row.candidate.name;
      const userId = isRecruiter ? interview.candidateId : interview.recruiterId;
      const news = describeAction(changed, { action, by, reason });
      await appendEvents(tx, await tellParticipants(tx, [{ row: changed, userId, ...news }], now));
      return { interview: toInterview(changed, now) };
    }),
  );
}

/** Locks the calendars of both and then the interview: the order of every change, so that none deadlocks. */
async function holdInterview(tx: Tx, actor: Actor, id: string): Promise<InterviewRow> {
  const participants = await findParticipants(tx, actor, id);
  if (participants === undefined) throw notFound("interview");
  await lockCalendars(tx, [participants.recruiterId, participants.candidateId]);
  const row = await lockInterview(tx, actor, id);
  if (row === undefined) throw notFound("interview");
  return row;
}

const DONE = { confirm: "confirmed", reschedule: "moved", cancel: "cancelled" } as const;

function checkState(
  { interview }: InterviewRow,
  { action, actor, now }: { action: InterviewAction; actor: Actor; now: Date },
): void {
  const status = statusOf(interview, now);
  if (canInterview(action, status, actor.role)) return;
  const state = status.replace("-", " ");
  throw new AppError("STATE_CONFLICT", `This interview is ${state} and cannot be ${DONE[action]}.`);
}
