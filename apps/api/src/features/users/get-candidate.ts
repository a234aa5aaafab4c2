import type { IdInput } from "@rolecall/contracts/common/id";
import type { UserSummary } from "@rolecall/contracts/users/schemas";
import { isId } from "@rolecall/db";
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
  const found = isId(id) ? await findCandidateSummary(database.db, userId, id) : undefined;
  if (found === undefined) throw notFound("candidate");
  return found;
}
