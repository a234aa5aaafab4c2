import type { SavedFilters } from "@rolecall/contracts/saved-searches/schemas";
import type { Executor, Tx } from "@rolecall/db";
import { notifications, savedSearches } from "@rolecall/db/schema";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { NotificationRow } from "../../notifications/notifications.queries.ts";

/** Distinct searches per page: about a megabyte of filters. */
const PAGE = 5_000;

interface MarkedSearch extends Record<string, unknown> {
  readonly key: string;
  readonly filters: SavedFilters;
}

/** The searches with an alert that have one of the marks, equal ones once. */
export async function* readMarkedSearches(
  db: Executor,
  marks: ReadonlySet<string>,
): AsyncGenerator<readonly MarkedSearch[]> {
  const list = JSON.stringify([...marks]);
  for (let after = ""; ; ) {
    const rows = await db.execute<MarkedSearch>(sql`
      select distinct on (s.key) s.key, s.filters
      from jsonb_array_elements_text(${list}::jsonb) as wanted (mark)
      join saved_search_marks m on m.mark = wanted.mark
      join saved_searches s on s.id = m.search_id
      where s.alert and s.key > ${after}
      order by s.key limit ${PAGE}`);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.key;
  }
}

/** A candidate to tell, by one of their searches that found the job. */
export interface AlertOwner extends Record<string, unknown> {
  readonly candidateId: string;
  readonly searchId: string;
  readonly name: string;
}

/** All searches with an alert, by candidate, of each the one saved first before the others. */
export async function findOwners(db: Executor, keys: readonly string[]): Promise<AlertOwner[]> {
  if (keys.length === 0) return [];
  const rows = await db.execute<AlertOwner>(sql`
    select candidate_id as "candidateId", id as "searchId", name
    from saved_searches
    where key = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))) and alert
    order by candidate_id, created_at, id`);
  return [...rows];
}

/** Holds those of the searches whose alert is still on, so that two jobs at once join one notification. */
export async function holdAlerting(tx: Tx, searchIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(inArray(savedSearches.id, [...searchIds]), eq(savedSearches.alert, true)))
    .orderBy(asc(savedSearches.id))
    .for("no key update");
  return new Set(rows.map(({ id }) => id));
}

/** Notes who is told of the job; returns those who had not been. */
export async function insertAlerts(
  tx: Tx,
  jobId: string,
  candidateIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.execute<{ id: string }>(sql`
    insert into saved_search_alerts (candidate_id, job_id)
    select id::uuid, ${jobId}::uuid from jsonb_array_elements_text(${JSON.stringify(candidateIds)}::jsonb) as c (id)
    order by 1 on conflict do nothing returning candidate_id as id`);
  return new Set(rows.map(({ id }) => id));
}

/** Of the searches the notifications that are not read, with how many jobs each stands for. */
export async function findUnreadAlerts(
  tx: Tx,
  owners: readonly AlertOwner[],
): Promise<Map<string, { readonly id: string; readonly jobs: number }>> {
  const rows = await tx
    .select({
      id: notifications.id,
      searchId: notifications.savedSearchId,
      jobs: sql<number>`(
        select count(*)::int from saved_search_alerts a where a.notification_id = ${notifications.id})`,
    })
    .from(notifications)
    .where(
      and(
        inArray(
          notifications.userId,
          owners.map(({ candidateId }) => candidateId),
        ),
        isNull(notifications.readAt),
        inArray(
          notifications.savedSearchId,
          owners.map(({ searchId }) => searchId),
        ),
      ),
    )
    .orderBy(asc(notifications.id))
    .for("no key update");
  return new Map(rows.map(({ id, searchId, jobs }) => [searchId ?? "", { id, jobs }]));
}

interface RewrittenAlert {
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

/** Lets unread notifications stand for one more job each: they come to the top anew. In the order of their ids. */
export async function rewriteAlerts(
  tx: Tx,
  alerts: readonly RewrittenAlert[],
  now: Date,
): Promise<NotificationRow[]> {
  if (alerts.length === 0) return [];
  await tx.execute(sql`
    update notifications n set title = a.title, message = a.message, job_id = null, created_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb) as a (id uuid, title text, message text)
    where n.id = a.id`);
  const ids = alerts.map(({ id }) => id);
  return tx.select().from(notifications).where(inArray(notifications.id, ids)).orderBy(asc(notifications.id));
}

/** Says by which notification each candidate was told of the job. */
export async function linkAlerts(
  tx: Tx,
  jobId: string,
  links: readonly { readonly candidateId: string; readonly notificationId: string }[],
): Promise<void> {
  await tx.execute(sql`
    update saved_search_alerts a set notification_id = l."notificationId"
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l ("candidateId" uuid, "notificationId" uuid)
    where a.job_id = ${jobId} and a.candidate_id = l."candidateId"`);
}
