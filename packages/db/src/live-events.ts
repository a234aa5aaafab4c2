import type { Role } from "@rolecall/contracts/auth/enums";
import type { LiveEvent } from "@rolecall/contracts/live/events";
import { sql } from "drizzle-orm";
import { LOCK_KEYS } from "./lock-keys.ts";
import type { Executor, Tx } from "./tx.ts";

/** What LISTEN names. The payload is the highest seq of the transaction: a hint to look, not the news. */
export const LIVE_EVENTS_CHANNEL = "live_events";

/** An event for one person, or for everybody of a role. */
export type NewLiveEvent = { readonly event: LiveEvent } & (
  | { readonly userId: string; readonly audience?: never }
  | {
      readonly audience: Role;
      readonly userId?: never;
      /** Those of the role who do not get it. */
      readonly leftOut?: readonly string[];
    }
);

export interface StoredLiveEvent {
  readonly seq: number;
  /** Null for one that went to everybody of `audience`. */
  readonly userId: string | null;
  readonly audience: Role | null;
  /** Those of the audience who do not get it. */
  readonly leftOut?: readonly string[];
  readonly event: LiveEvent;
  readonly createdAt: Date;
}

/**
 * Appends events and wakes the listeners when the transaction commits; returns their seqs in the order
 * given. Call it last: from here to the commit no other transaction can append, which is what makes
 * the order of seqs the order of commits. A plain sequence is not: a lower number can commit after a
 * higher one, and a reader who stands between them would miss it for good.
 */
export async function appendEvents(tx: Tx, events: readonly NewLiveEvent[]): Promise<number[]> {
  if (events.length === 0) return [];
  const rows = events.map((told, position) => {
    const { event, userId, audience } = told;
    const leftOut = told.audience === undefined ? [] : (told.leftOut ?? []);
    return {
      position,
      user_id: userId,
      audience,
      left_out: leftOut.length === 0 ? null : leftOut,
      payload: event,
    };
  });
  const stored = await tx.execute<{ seq: string }>(sql`
    with events as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as e (position int, user_id uuid, audience text, left_out uuid[], payload jsonb)
    ), ${sql.raw(appendEventsOf("events", { leftOut: true }))}
    select seq from appended, woken order by seq`);
  return stored.map((row) => Number(row.seq));
}

/**
 * The CTEs, as SQL, that append the events which another CTE of the statement yields: for the hot writes
 * that store and tell in a single round trip, so that nobody waits for the lock while a network is
 * crossed. `source` names that CTE, with the columns position, user_id, audience and payload, and left_out if it has that. They add
 * `appended`, whose seqs rise by one with the positions, and `woken`, which has to be read or nobody is.
 */
export function appendEventsOf(source: string, { leftOut = false } = {}): string {
  const also = leftOut ? ", left_out" : "";
  // The lock is taken when the source has been read to its end, and with it all rows that the statement
  // locks: whoever waits for this lock holds its rows already, so none wait for each other in a circle.
  // A seq is taken for a joined row, and there is none before the lock is held.
  return `held as materialized (
      select pg_advisory_xact_lock(${LOCK_KEYS.appendEvents})
      from (select count(*) as events from ${source}) as source where source.events > 0
    ), appended as (
      insert into live_events (seq, user_id, audience, type, payload${also})
      select nextval('live_events_seq'), e.user_id, e.audience, e.payload ->> 'type', e.payload${also}
      from held cross join (select * from ${source} order by position) as e
      returning seq
    ), woken as (
      select pg_notify('${LIVE_EVENTS_CHANNEL}', max(seq)::text) from appended having count(*) > 0
    )`;
}

export interface ReadEventsOptions {
  /** Events with a higher seq than this. */
  readonly after: number;
  readonly userId: string;
  readonly role: Role;
  readonly limit: number;
}

/** The columns of an event: a list of ids comes as JSON. */
const EVENT = sql.raw("seq, user_id, audience, to_jsonb(left_out) as left_out, payload, created_at");

/** What is meant for one person since `after`, own events and those of the role, oldest first. */
export async function readEvents(executor: Executor, options: ReadEventsOptions): Promise<StoredLiveEvent[]> {
  const { after, userId, role, limit } = options;
  // Each half walks its own index in order; one condition with OR would sort everything that is new.
  const rows = await executor.execute<EventRow>(sql`
    (select ${EVENT} from live_events
      where user_id = ${userId} and seq > ${after} order by seq limit ${limit})
    union all
    (select ${EVENT} from live_events
      where audience = ${role} and seq > ${after}
        and (left_out is null or not (${userId}::uuid = any(left_out))) order by seq limit ${limit})
    order by seq limit ${limit}`);
  return rows.map(toStoredEvent);
}

/** Everybody's events since `after`, oldest first: what one process reads once for all of its subscribers. */
export async function readAllEvents(
  executor: Executor,
  { after, limit }: { after: number; limit: number },
): Promise<StoredLiveEvent[]> {
  const rows = await executor.execute<EventRow>(sql`
    select ${EVENT} from live_events
    where seq > ${after} order by seq limit ${limit}`);
  return rows.map(toStoredEvent);
}

/** Where the log stands: a stream that begins now begins after this. 0 when it is empty. */
export async function latestEventSeq(executor: Executor): Promise<number> {
  const [row] = await executor.execute<{ seq: string | null }>(sql`select max(seq) as seq from live_events`);
  return Number(row?.seq ?? 0);
}

/** Few enough that a statement stays far below its timeout, however much has piled up. */
const DELETED_AT_ONCE = 5_000;

/** Deletes events older than so many days; returns how many. */
export async function deleteOldEvents(
  executor: Executor,
  olderThanDays: number,
  atOnce = DELETED_AT_ONCE,
): Promise<number> {
  let total = 0;
  for (;;) {
    // The oldest have the lowest seqs, and only by those does an index hold them in order.
    const { count } = await executor.execute(sql`
      delete from live_events where seq in (
        select seq from (select seq, created_at from live_events order by seq limit ${atOnce}) oldest
        where created_at < now() - make_interval(days => ${olderThanDays}))`);
    total += count;
    if (count < atOnce) return total;
  }
}

interface EventRow extends Record<string, unknown> {
  readonly seq: string;
  readonly user_id: string | null;
  readonly audience: Role | null;
  readonly left_out: string[] | null;
  readonly payload: LiveEvent;
  readonly created_at: string;
}

function toStoredEvent(row: EventRow): StoredLiveEvent {
  return {
    seq: Number(row.seq),
    userId: row.user_id,
    audience: row.audience,
    ...(row.left_out === null ? {} : { leftOut: row.left_out }),
    event: row.payload,
    createdAt: new Date(row.created_at),
  };
}
