import type { NearestSlotsInput, NearestSlotsResult } from "@rolecall/contracts/interviews/schemas";
import { Temporal } from "temporal-polyfill";
import type { RecruiterActor } from "../../auth/actor.ts";
import type { InterviewDeps } from "../interview-deps.ts";
import { resolveMoment } from "../interview-moment.ts";
import { judgeDays } from "./judge-days.ts";
import { nearestTo, toSlot } from "./slots.ts";

const SLOT_COUNT = 3;
/** How far to look to either side of the moment. */
const SEARCH_DAYS = 14;

/** The free starts nearest to a moment, for when it is taken. */
export async function findNearestSlots(
  deps: InterviewDeps,
  actor: RecruiterActor,
  { near, ...question }: NearestSlotsInput,
): Promise<NearestSlotsResult> {
  const { timeZone } = question;
  const moment = resolveMoment(near, { timeZone, path: "near" });
  const middle = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const days = Array.from({ length: 2 * SEARCH_DAYS + 1 }, (_, index) =>
    middle.add({ days: index - SEARCH_DAYS }),
  );
  const slots = await judgeDays(deps, actor, { ...question, days });
  const free = slots.filter((slot) => slot.reason === null);
  return { nearestSlots: nearestTo(free, moment, SLOT_COUNT).map(toSlot) };
}
