import type { ReadingCorrections } from "@rolecall/contracts/users/reading";
import type { CandidateProfile } from "@rolecall/cv/types";
import type { Executor, Tx } from "@rolecall/db";
import { candidateProfiles, candidateSkills } from "@rolecall/db/schema";
import { asc, eq, sql } from "drizzle-orm";
import { CANDIDATES_CHANGED_CHANNEL } from "../jobs/match-index/candidate-index.queries.ts";
import type { ProfileSkill } from "./profile-skills.ts";

export interface ProfileRow {
  readonly summary: string;
  readonly complete: boolean;
}

/** Holds the profile until the transaction ends: what two requests make of it follows one after the other. */
export async function lockProfile(tx: Tx, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await tx
    .select({ summary: candidateProfiles.summary, complete: candidateProfiles.complete })
    .from(candidateProfiles)
    .where(eq(candidateProfiles.userId, userId))
    .for("update");
  return row;
}

export async function findCorrections(db: Executor, userId: string): Promise<ReadingCorrections> {
  const [row] = await db
    .select({ corrections: candidateProfiles.corrections })
    .from(candidateProfiles)
    .where(eq(candidateProfiles.userId, userId));
  return row?.corrections ?? {};
}

/** Every process that scores candidates hears of it at the commit. */
export async function updateProfileRow(
  tx: Tx,
  userId: string,
  changes: ProfileRow & { matchProfile: CandidateProfile | null; corrections?: ReadingCorrections },
): Promise<void> {
  await tx
    .update(candidateProfiles)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(candidateProfiles.userId, userId));
  await tx.execute(sql`select pg_notify(${CANDIDATES_CHANGED_CHANNEL}, ${userId})`);
}

export async function listSkills(db: Executor, candidateId: string): Promise<ProfileSkill[]> {
  return db
    .select({
      name: candidateSkills.name,
      typed: candidateSkills.typed,
      fromCv: candidateSkills.fromCv,
    })
    .from(candidateSkills)
    .where(eq(candidateSkills.candidateId, candidateId))
    .orderBy(asc(candidateSkills.position), asc(candidateSkills.nameKey));
}

export async function replaceSkills(
  tx: Tx,
  candidateId: string,
  skills: readonly ProfileSkill[],
): Promise<void> {
  await tx.delete(candidateSkills).where(eq(candidateSkills.candidateId, candidateId));
  if (skills.length === 0) return;
  await tx.insert(candidateSkills).values(
    skills.map((skill, position) => ({
      candidateId,
      name: skill.name,
      nameKey: skill.name.toLowerCase(),
      typed: skill.typed,
      fromCv: skill.fromCv,
      position,
    })),
  );
}

/** What the match knows of a candidate; null without a CV and without a typed skill. */
export async function findMatchProfile(db: Executor, userId: string): Promise<CandidateProfile | null> {
  const [row] = await db
    .select({ matchProfile: candidateProfiles.matchProfile })
    .from(candidateProfiles)
    .where(eq(candidateProfiles.userId, userId));
  return row?.matchProfile ?? null;
}
