import type { CandidateProfile } from "@rolecall/cv/types";
import type { Executor, Sql } from "@rolecall/db";
import { candidateProfiles, notifications } from "@rolecall/db/schema";
import { and, eq, inArray } from "drizzle-orm";
import { readInPages } from "../../read-in-pages.ts";

/** LISTEN channel; the payload is the user id of a candidate whose match profile was written. */
export const CANDIDATES_CHANGED_CHANNEL = "candidates_changed";

/** To compile and score so many takes some 10 ms, during which nobody is answered. */
const BATCH = 200;

export interface CandidateToMatch {
  readonly userId: string;
  readonly profile: CandidateProfile;
}

/** Every candidate of whom something is known, a few at a time. */
export function readCandidatesToMatch(raw: Sql): AsyncIterable<readonly CandidateToMatch[]> {
  return readInPages(
    BATCH,
    (after, limit) => raw<CandidateToMatch[]>`
      select user_id as "userId", match_profile as profile
      from candidate_profiles where match_profile is not null and user_id > ${after}
      order by user_id limit ${limit}`,
    ({ userId }) => userId,
  );
}

/** Undefined when nothing is known of the candidate. */
export async function findCandidateToMatch(
  db: Executor,
  userId: string,
): Promise<CandidateToMatch | undefined> {
  const [row] = await db
    .select({ profile: candidateProfiles.matchProfile })
    .from(candidateProfiles)
    .where(eq(candidateProfiles.userId, userId));
  return row?.profile ? { userId, profile: row.profile } : undefined;
}

/** Those of the candidates who have been told of this job already. */
export async function findToldCandidates(
  db: Executor,
  jobId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        eq(notifications.jobId, jobId),
        eq(notifications.type, "job_match"),
        inArray(notifications.userId, [...userIds]),
      ),
    );
  return new Set(rows.flatMap((row) => row.userId ?? []));
}
