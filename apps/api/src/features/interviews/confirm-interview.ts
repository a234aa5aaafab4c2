import type { IdInput } from "@rolecall/contracts/common/id";
import type { InterviewResult } from "@rolecall/contracts/interviews/schemas";
import type { Actor } from "../auth/actor.ts";
import { actOnInterview } from "./act-on-interview.ts";
import type { InterviewDeps } from "./interview-deps.ts";

export function confirmInterview(
  deps: InterviewDeps,
  actor: Actor,
  { id }: IdInput,
): Promise<InterviewResult> {
  return actOnInterview(deps, actor, { id, action: "confirm" });
}
