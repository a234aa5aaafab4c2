import type { Role } from "@rolecall/contracts/auth/enums";
import type { Executor, Tx } from "@rolecall/db";
import { interviewChanges, users } from "@rolecall/db/schema";
import { asc, eq } from "drizzle-orm";

export type NewInterviewChange = Omit<typeof interviewChanges.$inferInsert, "id">;

export async function insertChanges(tx: Tx, changes: readonly NewInterviewChange[]): Promise<void> {
  if (changes.length > 0) await tx.insert(interviewChanges).values([...changes]);
}

export type InterviewChangeRow = typeof interviewChanges.$inferSelect & {
  readonly by: { readonly name: string; readonly role: Role } | null;
};

/** The history of an interview, oldest first. */
export async function listChanges(db: Executor, interviewId: string): Promise<InterviewChangeRow[]> {
  const rows = await db
    .select({ change: interviewChanges, by: { name: users.name, role: users.role } })
    .from(interviewChanges)
    .leftJoin(users, eq(users.id, interviewChanges.actorId))
    .where(eq(interviewChanges.interviewId, interviewId))
    .orderBy(asc(interviewChanges.id));
  return rows.map(({ change, by }) => ({ ...change, by }));
}
