import type { OpenConversationInput } from "@rolecall/contracts/conversations/schemas";
import { isForeignKeyViolation, type Tx, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, invalidInput, notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { holdActiveMembers } from "../auth/members.queries.ts";
import { refusalBetween } from "../blocks/refusal.ts";
import { findVisible } from "../users/hiding/visible.queries.ts";
import {
  type ConversationKey,
  findConversation,
  findRole,
  insertConversation,
  jobExists,
} from "./conversations.queries.ts";

/** The conversation of the actor and another about a job, or about none; made when it is not there. */
export async function openConversation(
  deps: Dependencies,
  actor: Actor,
  input: OpenConversationInput,
): Promise<{ conversationId: string; created: boolean }> {
  const { db } = deps.database;
  const key = await checkKey(deps, actor, input);
  try {
    const known = await findConversation(db, key);
    if (known !== undefined) return { conversationId: known, created: false };
    const created = await withTx(db, async (tx) => {
      const refusal = await refusalBetween(tx, actor.userId, input.userId);
      if (refusal !== undefined) throw refusal;
      if (!(await mayBegin(tx, actor, key))) throw notFound("user");
      if (!(await holdActiveMembers(tx, [key.candidateId, key.recruiterId]))) throw notFound("user");
      return insertConversation(tx, key);
    });
    const conversationId = created ?? (await findConversation(db, key));
    // It was there a moment ago: one of the two people is being deleted.
    if (conversationId === undefined) throw notFound("user");
    return { conversationId, created: created !== undefined };
  } catch (error) {
    if (isForeignKeyViolation(error, "conversations_job_id_jobs_id_fk")) throw notFound("job");
    if (isForeignKeyViolation(error)) throw notFound("user");
    throw error;
  }
}

/** Whoever hides from a recruiter is not there for them; what has been begun goes on. */
async function mayBegin(tx: Tx, actor: Actor, { candidateId }: ConversationKey): Promise<boolean> {
  if (actor.role === "candidate") return true;
  return (await findVisible(tx, actor.userId, [candidateId])).has(candidateId);
}

async function checkKey(
  deps: Dependencies,
  actor: Actor,
  { userId, context }: OpenConversationInput,
): Promise<ConversationKey> {
  const { db } = deps.database;
  if (userId === actor.userId) {
    throw invalidInput("userId", "You cannot start a conversation with yourself.");
  }
  const role = await findRole(db, userId);
  if (role === undefined) throw notFound("user");
  if (role === actor.role) {
    throw forbidden("Conversations are between a candidate and a recruiter.");
  }
  const jobId = context?.jobId ?? null;
  if (jobId !== null && !(await jobExists(db, jobId))) throw notFound("job");
  return actor.role === "candidate"
    ? { candidateId: actor.userId, recruiterId: userId, jobId }
    : { candidateId: userId, recruiterId: actor.userId, jobId };
}
