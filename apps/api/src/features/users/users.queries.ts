import type { Role } from "@rolecall/contracts/auth/enums";
import { pageOffset } from "@rolecall/contracts/common/query";
import type { ExperienceLevel } from "@rolecall/contracts/cv/enums";
import type { ReadingCorrections } from "@rolecall/contracts/users/reading";
import type { ListUsersInput, UserSummary } from "@rolecall/contracts/users/schemas";
import type { CvAnalysis } from "@rolecall/cv/types";
import { type Executor, escapeLike, normalise } from "@rolecall/db";
import { candidateProfiles, candidateSkills, cvAnalyses, users } from "@rolecall/db/schema";
import { and, asc, eq, ilike, isNull, or, type SQL, sql } from "drizzle-orm";
import { isVisibleCandidate, isVisibleTo } from "./hiding/visible.queries.ts";

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Null for a recruiter. */
  readonly complete: boolean | null;
  readonly summary: string | null;
  readonly insights: CvAnalysis["insights"] | null;
  readonly experienceLevel: ExperienceLevel | null;
  readonly analysedAt: Date | null;
  readonly corrections: ReadingCorrections | null;
}

export async function findUser(db: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      complete: candidateProfiles.complete,
      summary: candidateProfiles.summary,
      // Only these two parts: a whole analysis is a hundred times as large.
      insights: sql<CvAnalysis["insights"] | null>`${cvAnalyses.analysis} -> 'insights'`,
      experienceLevel: sql<ExperienceLevel | null>`${cvAnalyses.analysis} ->> 'experienceLevel'`,
      analysedAt: cvAnalyses.createdAt,
      corrections: candidateProfiles.corrections,
    })
    .from(users)
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, users.id))
    .leftJoin(cvAnalyses, and(eq(cvAnalyses.ownerId, users.id), eq(cvAnalyses.purpose, "profile")))
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
}

/** By name, without candidates who hide from the recruiter. `search` is a part of the name, with or without its accents, or of the e-mail. */
export async function listUserSummaries(
  db: Executor,
  recruiterId: string,
  input: ListUsersInput,
): Promise<UserSummary[]> {
  const conditions: (SQL | undefined)[] = [
    isNull(users.deletedAt),
    isNull(users.suspendedAt),
    isVisibleTo(recruiterId, users.id),
  ];
  if (input.role !== undefined) conditions.push(eq(users.role, input.role));
  if (input.search !== undefined && input.search !== "") {
    const pattern = `%${escapeLike(input.search)}%`;
    // Of an apostrophe alone folding leaves nothing, which every name would contain.
    const named =
      normalise(input.search) === ""
        ? ilike(users.name, pattern)
        : sql`${users.foldedName} like fold_name(${pattern})`;
    conditions.push(or(named, ilike(users.email, pattern)));
  }
  return db
    .select({ _id: users.id, name: users.name, email: users.email, role: users.role })
    .from(users)
    .where(and(...conditions))
    .orderBy(asc(users.foldedName), asc(users.id))
    .limit(input.limit)
    .offset(pageOffset(input));
}

/** A candidate of whom the recruiter may know. */
export async function findCandidateSummary(
  db: Executor,
  recruiterId: string,
  candidateId: string,
): Promise<UserSummary | undefined> {
  const [row] = await db
    .select({ _id: users.id, name: users.name, email: users.email, role: users.role })
    .from(users)
    .where(and(eq(users.id, candidateId), isVisibleCandidate(recruiterId)));
  return row;
}

/** Throws a unique violation of `users_email_key` when the e-mail is taken, in whatever case. */
export async function updateUser(
  db: Executor,
  id: string,
  changes: { name?: string | undefined; email?: string | undefined },
): Promise<void> {
  await db
    .update(users)
    .set({
      ...(changes.name === undefined ? {} : { name: changes.name }),
      ...(changes.email === undefined ? {} : { email: changes.email }),
      updatedAt: sql`now()`,
    })
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
}

export async function listSkillNames(db: Executor, candidateId: string): Promise<string[]> {
  const rows = await db
    .select({ name: candidateSkills.name })
    .from(candidateSkills)
    .where(eq(candidateSkills.candidateId, candidateId))
    .orderBy(asc(candidateSkills.position), asc(candidateSkills.nameKey));
  return rows.map((row) => row.name);
}
