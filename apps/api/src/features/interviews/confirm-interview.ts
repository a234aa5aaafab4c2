import type { InterviewResult } from "@rolecall/contracts/interviews/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { Actor } from "../auth/actor.ts";
import { actOnInterview } from "./act-on-interview.ts";

export function confirmInterview(
  deps: Dependencies,
  actor: Actor,
  { id }: { id: string },
): Promise<InterviewResult> {
  return actOnInterview(deps, actor, { id, action: "confirm" });
}
