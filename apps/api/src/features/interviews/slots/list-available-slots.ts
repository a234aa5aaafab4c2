import type { AvailableSlotsInput, AvailableSlotsResult } from "@rolecall/contracts/interviews/schemas";
import { Temporal } from "temporal-polyfill";
import type { RecruiterActor } from "../../auth/actor.ts";
import type { InterviewDeps } from "../interview-deps.ts";
import { judgeDays } from "./judge-days.ts";
import { toSlot } from "./slots.ts";

/** The free starts of a day in the zone asked for, and those that are taken with the reason. */
export async function listAvailableSlots(
  deps: InterviewDeps,
  actor: RecruiterActor,
  { date, ...question }: AvailableSlotsInput,
): Promise<AvailableSlotsResult> {
  const slots = await judgeDays(deps, actor, { ...question, days: [Temporal.PlainDate.from(date)] });
  return {
    availableSlots: slots.filter((slot) => slot.reason === null).map(toSlot),
    takenSlots: slots.flatMap(({ reason, ...slot }) =>
      reason === null ? [] : [{ ...toSlot(slot), reason }],
    ),
  };
}
