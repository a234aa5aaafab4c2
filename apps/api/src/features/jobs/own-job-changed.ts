import type { NewLiveEvent } from "@rolecall/db";
import type { RecruiterActor } from "../auth/actor.ts";

/** What a recruiter's other tabs and devices hear of everything that is done to an own job. */
export function ownJobChanged({ userId }: RecruiterActor, jobId: string): NewLiveEvent {
  return { userId, event: { type: "own_job_changed", jobId } };
}
