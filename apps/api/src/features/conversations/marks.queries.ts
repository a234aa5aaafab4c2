import type { LiveEvent } from "@rolecall/contracts/live/events";
import { appendEventsOf, type Sql, type StoredLiveEvent } from "@rolecall/db";
import { areApart } from "../blocks/block-conditions.queries.ts";

/** Ids of one event at most: it must stay far below what a frame may hold. */
const MAX_IDS = 500;

/**
 * Marks messages as delivered and tells their senders, in one statement; returns the events. Messages that
 * are marked already change nothing. Rows are locked in the order of their ids, as by everything that
 * marks several, so that two who mark the same ones wait and do not deadlock.
 */
export async function markMessagesDelivered(sql: Sql, ids: readonly string[]): Promise<StoredLiveEvent[]> {
  const told = await sql<ToldRow[]>`
    with reached as (
      select id from messages where id = any(${ids}::uuid[]) and delivered_at is null
      order by id for no key update
    ), marked as (
      update messages m set delivered_at = now() from reached where m.id = reached.id
      returning m.id, m.conversation_id, m.sender_id
    ), ${sql.unsafe(statusEvents("delivered"))}
    select position, user_id, payload, now() as created_at, (select min(seq) from appended) as first_seq,
      (select count(*) from woken) as woken
    from events order by position`;
  return told.map(toEvent);
}

/**
 * Marks what the other wrote in a conversation as read, and so as delivered, and tells the other, and the
 * reader's own devices; returns the events, or undefined when the conversation is not the user's.
 */
export async function markMessagesRead(
  sql: Sql,
  { userId, conversationId }: { readonly userId: string; readonly conversationId: string },
): Promise<StoredLiveEvent[] | undefined> {
  const told = await sql<(ToldRow | { position: null })[]>`
    with own as (
      select id from conversations
      where id = ${conversationId} and ${userId}::uuid in (candidate_id, recruiter_id)
    ), unread as (
      select m.id from own join messages m on m.conversation_id = own.id
      where m.sender_id <> ${userId} and m.read_at is null
      order by m.id for no key update of m
    ), marked as (
      update messages m set read_at = now(), delivered_at = coalesce(m.delivered_at, now())
      from unread where m.id = unread.id
      returning m.id, m.conversation_id, m.sender_id, m.seq
    ), own_action as (
      select ${userId}::uuid as user_id, jsonb_build_object('type', 'conversation_read',
        'conversationId', conversation_id, 'upToSeq', max(seq)) as payload
      from marked group by conversation_id
    ), ${sql.unsafe(statusEvents("read", "own_action"))}
    select e.position, e.user_id, e.payload, now() as created_at, (select min(seq) from appended) as first_seq,
      (select count(*) from woken) as woken
    from own left join events e on true order by e.position`;
  if (told.length === 0) return undefined;
  return told.flatMap((row) => (row.position === null ? [] : [toEvent(row)]));
}

/**
 * The CTEs that turn `marked` messages into the events of their senders, unless one of the two has blocked the other, and append those, and what
 * another CTE holds, with the columns user_id and payload.
 */
function statusEvents(status: "delivered" | "read", also?: string): string {
  return `parted as (
      select *, (row_number() over (partition by conversation_id, sender_id order by id) - 1) / ${MAX_IDS} as part
      from marked
      where not (select ${areApart("c.candidate_id", "c.recruiter_id")} from conversations c where c.id = conversation_id)
    ), told as (
      select sender_id as user_id, jsonb_build_object('type', 'message_status',
        'conversationId', conversation_id, 'messageIds', jsonb_agg(id order by id), 'status', '${status}') as payload
      from parted group by conversation_id, sender_id, part
      ${also === undefined ? "" : `union all select user_id, payload from ${also}`}
    ), events as (
      select row_number() over () - 1 as position, user_id, null::text as audience, payload from told
    ), ${appendEventsOf("events")}`;
}

interface ToldRow {
  /** From 0, as a 64-bit integer comes: as text. */
  readonly position: string;
  readonly user_id: string;
  readonly payload: LiveEvent;
  readonly created_at: Date;
  readonly first_seq: string;
}

function toEvent(row: ToldRow): StoredLiveEvent {
  return {
    seq: Number(row.first_seq) + Number(row.position),
    userId: row.user_id,
    audience: null,
    event: row.payload,
    createdAt: row.created_at,
  };
}
