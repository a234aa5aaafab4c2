import type { HiddenFrom } from "@rolecall/contracts/users/hidden-from";
import type { Executor, Tx } from "@rolecall/db";
import { hiddenFrom } from "@rolecall/db/schema";
import { asc, eq } from "drizzle-orm";

/** In the order in which they were saved. */
export async function listHiddenFrom(db: Executor, candidateId: string): Promise<HiddenFrom> {
  const rows = await db
    .select({ kind: hiddenFrom.kind, value: hiddenFrom.value })
    .from(hiddenFrom)
    .where(eq(hiddenFrom.candidateId, candidateId))
    .orderBy(asc(hiddenFrom.position));
  const valuesOf = (kind: "domain" | "company") =>
    rows.filter((row) => row.kind === kind).map(({ value }) => value);
  return { domains: valuesOf("domain"), companies: valuesOf("company") };
}

/** Of two spellings of one name the first stays. */
export async function replaceHiddenFrom(
  tx: Tx,
  candidateId: string,
  { domains, companies }: HiddenFrom,
): Promise<void> {
  await tx.delete(hiddenFrom).where(eq(hiddenFrom.candidateId, candidateId));
  const entries = [
    ...domains.map((value) => ({ kind: "domain" as const, value })),
    ...companies.map((value) => ({ kind: "company" as const, value })),
  ];
  if (entries.length === 0) return;
  await tx
    .insert(hiddenFrom)
    .values(entries.map((entry, position) => ({ ...entry, candidateId, position })))
    .onConflictDoNothing();
}
