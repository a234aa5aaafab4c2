import type { Role } from "@rolecall/contracts/auth/enums";
import { type Executor, newId } from "@rolecall/db";
import { conversations, jobs, messages, users } from "@rolecall/db/schema";
import { and, desc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Actor } from "../auth/actor.ts";
import { apartSince, blockersOf } from "../blocks/block-conditions.queries.ts";
import type { ConversationRow, MessageRow } from "./conversations.mapper.ts";

/** The conversations the actor takes part in. */
function isOwn(actor: Actor) {
  return eq(actor.role === "candidate" ? conversations.candidateId : conversations.recruiterId, actor.userId);
}

/** The other of the two. */
function otherOf(actor: Actor) {
  return actor.role === "candidate" ? conversations.recruiterId : conversations.candidateId;
}

export async function listConversationRows(
  db: Executor,
  actor: Actor,
  limit: number,
): Promise<ConversationRow[]> {
  const unread = db
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        eq(messages.senderId, otherOf(actor)),
        isNull(messages.readAt),
      ),
    );
  return db
    .select({
      id: conversations.id,
      updatedAt: conversations.updatedAt,
      otherUser: { id: users.id, name: users.name, role: users.role },
      job: { id: jobs.id, title: jobs.title },
      lastMessage: { text: messages.text, senderId: messages.senderId, createdAt: messages.createdAt },
      unreadCount: sql<number>`(${unread})`,
      closed: sql<boolean>`${conversations.closedAt} is not null`,
      unavailable: sql<boolean>`${users.suspendedAt} is not null`,
      blocked: sql<boolean>`${actor.userId}::uuid in ${blockersOf(users.id)}`,
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, otherOf(actor)))
    .leftJoin(jobs, eq(jobs.id, conversations.jobId))
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)),
    )
    .where(isOwn(actor))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(limit);
}

export async function findRole(db: Executor, userId: string): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row?.role;
}

export async function jobExists(db: Executor, jobId: string): Promise<boolean> {
  const found = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId));
  return found.length > 0;
}

export interface ConversationKey {
  readonly candidateId: string;
  readonly recruiterId: string;
  readonly jobId: string | null;
}

/**
 * Makes the conversation of this pair about this job; undefined when there is one already. Throws a
 * foreign key violation when one of the three is gone.
 */
export async function insertConversation(db: Executor, key: ConversationKey): Promise<string | undefined> {
  const { candidateId, recruiterId, jobId } = key;
  const [row] = await db
    .insert(conversations)
    .values({ id: newId(), candidateId, recruiterId, jobId, contextJobId: jobId })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  return row?.id;
}

export async function findConversation(db: Executor, key: ConversationKey): Promise<string | undefined> {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.candidateId, key.candidateId),
        eq(conversations.recruiterId, key.recruiterId),
        key.jobId === null ? isNull(conversations.contextJobId) : eq(conversations.contextJobId, key.jobId),
      ),
    );
  return row?.id;
}

/** How far a conversation goes; undefined when there is none or it is not the actor's. */
export async function findExtent(
  db: Executor,
  actor: Actor,
  id: string,
): Promise<{ lastSeq: number; apartSince: Date | null } | undefined> {
  const [row] = await db
    .select({
      lastSeq: conversations.lastSeq,
      apartSince: apartSince(conversations.candidateId, conversations.recruiterId),
    })
    .from(conversations)
    .where(and(eq(conversations.id, id), isOwn(actor)));
  if (row === undefined) return undefined;
  return { ...row, apartSince: row.apartSince === null ? null : new Date(row.apartSince) };
}

/** With whom the actor talks there, and whether that one has left or is suspended; undefined when it is not the actor's. */
export async function findOther(
  db: Executor,
  actor: Actor,
  id: string,
): Promise<{ id: string; closed: boolean; unavailable: boolean } | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      closed: sql<boolean>`${conversations.closedAt} is not null`,
      unavailable: sql<boolean>`${users.suspendedAt} is not null`,
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, otherOf(actor)))
    .where(and(eq(conversations.id, id), isOwn(actor)));
  return row;
}

/** Messages with `after < seq <= upTo`, oldest first. */
export async function listMessageRows(
  db: Executor,
  range: { conversationId: string; after: number; upTo: number },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, range.conversationId),
        gt(messages.seq, range.after),
        lte(messages.seq, range.upTo),
      ),
    )
    .orderBy(messages.seq);
}

/**
 * Messages to a user that are not marked as delivered although their event has reached one of the
 * user's clients: the client named a later event as the last it saw. The events are read once, and only when some
 * message waits; joined with the messages they were all compared with all, for minutes, by who came back to thousands.
 */
export async function findReachedMessages(db: Executor, userId: string, upToSeq: number): Promise<string[]> {
  const isWaiting = sql`m.sender_id <> ${userId} and m.read_at is null and m.delivered_at is null`;
  const rows = await db.execute<{ id: string }>(sql`
    select m.id from messages m
    where m.id = any(array(
      select (e.payload -> 'message' ->> '_id')::uuid from live_events e
      where e.user_id = ${userId} and e.seq <= ${upToSeq} and e.type = 'new_message' and exists (
        select from conversations c join messages m on m.conversation_id = c.id
        where (c.candidate_id = ${userId} or c.recruiter_id = ${userId}) and ${isWaiting})
    )) and ${isWaiting}`);
  return rows.map((row) => row.id);
}
