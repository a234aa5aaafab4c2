import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { appendEvents, type JobRow, type Tx, withTx } from "@rolecall/db";
import type { Dependencies } from "../../../dependencies.ts";
import { findApplicants } from "../../applications/applicants.queries.ts";
import { lockJob } from "../../jobs/jobs.queries.ts";
import type { SearchRow } from "../../jobs/search/matching-plans.queries.ts";
import { createNotifications } from "../../notifications/create-notification.ts";
import { toNotification } from "../../notifications/notifications.mapper.ts";
import { findVisible } from "../../users/hiding/visible.queries.ts";
import { describeAlert } from "./alert-news.ts";
import {
  type AlertOwner,
  findOwners,
  findUnreadAlerts,
  holdAlerting,
  insertAlerts,
  linkAlerts,
  rewriteAlerts,
} from "./alerts.queries.ts";
import { matchSearches } from "./match-searches.ts";

/** So many are told in one transaction. */
const BATCH = 200;

/** Tells each candidate once: who was told by an attempt that died half-way is left out by the next. */
export async function run(
  deps: Dependencies,
  { jobId, before }: { jobId: string; before?: SearchRow | undefined },
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps.database;
  const keys = await matchSearches(db, { jobId, before, signal });
  const candidates = [...Map.groupBy(await findOwners(db, keys), ({ candidateId }) => candidateId).values()];
  for (let from = 0; from < candidates.length; from += BATCH) {
    signal.throwIfAborted();
    const some = candidates.slice(from, from + BATCH);
    await withTx(db, (tx) => tell(tx, jobId, { candidates: some, now: deps.now() }));
  }
}

interface Candidates {
  /** The searches of each that found the job. */
  readonly candidates: readonly (readonly AlertOwner[])[];
  readonly now: Date;
}

async function tell(tx: Tx, jobId: string, { candidates, now }: Candidates): Promise<void> {
  // The lock makes two attempts at one job follow each other, and a job deleted or closed tell nobody.
  const job = await lockJob(tx, jobId);
  if (job === undefined || job.closedAt !== null) return;
  const alerting = await holdAlerting(
    tx,
    candidates.flat().map(({ searchId }) => searchId),
  );
  // Only now: the first may have been deleted while another finds the job as well.
  const owners = candidates.flatMap((own) => own.find(({ searchId }) => alerting.has(searchId)) ?? []);
  const ids = owners.map(({ candidateId }) => candidateId);
  const visible = await findVisible(tx, job.recruiterId, ids);
  const applied = await findApplicants(tx, jobId, ids);
  const wanted = owners.filter(({ candidateId }) => visible.has(candidateId) && !applied.has(candidateId));
  if (wanted.length === 0) return;
  const untold = await insertAlerts(
    tx,
    jobId,
    wanted.map(({ candidateId }) => candidateId),
  );
  const fresh = wanted.filter(({ candidateId }) => untold.has(candidateId));
  if (fresh.length === 0) return;
  const told = await notify(tx, job, { owners: fresh, now });
  await linkAlerts(
    tx,
    jobId,
    told.map(({ candidateId, notification }) => ({ candidateId, notificationId: notification._id })),
  );
  await appendEvents(
    tx,
    told.map(({ candidateId, searchId, notification }) => ({
      userId: candidateId,
      event: { type: "saved_search_match" as const, notification, savedSearchId: searchId, jobId },
    })),
  );
}

interface Round {
  readonly owners: readonly AlertOwner[];
  readonly now: Date;
}

type Told = AlertOwner & { readonly notification: Notification };

/** Many jobs at once are one notification of a search, which counts them until it is read. */
async function notify(tx: Tx, job: JobRow, { owners, now }: Round): Promise<Told[]> {
  const unread = await findUnreadAlerts(tx, owners);
  const first = owners.filter(({ searchId }) => !unread.has(searchId));
  const created = await createNotifications(
    tx,
    first.map(({ candidateId, searchId, name }) => ({
      userId: candidateId,
      type: "saved_search_match",
      ...describeAlert({ name, job, count: 1 }),
      jobId: job.id,
      savedSearchId: searchId,
      at: now,
    })),
  );
  const further = owners.flatMap(({ searchId, name }) => {
    const alert = unread.get(searchId);
    return alert === undefined
      ? []
      : [{ id: alert.id, ...describeAlert({ name, job, count: alert.jobs + 1 }) }];
  });
  const rewritten = await rewriteAlerts(tx, further, now);
  const all = [...created, ...rewritten.map((row) => toNotification(row))];
  const bySearch = new Map(all.map((notification) => [notification.target.savedSearchId, notification]));
  return owners.flatMap((owner) => {
    const notification = bySearch.get(owner.searchId);
    return notification === undefined ? [] : [{ ...owner, notification }];
  });
}
