import type { InterviewResult, RescheduleInterviewInput } from "@rolecall/contracts/interviews/schemas";
import type { RecruiterActor } from "../auth/actor.ts";
import { actOnInterview } from "./act-on-interview.ts";
import type { InterviewDeps } from "./interview-deps.ts";
import { resolveFutureMoment } from "./interview-moment.ts";

/** Moves an interview; wall time without an offset is meant in the zone it was arranged in. */
export function rescheduleInterview(
  deps: InterviewDeps,
  actor: RecruiterActor,
  { id, newDate, reason }: RescheduleInterviewInput,
): Promise<InterviewResult> {
  return actOnInterview(deps, actor, {
    id,
    action: "reschedule",
    reason,
    moveTo: ({ timeZone }, now) => resolveFutureMoment(newDate, { timeZone, path: "newDate", now }),
  });
}
