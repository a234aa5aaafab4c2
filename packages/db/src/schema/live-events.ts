import { ROLES } from "@rolecall/contracts/auth/enums";
import type { LiveEvent, LiveEventType } from "@rolecall/contracts/live/events";
import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgSequence, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, isOneOf } from "./columns.ts";

export const liveEventsSeq = pgSequence("live_events_seq");

/**
 * The log behind `live.events`. Only `appendEvents` writes it: it hands out `seq` in the order in which
 * transactions commit, so that a reader who has seen n never misses a smaller one. `user_id` is no
 * foreign key: rows live for days, and a reference would lock the receiver's row with every event.
 */
export const liveEvents = pgTable(
  "live_events",
  {
    seq: bigint("seq", { mode: "number" }).primaryKey(),
    /** Exactly one of the two: one person, or everybody of a role. */
    userId: uuid("user_id"),
    audience: text("audience", { enum: ROLES }),
    /** Those of the audience who do not get it: they have blocked whom it comes from. */
    leftOut: uuid("left_out").array(),
    type: text("type").$type<LiveEventType>().notNull(),
    /** The whole event as it goes out. */
    payload: jsonb("payload").$type<LiveEvent>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("live_events_user_idx").on(t.userId, t.seq).where(sql`${t.userId} is not null`),
    index("live_events_audience_idx").on(t.audience, t.seq).where(sql`${t.audience} is not null`),
    check("live_events_addressee_check", sql`num_nonnulls(${t.userId}, ${t.audience}) = 1`),
    check("live_events_audience_check", isOneOf(t.audience, ROLES)),
  ],
);
