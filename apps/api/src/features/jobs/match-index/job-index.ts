import { compileJob, compileProfile, JobTable, type ScoredJob } from "@rolecall/cv/match";
import type { CandidateProfile } from "@rolecall/cv/types";
import type { Database, Tx } from "@rolecall/db";
import type { Logger } from "pino";
import { findIndexedJob, JOBS_CHANGED_CHANNEL, notifyJobChanged, readOpenJobs } from "./job-index.queries.ts";
import { createLiveMirror, type LiveMirror } from "./live-mirror.ts";

/**
 * All open jobs in memory, as far as a match needs them: scoring a hundred thousand there takes milliseconds.
 * Call `refresh` after the commit, so that this process does not even wait for the news.
 */
export interface JobIndex extends Pick<LiveMirror, "load" | "refresh" | "close"> {
  /** The best jobs for a profile, best first, none under `minScore`. */
  readonly best: (
    profile: CandidateProfile,
    options: { limit: number; minScore: number },
  ) => Promise<ScoredJob[]>;
  /** Call in the transaction that changes a job or deletes it: every process hears of it at its commit. */
  readonly announce: (tx: Tx, id: string) => Promise<void>;
}

export function createJobIndex({ database, log }: { database: Database; log: Logger }): JobIndex {
  const jobs = new JobTable();
  const { load, ready, refresh, close } = createLiveMirror({
    database,
    log,
    name: "job index",
    channel: JOBS_CHANGED_CHANNEL,
    readAll: () => readOpenJobs(database.sql),
    find: (id) => findIndexedJob(database.db, id),
    idOf: (row) => row.id,
    compile: compileJob,
    table: jobs,
  });
  return {
    load,
    best: async (profile, { limit, minScore }) => {
      await ready();
      // Ids rise with time, so of equals the newer comes first.
      return jobs.best(compileProfile(profile), { limit, minScore });
    },
    announce: notifyJobChanged,
    refresh,
    close,
  };
}
