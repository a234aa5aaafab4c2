import type { Executor, Tx } from "@rolecall/db";
import { interviews } from "@rolecall/db/schema";
import { inArray, sql } from "drizzle-orm";
import { type InterviewRow, selectInterviews } from "../interviews.queries.ts";

interface ReminderWindow {
  /** Minutes before the start at which the reminder is due. */
  readonly lead: number;
  /** Minutes before the start at which it is no longer worth sending. */
  readonly until: number;
}

interface ClaimOptions {
  readonly now: Date;
  readonly windows: readonly ReminderWindow[];
  /** Reminders per call. */
  readonly limit: number;
}

/**
 * Takes reminders that are due and returns the interviews they are for, each once. Whoever inserts the
 * row of `interview_reminders` has the reminder: its key is interview, start and lead, so no other process
 * and no later run gets it, and a moved interview is due anew. The interview's row is held until the
 * transaction ends, so that one that is just being cancelled or moved is not reminded of. Nothing is due
 * for a lead that had already passed when the time was set: then the invitation itself is the news.
 */
export async function claimDueReminders(tx: Tx, { now, windows, limit }: ClaimOptions): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const values = sql.join(
    windows.map(({ lead, until }) => sql`(${lead}::int, ${until}::int)`),
    sql`, `,
  );
  const claimed = await tx.execute<{ interview_id: string }>(sql`
    with due as (
      select i.id, i.scheduled_at, w.lead
      from interviews i, (values ${values}) as w (lead, until)
      where i.status <> 'cancelled'
        and i.scheduled_at > ${at} + make_interval(mins => w.until)
        and i.scheduled_at <= ${at} + make_interval(mins => w.lead)
        and i.scheduled_at - make_interval(mins => w.lead) >= coalesce(
          (select max(c.changed_at) from interview_changes c where c.interview_id = i.id and c.to_date is not null),
          i.created_at)
        and not exists (
          select from interview_reminders r
          where r.interview_id = i.id and r.scheduled_at = i.scheduled_at and r.lead_minutes = w.lead)
      order by i.scheduled_at, i.id
      limit ${limit}
      for no key update of i skip locked)
    insert into interview_reminders (interview_id, scheduled_at, lead_minutes, sent_at)
    select id, scheduled_at, lead, ${at} from due
    on conflict do nothing
    returning interview_id`);
  return claimed.map((row) => row.interview_id);
}

export async function listInterviewsById(db: Executor, ids: readonly string[]): Promise<InterviewRow[]> {
  if (ids.length === 0) return [];
  return selectInterviews(db)
    .where(inArray(interviews.id, [...ids]))
    .orderBy(interviews.scheduledAt, interviews.id);
}
