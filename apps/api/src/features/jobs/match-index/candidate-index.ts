import { CandidateTable, type CompiledJob, compileProfile, type ScoredCandidate } from "@rolecall/cv/match";
import type { Database } from "@rolecall/db";
import type { Logger } from "pino";
import {
  CANDIDATES_CHANGED_CHANNEL,
  findCandidateToMatch,
  readCandidatesToMatch,
} from "./candidate-index.queries.ts";
import { createLiveMirror, type LiveMirror } from "./live-mirror.ts";

/** All candidates of whom something is known, in memory as far as a match needs them. */
export interface CandidateIndex extends Pick<LiveMirror, "close"> {
  /** Everyone who scores at least `minScore` for a job, by what was committed before the call. */
  readonly above: (job: CompiledJob, minScore: number) => Promise<ScoredCandidate[]>;
}

/** Loads with the first question: a process that scores no new jobs holds no candidates. */
export function createCandidateIndex({ database, log }: { database: Database; log: Logger }): CandidateIndex {
  const candidates = new CandidateTable();
  const { current, close } = createLiveMirror({
    database,
    log,
    name: "candidate index",
    channel: CANDIDATES_CHANGED_CHANNEL,
    readAll: () => readCandidatesToMatch(database.sql),
    find: (id) => findCandidateToMatch(database.db, id),
    idOf: (row) => row.userId,
    compile: ({ profile }) => compileProfile(profile),
    table: candidates,
  });
  return {
    above: async (job, minScore) => {
      await current();
      return candidates.above(job, minScore);
    },
    close,
  };
}
