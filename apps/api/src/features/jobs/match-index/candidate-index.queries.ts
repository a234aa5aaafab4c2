import type { CandidateProfile } from "@rolecall/cv/types";
import type { Executor, Sql } from "@rolecall/db";
import { candidateProfiles } from "@rolecall/db/schema";
import { eq } from "drizzle-orm";
import { readInPages } from "../../../lib/read-in-pages.ts";

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
