import type { Database } from "@rolecall/db";
import type { Logger } from "pino";
import { onDemand } from "../../../lib/on-demand.ts";
import type { CandidateIndex } from "./candidate-index.ts";
import { notifyJobChanged } from "./job-index.queries.ts";
import type { JobIndex } from "./job-index.ts";

interface IndexOptions {
  readonly database: Database;
  readonly log: Logger;
}

/**
 * The index of jobs, opened when it is first asked for: the engine that it scores with is half of the
 * server's code, and a server answers requests before it has read that.
 */
export function createJobIndex(options: IndexOptions): JobIndex {
  const index = onDemand(async () => (await import("./job-index.ts")).createJobIndex(options));
  const report = (error: unknown) => options.log.error({ err: error }, "job index");
  return {
    load: () => {
      index.open().then((opened) => opened.load(), report);
    },
    best: async (profile, range) => (await index.open()).best(profile, range),
    announce: notifyJobChanged,
    // The job is committed: an index that cannot be brought up to date by this hears of it as the others do.
    refresh: async (id) => {
      const opened = await index.ifOpen();
      await opened?.refresh(id).catch(report);
    },
    close: async () => (await index.ifOpen())?.close(),
  };
}

/** The index of candidates, in the same way. */
export function createCandidateIndex(options: IndexOptions): CandidateIndex {
  const index = onDemand(async () => (await import("./candidate-index.ts")).createCandidateIndex(options));
  return {
    above: async (job, minScore) => (await index.open()).above(job, minScore),
    close: async () => (await index.ifOpen())?.close(),
  };
}
