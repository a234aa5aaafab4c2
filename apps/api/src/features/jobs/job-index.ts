import { compileJob, compileProfile, JobTable, type ScoredJob } from "@rolecall/cv/match";
import type { CandidateProfile } from "@rolecall/cv/types";
import type { Database, Tx } from "@rolecall/db";
import type { Logger } from "pino";
import { findIndexedJob, JOBS_CHANGED_CHANNEL, notifyJobChanged, readAllJobs } from "./job-index.queries.ts";
import { createMirror } from "./mirror.ts";

/** All jobs in memory, as far as a match needs them: scoring a hundred thousand there takes milliseconds. */
export interface JobIndex {
  /** Begins to read what there is, in the background. The first question does so, too, and waits. */
  readonly load: () => void;
  /** The best jobs for a profile, best first, none under `minScore`. */
  readonly best: (
    profile: CandidateProfile,
    options: { limit: number; minScore: number },
  ) => Promise<ScoredJob[]>;
  /** Call in the transaction that writes or deletes a job: every process hears of it at its commit. */
  readonly announce: (tx: Tx, id: string) => Promise<void>;
  /** Call after that commit, so that this process does not even wait for the news. */
  readonly refresh: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Listens to changes from now on; `load` reads what there is already. */
export async function openJobIndex({
  database,
  log,
}: {
  database: Database;
  log: Logger;
}): Promise<JobIndex> {
  const jobs = new JobTable();
  const mirror = createMirror({
    readAll: () => readAllJobs(database.sql),
    find: (id) => findIndexedJob(database.db, id),
    idOf: (row) => row.id,
    table: {
      set: (row) => jobs.set(row.id, compileJob(row)),
      delete: (id) => jobs.delete(id),
      ids: () => jobs.ids(),
    },
  });
  const report = (error: unknown) => log.error({ err: error }, "job index");
  let loading: Promise<void> | undefined;
  function load(): Promise<void> {
    const reading = mirror.reload();
    loading = reading;
    reading.catch((error: unknown) => {
      report(error);
      // Half of the jobs are no answer: the next question reads them anew.
      if (loading === reading) loading = undefined;
    });
    return reading;
  }
  const subscription = await database.sql.listen(
    JOBS_CHANGED_CHANNEL,
    (id) => void mirror.refresh(id).catch(report),
    // Also after a lost connection: what changed meanwhile was not heard.
    () => {
      if (loading !== undefined) void load();
    },
  );

  return {
    load: () => {
      if (loading === undefined) void load();
    },
    best: async (profile, { limit, minScore }) => {
      await (loading ?? load());
      // Ids rise with time, so of equals the newer comes first.
      return jobs.best(compileProfile(profile), { limit, minScore });
    },
    announce: (tx, id) => notifyJobChanged(tx, id),
    refresh: mirror.refresh,
    // Without its database there is nothing to unsubscribe from.
    close: async () => {
      await Promise.allSettled([subscription.unlisten()]);
    },
  };
}
