import type { SlotReason } from "@rolecall/contracts/interviews/schemas";
import type { Temporal } from "temporal-polyfill";
import { notFound } from "../../../errors/app-error.ts";
import type { RecruiterActor } from "../../auth/actor.ts";
import { findVisible } from "../../users/hiding/visible.queries.ts";
import type { InterviewDeps } from "../interview-deps.ts";
import { listBusyTimes } from "../scheduling.queries.ts";
import { type TimeRange, whyTaken, workingSlots } from "./slots.ts";

interface SlotQuestion {
  readonly candidateId: string;
  readonly duration: number;
  readonly timeZone: string;
  readonly interviewId?: string | undefined;
  readonly days: readonly Temporal.PlainDate[];
}

export interface JudgedSlot extends TimeRange {
  /** Null when it is free. */
  readonly reason: SlotReason | null;
}

/** Every start of the working hours of some days, in order, each free or with the reason why not. */
export async function judgeDays(
  deps: InterviewDeps,
  actor: RecruiterActor,
  { candidateId, interviewId, days, ...day }: SlotQuestion,
): Promise<JudgedSlot[]> {
  const { db } = deps.database;
  const exists = (await findVisible(db, actor.userId, [candidateId])).has(candidateId);
  if (!exists) throw notFound("candidate");

  const slots = days.flatMap((date) => workingSlots(date, day));
  const [first, last] = [slots.at(0), slots.at(-1)];
  if (first === undefined || last === undefined) return [];
  const busy = await listBusyTimes(db, {
    recruiterId: actor.userId,
    candidateId,
    start: first.start,
    end: last.end,
    exceptId: interviewId,
  });
  const now = deps.now();
  return slots.map((slot) => ({ ...slot, reason: whyTaken(slot, busy, now) }));
}
