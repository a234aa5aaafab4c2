import { appendEventsOf, type Sql } from "@rolecall/db";
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
 * so one round trip, which is a transaction by itself. A message whose conversation is not its sender's
 * is left out; one whose client id the sender has used before answers with the first. The conversations
 * are locked, in the order of their ids, and their counters give the seqs.
 *
 * What follows the insert reads `fresh` once `stored` is known, instead of joining the two: the planner takes
 * each for one row, and would compare all with all.
 *
 * The statement does not see what commits while it waits for a lock: a repeat that comes in then is a
 * unique violation of `messages_sender_client_key`, and the statement is to be run again.
 */
export async function insertMessages(sql: Sql, batch: readonly NewMessage[]): Promise<StoredBatch> {
  const rows = batch.map((message, place) => ({ ...message, place }));
  const stored = await sql<StoredRow[]>`
    with sent as (
      select * from jsonb_to_recordset(${sql.json(rows)})
        as s (place int, id uuid, "conversationId" uuid, "senderId" uuid, text text, "clientId" text)
    ), locked as (
      select id, candidate_id, recruiter_id, last_seq from conversations
      where id in (select "conversationId" from sent)
      order by id for no key update
    ), known as (
      select s.place, m.id from sent s
      join messages m on m.sender_id = s."senderId" and m.client_id = s."clientId"
    ), fresh as (
      select s.*, c.last_seq + row_number() over (partition by c.id order by s.place) as seq,
        case s."senderId" when c.candidate_id then c.recruiter_id else c.candidate_id end as receiver_id,
        clock_timestamp()::timestamptz(3) as created_at
      from sent s join locked c on c.id = s."conversationId" and s."senderId" in (c.candidate_id, c.recruiter_id)
      where s.place not in (select place from known)
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
    select f.place, f.receiver_id, f.id, f."conversationId" as conversation_id, f.seq::int, f."senderId" as sender_id,
      f.text, f."clientId" as client_id, f.created_at, null::timestamptz as delivered_at, null::timestamptz as read_at,
      (select min(seq) from appended) as first_event_seq, (select count(*) from woken) as woken
    from fresh f
    union all
    select k.place, null, m.id, m.conversation_id, m.seq, m.sender_id, m.text,
      m.client_id, m.created_at, m.delivered_at, m.read_at,
      (select min(seq) from appended), (select count(*) from woken)
    from known k join messages m on m.id = k.id
    order by place`;
  const firstEventSeq = stored[0]?.first_event_seq ?? null;
  return {
    messages: stored.map(toStoredMessage),
    firstEventSeq: firstEventSeq === null ? null : Number(firstEventSeq),
  };
}

interface StoredRow {
  readonly place: number;
  readonly receiver_id: string | null;
  readonly id: string;
  readonly conversation_id: string;
  readonly seq: number;
  readonly sender_id: string;
  readonly text: string;
  readonly client_id: string | null;
  readonly created_at: Date;
  readonly delivered_at: Date | null;
  readonly read_at: Date | null;
  readonly first_event_seq: string | null;
}

function toStoredMessage(row: StoredRow): StoredMessage {
  return {
    place: row.place,
    receiverId: row.receiver_id,
    message: {
      id: row.id,
      conversationId: row.conversation_id,
      seq: row.seq,
      senderId: row.sender_id,
      text: row.text,
      clientId: row.client_id,
      createdAt: row.created_at,
      deliveredAt: row.delivered_at,
      readAt: row.read_at,
    },
  };
}
