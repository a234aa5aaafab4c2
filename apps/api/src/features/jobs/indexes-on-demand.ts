import type { Database } from "@rolecall/db";
import type { Logger } from "pino";
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
  let opened: Promise<JobIndex> | undefined;
  async function openAnew(): Promise<JobIndex> {
    try {
      const { openJobIndex } = await import("./job-index.ts");
      return await openJobIndex(options);
    } catch (error) {
      // Whoever asks next tries again.
      opened = undefined;
      throw error;
    }
  }
  function open(): Promise<JobIndex> {
    opened ??= openAnew();
    return opened;
  }
  const report = (error: unknown) => options.log.error({ err: error }, "job index");
  return {
    load: () => {
      open().then((index) => index.load(), report);
    },
    best: async (profile, range) => (await open()).best(profile, range),
    announce: notifyJobChanged,
    // The job is committed: an index that cannot be brought up to date by this hears of it as the others do.
    refresh: async (id) => {
      await opened?.then((index) => index.refresh(id)).catch(report);
    },
    close: async () => {
      const index = await opened?.catch(() => undefined);
      await index?.close();
    },
  };
}

/** The index of candidates, in the same way. */
export function createCandidateIndex(options: IndexOptions): CandidateIndex {
  let opened: Promise<CandidateIndex> | undefined;
  async function openAnew(): Promise<CandidateIndex> {
    const { createCandidateIndex: create } = await import("./candidate-index.ts");
    return create(options);
  }
  return {
    above: async (job, minScore) => {
      opened ??= openAnew();
      return (await opened).above(job, minScore);
    },
    close: async () => (await opened)?.close(),
  };
}
