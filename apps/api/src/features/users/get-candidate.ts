import type { IdInput } from "@rolecall/contracts/common/id";
import type { UserSummary } from "@rolecall/contracts/users/schemas";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { findCandidateSummary } from "./users.queries.ts";

/** One candidate by id, for the recruiter who invites them: a list has its limits, this has none. */
export async function getCandidate(
  { database }: Dependencies,
  { userId }: RecruiterActor,
  { id }: IdInput,
): Promise<UserSummary> {
  const found = await findCandidateSummary(database.db, userId, id);
  if (found === undefined) throw notFound("candidate");
  return found;
}
