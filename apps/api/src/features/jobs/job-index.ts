import { compileJob, compileProfile, JobTable, type ScoredJob } from "@rolecall/cv/match";
import type { CandidateProfile } from "@rolecall/cv/types";
import type { Database, Tx } from "@rolecall/db";
import type { Logger } from "pino";
import {
  findIndexedJob,
  type IndexedJobRow,
  JOBS_CHANGED_CHANNEL,
  notifyJobChanged,
  readAllJobs,
} from "./job-index.queries.ts";

/** All jobs in memory, as far as a match needs them: scoring a hundred thousand there takes milliseconds. */
export interface JobIndex {
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

/** Begins to load in the background; the first question waits for it. */
export async function openJobIndex({
  database,
  log,
}: {
  database: Database;
  log: Logger;
}): Promise<JobIndex> {
  const jobs = new JobTable();
  /** Jobs that changed while a load is under way: what the load reads of them may be older. */
  const touched = new Set<string>();
  const rereading = new Map<string, Promise<void>>();
  let loading = Promise.resolve();

  function store(row: IndexedJobRow): void {
    jobs.set(row.id, compileJob(row));
  }

  async function load(): Promise<void> {
    touched.clear();
    const seen = new Set<string>();
    for await (const rows of readAllJobs(database.sql)) {
      for (const row of rows) {
        seen.add(row.id);
        if (!touched.has(row.id)) store(row);
      }
    }
    for (const id of [...jobs.ids()]) if (!seen.has(id) && !touched.has(id)) jobs.delete(id);
  }

  async function reread(id: string): Promise<void> {
    const row = await findIndexedJob(database.db, id);
    if (row === undefined) jobs.delete(id);
    else store(row);
  }

  /** One after the other for each job: of two reads at once the older might be stored last. */
  async function refresh(id: string): Promise<void> {
    touched.add(id);
    const before = rereading.get(id) ?? Promise.resolve();
    const read = before.catch(() => {}).then(() => reread(id));
    rereading.set(id, read);
    try {
      await read;
    } finally {
      if (rereading.get(id) === read) rereading.delete(id);
    }
  }

  const subscription = await database.sql.listen(
    JOBS_CHANGED_CHANNEL,
    (id) => void refresh(id).catch((error) => log.error({ err: error }, "job index")),
    // Also after a lost connection: what changed meanwhile was not heard.
    () => {
      loading = loading.then(load).catch((error) => log.error({ err: error }, "job index"));
    },
  );

  return {
    best: async (profile, { limit, minScore }) => {
      await loading;
      // Ids rise with time, so of equals the newer comes first.
      return jobs.best(compileProfile(profile), { limit, minScore });
    },
    announce: (tx, id) => notifyJobChanged(tx, id),
    refresh,
    close: () => subscription.unlisten(),
  };
}
