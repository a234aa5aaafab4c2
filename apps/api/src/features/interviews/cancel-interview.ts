import type { CancelInterviewInput, InterviewResult } from "@rolecall/contracts/interviews/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { Actor } from "../auth/actor.ts";
import { actOnInterview } from "./act-on-interview.ts";

export function cancelInterview(
  deps: Dependencies,
  actor: Actor,
  { id, reason }: CancelInterviewInput,
): Promise<InterviewResult> {
  return actOnInterview(deps, actor, { id, action: "cancel", reason });
}
