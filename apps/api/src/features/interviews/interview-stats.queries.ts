import type { InterviewStatus } from "@rolecall/contracts/interviews/enums";
import type { Executor } from "@rolecall/db";
import { interviews } from "@rolecall/db/schema";
import { and, count, gte, lt, ne, sql } from "drizzle-orm";
import type { Actor } from "../auth/actor.ts";
import { isUpcoming, ownedBy, statusAt } from "./interviews.queries.ts";
import type { TimeRange } from "./slots/slots.ts";

export interface StatusCount {
  readonly status: InterviewStatus;
  readonly total: number;
  readonly upcoming: number;
  /** Those that begin within the week and were not called off. */
  readonly inWeek: number;
}

/** The actor's interviews counted by the status they have now; a status that none has is not there. */
export async function countInterviews(
  db: Executor,
  actor: Actor,
  { now, week }: { now: Date; week: TimeRange },
): Promise<StatusCount[]> {
  const inWeek = and(
    ne(interviews.status, "cancelled"),
    gte(interviews.scheduledAt, week.start),
    lt(interviews.scheduledAt, week.end),
  );
  return (
    db
      .select({
        status: statusAt(now),
        total: count(),
        upcoming: sql<number>`count(*) filter (where ${isUpcoming(now)})::int`,
        inWeek: sql<number>`count(*) filter (where ${inWeek})::int`,
      })
      .from(interviews)
      .where(ownedBy(actor))
      // By position: written out a second time, its parameters would make it another expression.
      .groupBy(sql`1`)
  );
}
