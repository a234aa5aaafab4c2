import { availableParallelism } from "node:os";
import type { AnalyseResult } from "@rolecall/cv/types";
import type { Tinypool } from "tinypool";
import { AppError, tooManyRequests } from "../../errors/app-error.ts";
import { type OnDemand, onDemand } from "../../lib/on-demand.ts";
import { createFairTurns } from "../../limits/fair-turns.ts";
import type { CvWorkerInput } from "./cv-worker.ts";
import { startReadingLimit } from "./reading-limit.ts";

const MEMORY_LIMIT_MB = 384;
/** A minute's work at least; who comes then is asked to try again. */
const MAX_WAITING = { ofAll: 2_000, ofOne: 300 };
const RETRY_MS = 60_000;

/** Why a CV could not be analysed: what the engine says, or that it ran into a limit of its worker. */
export type CvReading = AnalyseResult | { readonly ok: false; readonly problem: "limits" };

export interface CvToRead {
  readonly bytes: Uint8Array;
  /** The day that "present" means. */
  readonly asOf: Date;
  /** Whose it is: members take turns. */
  readonly memberId: string;
}

/** Reads CVs in worker threads: a hostile file costs its own worker, never the server. */
export interface CvReader {
  /** @throws {AppError} TOO_MANY_REQUESTS or UNAVAILABLE when too many of the member, or of all, wait already. */
  readonly analyse: (cv: CvToRead) => Promise<CvReading>;
  readonly close: () => Promise<void>;
}

/** `worker` is the module that a thread runs. */
export function openCvReader({ worker = ownWorker() }: { readonly worker?: URL } = {}): CvReader {
  const threads = Math.max(1, availableParallelism() - 1);
  const workers: OnDemand<Tinypool> = onDemand(async () => {
    const pool = await openPool(worker, threads);
    // A thread that could not start. Those that work end by themselves when they have nothing to do.
    return pool.on("error", workers.forget);
  });
  // Whoever waits for a thread waits here: the limit is for the reading, not for those who came before.
  const turns = createFairTurns({ capacity: threads, maxWaiting: MAX_WAITING, onFull: tooManyWait });

  async function read(input: CvWorkerInput): Promise<CvReading> {
    const pool = await workers.open();
    // A new thread first reads the engine, which on a busy machine takes longer than any CV.
    await orFailure(pool, pool.run(undefined, { name: "load" }));
    const limit = startReadingLimit();
    try {
      return await orFailure(pool, pool.run(input, { signal: limit.signal }));
    } catch (error) {
      if (limit.signal.aborted || isOutOfMemory(error)) return { ok: false, problem: "limits" };
      throw error;
    } finally {
      limit.stop();
    }
  }

  return {
    analyse: ({ bytes, asOf, memberId }) =>
      turns.run(memberId, () => read({ bytes, asOf: asOf.toISOString().slice(0, 10) })),
    close: async () => (await workers.ifOpen())?.destroy(),
  };
}

function tooManyWait(whose: "all" | "one"): AppError {
  if (whose === "one") return tooManyRequests("You are having too many CVs read at once.", RETRY_MS);
  return new AppError("UNAVAILABLE", "Too many CVs are being read. Please try again in a minute.", {
    retryAfterSeconds: RETRY_MS / 1_000,
  });
}

function ownWorker(): URL {
  return new URL(import.meta.url.endsWith(".ts") ? "./cv-worker.ts" : "./cv-worker.js", import.meta.url);
}

/** Threads are started as they are needed, and loading what starts them waits for the first CV, too. */
async function openPool(worker: URL, threads: number): Promise<Tinypool> {
  const { Tinypool } = await import("tinypool");
  const pool = new Tinypool({
    filename: worker.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    // The engine reads none. By that of `node --watch` threads would tell what they import, which the pool takes for an error.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  return pool.setMaxListeners(threads + 1);
}

/** The pool does not tell those who wait for a thread that it could not start. */
async function orFailure<T>(pool: Tinypool, work: Promise<T>): Promise<T> {
  const { promise: failure, reject } = Promise.withResolvers<never>();
  pool.on("error", reject);
  try {
    return await Promise.race([work, failure]);
  } finally {
    pool.off("error", reject);
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
