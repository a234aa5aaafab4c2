import type { Tx } from "@rolecall/db";
import { jobs } from "@rolecall/db/schema";
import { eq } from "drizzle-orm";

export async function setJobClosed(tx: Tx, id: string, closedAt: Date): Promise<void> {
  await tx.update(jobs).set({ closedAt }).where(eq(jobs.id, id));
}

/** Open until then; before that its recruiter will be asked anew. */
export async function setJobOpen(tx: Tx, id: string, openUntil: Date): Promise<void> {
  await tx.update(jobs).set({ closedAt: null, openUntil, expiryAskedAt: null }).where(eq(jobs.id, id));
}

/** Undefined when there is no such job. It can neither be closed nor reopened until the transaction ends. */
export async function holdJobState(tx: Tx, id: string): Promise<{ closedAt: Date | null } | undefined> {
  const [row] = await tx.select({ closedAt: jobs.closedAt }).from(jobs).where(eq(jobs.id, id)).for("share");
  return row;
}
