import type { CancelInterviewInput, InterviewResult } from "@rolecall/contracts/interviews/schemas";
import type { Actor } from "../auth/actor.ts";
import { actOnInterview } from "./act-on-interview.ts";
import type { InterviewDeps } from "./interview-deps.ts";

export function cancelInterview(
  deps: InterviewDeps,
  actor: Actor,
  { id, reason }: CancelInterviewInput,
): Promise<InterviewResult> {
  return actOnInterview(deps, actor, { id, action: "cancel", reason });
}
