import type { Executor } from "@rolecall/db";
import { AppError } from "../../errors/app-error.ts";
import { findBlockBetween } from "./blocks.queries.ts";

/** Those who have blocked the recruiter are unknown to them: nothing more is said to the one who invites. */
const OWN_BLOCK = "You have blocked this person. Unblock them to invite them to an interview.";

/** What who has been blocked is told says no more than that it does not go. */
const SENTENCES = {
  own: "You have blocked this person. Unblock them to write to them.",
  theirs: "You cannot write to this person. What has been said before stays readable.",
};

/** Why a recruiter cannot invite a candidate who is visible to them; undefined unless they have blocked the candidate. */
export async function refusalToInvite(
  db: Executor,
  recruiterId: string,
  candidateId: string,
): Promise<AppError | undefined> {
  const block = await findBlockBetween(db, recruiterId, candidateId);
  return block === "own" ? new AppError("STATE_CONFLICT", OWN_BLOCK) : undefined;
}

/** Why nothing can be sent to the other; undefined when neither has blocked the other. */
export async function refusalBetween(
  db: Executor,
  actorId: string,
  otherId: string,
): Promise<AppError | undefined> {
  const block = await findBlockBetween(db, actorId, otherId);
  return block === undefined ? undefined : new AppError("STATE_CONFLICT", SENTENCES[block]);
}
