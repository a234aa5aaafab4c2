import { type Db, type Executor, withTx } from "@rolecall/db";
import { applications, jobs, users } from "@rolecall/db/schema";
import { asc, eq, sql } from "drizzle-orm";

export async function hasUsers(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function hasUser(db: Executor, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}

/**
 * The demo's people did in seconds what takes others weeks: applications move back over the last days,
 * none before its job was posted or after its interview was arranged, talks follow their application,
 * and what happened more than two days ago has been seen.
 */
export async function spreadOverDays(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await withTx(db, async (tx) => {
    await tx.execute(sql`
      with placed as (
        select a.id, greatest(
          j.created_at + interval '25 minutes',
          least(
            ${at} - (row_number() over (order by a.created_at desc) - 0.9) * interval '5 hours 40 minutes',
            (select min(i.created_at) - interval '1 day' from interviews i where i.application_id = a.id
              or (i.job_id = a.job_id and i.candidate_id = a.candidate_id))
          )
        ) as moment
        from applications a join jobs j on j.id = a.job_id
      )
      update applications a set created_at = moment, analysed_at = moment + (a.analysed_at - a.created_at)
      from placed where placed.id = a.id`);
    await tx.execute(sql`
      update notifications n set created_at = coalesce(a.analysed_at, a.created_at)
      from applications a where a.id = n.application_id and n.interview_id is null`);
    await tx.execute(sql`
      with placed as (
        select m.id, a.created_at + (least(${at} - a.created_at, interval '9 hours') * m.seq / (c.last_seq + 1)) as moment
        from messages m join conversations c on c.id = m.conversation_id
        join applications a on a.job_id = c.job_id and a.candidate_id = c.candidate_id
      )
      update messages m set created_at = moment,
        delivered_at = case when m.delivered_at is not null then moment + interval '1 minute' end,
        read_at = case when m.read_at is not null then moment + interval '4 minutes' end
      from placed where placed.id = m.id`);
    await tx.execute(sql`
      update conversations c set created_at = m.first, updated_at = m.last
      from (select conversation_id, min(created_at) as first, max(created_at) as last from messages group by 1) m
      where m.conversation_id = c.id`);
    await tx.execute(sql`
      update notifications set read_at = created_at + interval '2 hours'
      where user_id is not null and created_at < ${at} - interval '2 days'`);
  });
}

export interface DemoApplication {
  readonly id: string;
  readonly recruiterId: string;
  readonly createdAt: Date;
  /** To an interview for the job. */
  readonly isInvited: boolean;
}

/** In the order in which they were made. */
export async function listDemoApplications(db: Executor): Promise<DemoApplication[]> {
  return db
    .select({
      id: applications.id,
      recruiterId: jobs.recruiterId,
      createdAt: applications.createdAt,
      isInvited: sql<boolean>`exists (select from interviews i
        where i.job_id = ${applications.jobId} and i.candidate_id = ${applications.candidateId})`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .orderBy(asc(applications.id));
}
