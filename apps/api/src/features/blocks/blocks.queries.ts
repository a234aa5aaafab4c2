import type { Role } from "@rolecall/contracts/auth/enums";
import { type Executor, preparedOnce, type Tx } from "@rolecall/db";
import { applications, blocks, conversations, interviews, jobs, users } from "@rolecall/db/schema";
import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Actor } from "../auth/actor.ts";
import { isVisibleTo } from "../users/hiding/visible.queries.ts";
import { blockersOf } from "./block-conditions.queries.ts";

export interface KnownMember {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

/**
 * A member of whom the actor may know. To a candidate every recruiter is known, by the jobs they post; to a recruiter
 * whoever does not hide, and whoever has had to do with them.
 */
export async function findKnownMember(
  db: Executor,
  { userId, role }: Actor,
  memberId: string,
): Promise<KnownMember | undefined> {
  const together = (table: typeof conversations | typeof interviews): SQL =>
    sql`exists (select from ${table} where ${table.recruiterId} = ${userId} and ${table.candidateId} = ${memberId})`;
  const [row] = await db
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
    .where(
      and(
        eq(users.id, memberId),
        isNull(users.deletedAt),
        role === "candidate"
          ? undefined
          : or(
              eq(users.role, "recruiter"),
              isVisibleTo(userId, users.id),
              together(conversations),
              together(interviews),
              sql`exists (select from ${applications} join ${jobs} on ${jobs.id} = ${applications.jobId}
                where ${jobs.recruiterId} = ${userId} and ${applications.candidateId} = ${memberId})`,
            ),
      ),
    );
  return row;
}

export interface BlockRow {
  readonly user: KnownMember;
  readonly createdAt: Date;
}

/** Last blocked first. */
export async function listBlockRows(db: Executor, blockerId: string): Promise<BlockRow[]> {
  return selectBlocks(db, eq(blocks.blockerId, blockerId)).orderBy(desc(blocks.createdAt));
}

export async function findBlockRow(
  db: Executor,
  key: { blockerId: string; blockedId: string },
): Promise<BlockRow | undefined> {
  const [row] = await selectBlocks(
    db,
    and(eq(blocks.blockerId, key.blockerId), eq(blocks.blockedId, key.blockedId)),
  );
  return row;
}

function selectBlocks(db: Executor, where: SQL | undefined) {
  return db
    .select({ user: { id: users.id, name: users.name, role: users.role }, createdAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(where);
}

/** False when it is there already. */
export async function insertBlock(tx: Tx, key: { blockerId: string; blockedId: string }): Promise<boolean> {
  const inserted = await tx.insert(blocks).values(key).onConflictDoNothing();
  return inserted.count > 0;
}

export async function countBlocks(db: Executor, blockerId: string): Promise<number> {
  return db.$count(blocks, eq(blocks.blockerId, blockerId));
}

/** False when there was none. */
export async function deleteBlock(tx: Tx, key: { blockerId: string; blockedId: string }): Promise<boolean> {
  const deleted = await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, key.blockerId), eq(blocks.blockedId, key.blockedId)));
  return deleted.count > 0;
}

/** Who of two has blocked the other: the actor, the other, or neither; of both it is the actor. */
export async function findBlockBetween(
  db: Executor,
  actorId: string,
  otherId: string,
): Promise<"own" | "theirs" | undefined> {
  const [row] = await db.execute<{ own: boolean; theirs: boolean }>(sql`
    select ${actorId}::uuid in ${blockersOf(otherId)} as own, ${otherId}::uuid in ${blockersOf(actorId)} as theirs`);
  if (row?.own === true) return "own";
  return row?.theirs === true ? "theirs" : undefined;
}

const blockedRecruiters = preparedOnce((db) =>
  db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(eq(blocks.blockerId, sql.placeholder("candidateId")))
    .prepare("blocked_recruiters"),
);

/** Whose jobs a candidate is not recommended. */
export async function listBlockedRecruiters(
  db: Parameters<typeof blockedRecruiters>[0],
  candidateId: string,
): Promise<Set<string>> {
  const rows = await blockedRecruiters(db).execute({ candidateId });
  return new Set(rows.map(({ id }) => id));
}
