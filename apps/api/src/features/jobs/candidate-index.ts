import { CandidateTable, type CompiledJob, compileProfile, type ScoredCandidate } from "@rolecall/cv/match";
import { type Database, newId } from "@rolecall/db";
import type { Logger } from "pino";
import {
  CANDIDATES_CHANGED_CHANNEL,
  type CandidateToMatch,
  findCandidateToMatch,
  readCandidatesToMatch,
} from "./matching-candidates.queries.ts";
import { createMirror } from "./mirror.ts";

/** All candidates of whom something is known, in memory as far as a match needs them. */
export interface CandidateIndex {
  /** Everyone who scores at least `minScore` for a job, by what was committed before the call. */
  readonly above: (job: CompiledJob, minScore: number) => Promise<ScoredCandidate[]>;
  readonly close: () => Promise<void>;
}

/** What a process says to itself begins so; everything else is the id of a candidate. */
const MARK = "mark:";

/** Loads with the first question: a process that scores no new jobs holds no candidates. */
export function createCandidateIndex({ database, log }: { database: Database; log: Logger }): CandidateIndex {
  const candidates = new CandidateTable();
  const mirror = createMirror<CandidateToMatch>({
    readAll: () => readCandidatesToMatch(database.sql),
    find: (id) => findCandidateToMatch(database.db, id),
    idOf: (row) => row.userId,
    table: {
      set: ({ userId, profile }) => candidates.set(userId, compileProfile(profile)),
      delete: (id) => candidates.delete(id),
      ids: () => candidates.ids(),
    },
  });
  /** Questions that wait for their own mark to come back. */
  const marks = new Map<string, () => void>();
  /** Undefined when something could not be read: the next question reads everything anew. */
  let loading: Promise<void> | undefined;

  function fail(error: unknown): void {
    log.error({ err: error }, "candidate index");
    loading = undefined;
  }

  function reload(): Promise<void> {
    const load = mirror.reload();
    loading = load;
    load.catch(fail);
    return load;
  }

  function hear(payload: string): void {
    if (payload.startsWith(MARK)) marks.get(payload)?.();
    else void mirror.refresh(payload).catch(fail);
  }

  /** Also after a lost connection: what changed meanwhile was not heard, marks among it. */
  function start(): void {
    void reload();
    for (const heard of marks.values()) heard();
  }

  let subscription: ReturnType<Database["sql"]["listen"]> | undefined;

  async function listen(): Promise<void> {
    subscription ??= database.sql.listen(CANDIDATES_CHANGED_CHANNEL, hear, start);
    try {
      await subscription;
    } catch (error) {
      subscription = undefined;
      throw error;
    }
  }

  /** News comes in the order of the commits: when the own mark is back, all before it has been heard. */
  async function catchUp(): Promise<void> {
    const mark = `${MARK}${newId()}`;
    const heard = new Promise<void>((resolve) => marks.set(mark, resolve));
    try {
      await database.sql.notify(CANDIDATES_CHANGED_CHANNEL, mark);
      await heard;
    } finally {
      marks.delete(mark);
    }
    await mirror.settled();
    await (loading ?? reload());
  }

  return {
    above: async (job, minScore) => {
      await listen();
      await catchUp();
      return candidates.above(job, minScore);
    },
    close: async () => {
      // Without its database there is nothing to unsubscribe from.
      await Promise.allSettled([subscription?.then(({ unlisten }) => unlisten())]);
    },
  };
}
