import type { IdInput } from "@rolecall/contracts/common/id";
import type { InterviewDetails } from "@rolecall/contracts/interviews/schemas";
import { notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { listChanges } from "./interview-changes.queries.ts";
import type { InterviewDeps } from "./interview-deps.ts";
import { toInterviewDetails } from "./interviews.mapper.ts";
import { findInterview } from "./interviews.queries.ts";

/** One interview of the actor with its history. */
export async function getInterview(
  deps: InterviewDeps,
  actor: Actor,
  { id }: IdInput,
): Promise<InterviewDetails> {
  const { db } = deps.database;
  const row = await findInterview(db, actor, id);
  if (row === undefined) throw notFound("interview");
  return toInterviewDetails(row, await listChanges(db, id), deps.now());
}
