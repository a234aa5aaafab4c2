import { appendEventsOf, type Sql } from "@rolecall/db";
import { isOneSuspended } from "../auth/members.queries.ts";
import { areApart } from "../blocks/block-conditions.queries.ts";
import type { MessageRow } from "./conversations.mapper.ts";

/** A message on its way into the database. */
export interface NewMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly senderId: string;
  readonly text: string;
  readonly clientId: string | null;
}

export interface StoredMessage {
  /** Index of the new message it answers. */
  readonly place: number;
  /** Who gets it; null when it was stored before: an earlier send had the same client id. */
  readonly receiverId: string | null;
  readonly message: MessageRow;
}

export interface StoredBatch {
  /** In the order of the batch. */
  readonly messages: readonly StoredMessage[];
  /** Seq of the first event; those that follow count on from it. Null when nothing was new. */
  readonly firstEventSeq: number | null;
}

/**
 * Stores messages of any conversations in the order given and tells receivers and senders: one statement,
 * so one round trip, which is a transaction by itself. A message whose conversation is closed or not
 * its sender's, or of whose two one is suspended or has blocked the other, is left out; one whose client id the sender has used before answers with the first. The conversations
 * are locked, in the order of their ids, and their counters give the seqs.
 *
 * What follows the insert reads `fresh` once `stored` is known, instead of joining the two: the planner takes
 * each for one row, and would compare all with all. Conversations and earlier messages are looked up one by one
 * and not joined: the plan is kept from when the tables were small, and would read them whole for ever. The answer
 * holds only what the process does not know: each of its columns takes time.
 *
 * The statement does not see what commits while it waits for a lock: a repeat that comes in then is a
 * unique violation of `messages_sender_client_key`, and the statement is to be run again.
 */
export async function insertMessages(sql: Sql, batch: readonly NewMessage[]): Promise<StoredBatch> {
  const rows = batch.map((message, place) => ({ ...message, place }));
  const stored = await sql<StoredRow[]>`
    with sent as (
      select *, (
        select to_jsonb(m) from messages m where m.sender_id = s."senderId" and m.client_id = s."clientId"
      ) as first
      from jsonb_to_recordset(${sql.json(rows)})
        as s (place int, id uuid, "conversationId" uuid, "senderId" uuid, text text, "clientId" text)
    ), locked as (
      select id, candidate_id, recruiter_id, last_seq from conversations
      where id = any(array(select "conversationId" from sent)) and closed_at is null
        and not ${sql.unsafe(areApart("candidate_id", "recruiter_id"))}
        and not ${sql.unsafe(isOneSuspended("candidate_id", "recruiter_id"))}
      order by id for no key update
    ), fresh as (
      select s.*, c.last_seq + row_number() over (partition by c.id order by s.place) as seq,
        case s."senderId" when c.candidate_id then c.recruiter_id else c.candidate_id end as receiver_id,
        clock_timestamp()::timestamptz(3) as created_at
      from sent s join locked c on c.id = s."conversationId" and s."senderId" in (c.candidate_id, c.recruiter_id)
      where s.first is null
    ), inserted as (
      insert into messages (id, conversation_id, seq, sender_id, text, client_id, created_at)
      select id, "conversationId", seq, "senderId", text, "clientId", created_at from fresh
      returning conversation_id, seq, created_at
    ), raised as (
      update conversations c set last_seq = i.seq, updated_at = i.created_at
      from (select conversation_id, max(seq) as seq, max(created_at) as created_at from inserted group by 1) i
      where c.id = i.conversation_id
    ), stored as (
      select count(*) from inserted
    ), told as (
      select f.*, jsonb_build_object(
        '_id', f.id, 'conversationId', f."conversationId", 'seq', f.seq,
        'sender', jsonb_build_object('_id', f."senderId"),
        'content', jsonb_build_object('text', f.text, 'messageType', 'text'),
        'createdAt', to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'status', jsonb_build_object('sent', true, 'delivered', false, 'read', false),
        'clientId', f."clientId"
      ) as message
      from stored cross join fresh f
    ), events as (
      select place * 2 as position, receiver_id as user_id, null::text as audience,
        jsonb_build_object('type', 'new_message', 'conversationId', "conversationId", 'message', message) as payload
      from told
      union all
      select place * 2 + 1, "senderId", null,
        jsonb_build_object('type', 'message_sent', 'conversationId', "conversationId", 'message', message)
      from told
    ), ${sql.unsafe(appendEventsOf("events"))}
    select s.place, s.first, f.receiver_id, f.seq::int, f.created_at,
      (select min(seq) from appended) as first_event_seq, (select count(*) from woken) as woken
    from sent s left join fresh f using (place)
    order by s.place`;
  const firstEventSeq = stored[0]?.first_event_seq ?? null;
  return {
    messages: stored.flatMap((row) => toStoredMessage(row, batch[row.place]) ?? []),
    firstEventSeq: firstEventSeq === null ? null : Number(firstEventSeq),
  };
}

interface StoredRow {
  readonly place: number;
  /** The message that was stored under this client id before. */
  readonly first: FirstMessage | null;
  /** This and what follows is null unless the message was stored now. */
  readonly receiver_id: string | null;
  readonly seq: number | null;
  readonly created_at: Date | null;
  readonly first_event_seq: string | null;
}

/** A row of `messages` as JSON has it. */
interface FirstMessage {
  readonly id: string;
  readonly conversation_id: string;
  readonly seq: number;
  readonly sender_id: string;
  readonly text: string;
  readonly client_id: string | null;
  readonly created_at: string;
  readonly delivered_at: string | null;
  readonly read_at: string | null;
}

/** Undefined when the conversation takes no message from the sender. */
function toStoredMessage(row: StoredRow, sent: NewMessage | undefined): StoredMessage | undefined {
  const { place, first, receiver_id: receiverId, seq, created_at: createdAt } = row;
  if (first !== null) return { place, receiverId: null, message: toMessageRow(first) };
  if (sent === undefined || receiverId === null || seq === null || createdAt === null) return undefined;
  return { place, receiverId, message: { ...sent, seq, createdAt, deliveredAt: null, readAt: null } };
}

function toMessageRow(first: FirstMessage): MessageRow {
  return {
    id: first.id,
    conversationId: first.conversation_id,
    seq: first.seq,
    senderId: first.sender_id,
    text: first.text,
    clientId: first.client_id,
    createdAt: new Date(first.created_at),
    deliveredAt: toDate(first.delivered_at),
    readAt: toDate(first.read_at),
  };
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
