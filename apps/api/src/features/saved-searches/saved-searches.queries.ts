import type { SavedFilters } from "@rolecall/contracts/saved-searches/schemas";
import { type Executor, newId, type Tx, withTx } from "@rolecall/db";
import { notifications, savedSearches, savedSearchMarks } from "@rolecall/db/schema";
import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { readInPages } from "../../lib/read-in-pages.ts";

export type SavedSearchRow = typeof savedSearches.$inferSelect;

/** The newest first. */
export async function listSavedSearchRows(db: Executor, candidateId: string): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.candidateId, candidateId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
}

export async function findByKey(
  db: Executor,
  { candidateId, key }: { candidateId: string; key: string },
): Promise<SavedSearchRow | undefined> {
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.candidateId, candidateId), eq(savedSearches.key, key)));
  return row;
}

export async function countSavedSearches(db: Executor, candidateId: string): Promise<number> {
  const [row] = await db
    .select({ saved: count() })
    .from(savedSearches)
    .where(eq(savedSearches.candidateId, candidateId));
  return row?.saved ?? 0;
}

interface NewSavedSearch {
  readonly candidateId: string;
  readonly name: string;
  readonly filters: SavedFilters;
  readonly key: string;
  readonly alert: boolean;
  readonly at: Date;
  /** By which jobs find the search. */
  readonly marks: readonly string[];
}

export async function insertSavedSearch(
  tx: Tx,
  { at, marks, ...values }: NewSavedSearch,
): Promise<SavedSearchRow | undefined> {
  const [row] = await tx
    .insert(savedSearches)
    .values({ id: newId(), ...values, createdAt: at, openedAt: at })
    .returning();
  if (row !== undefined) await insertMarks(tx, row.id, marks);
  return row;
}

async function insertMarks(tx: Tx, searchId: string, marks: readonly string[]): Promise<void> {
  if (marks.length === 0) return;
  await tx.insert(savedSearchMarks).values(marks.map((mark) => ({ mark, searchId })));
}

/** Instead of those that it has; nothing for a search that was deleted meanwhile. */
export function replaceMarks(db: Executor, searchId: string, marks: readonly string[]): Promise<void> {
  return withTx(db, async (tx) => {
    const held = await tx.select().from(savedSearches).where(eq(savedSearches.id, searchId)).for("key share");
    if (held.length === 0) return;
    await tx.delete(savedSearchMarks).where(eq(savedSearchMarks.searchId, searchId));
    await insertMarks(tx, searchId, marks);
  });
}

interface MarkedRow extends Record<string, unknown> {
  readonly id: string;
  readonly filters: SavedFilters;
  readonly marks: readonly string[];
}

const MARKED_PER_PAGE = 1_000;

/** All saved searches, page by page, with their marks in the order of their characters' codes. */
export function readSearchesWithMarks(db: Executor): AsyncIterable<readonly MarkedRow[]> {
  return readInPages(
    MARKED_PER_PAGE,
    async (after, limit) => {
      const rows = await db.execute<MarkedRow>(sql`
        select id, filters, array(select mark from saved_search_marks m where m.search_id = s.id) as marks
        from saved_searches s where id > ${after} order by id limit ${limit}`);
      return rows.map((row) => ({ ...row, marks: row.marks.toSorted() }));
    },
    ({ id }) => id,
  );
}

interface OwnKey {
  readonly id: string;
  readonly candidateId: string;
}

function isOwn({ id, candidateId }: OwnKey) {
  return and(eq(savedSearches.id, id), eq(savedSearches.candidateId, candidateId));
}

/** Undefined when it is not the candidate's. */
export async function updateSavedSearchRow(
  db: Executor,
  key: OwnKey,
  changes: { name?: string; alert?: boolean; openedAt?: Date },
): Promise<SavedSearchRow | undefined> {
  const [row] = await db.update(savedSearches).set(changes).where(isOwn(key)).returning();
  return row;
}

export async function findSavedSearchRow(db: Executor, key: OwnKey): Promise<SavedSearchRow | undefined> {
  const [row] = await db.select().from(savedSearches).where(isOwn(key));
  return row;
}

/** False when it is not the candidate's. */
export async function deleteSavedSearchRow(db: Executor, key: OwnKey): Promise<boolean> {
  const deleted = await db.delete(savedSearches).where(isOwn(key)).returning({ id: savedSearches.id });
  return deleted.length > 0;
}

/** Marks what the search has told of as read; returns which notifications were not. */
export async function markAlertsRead(
  tx: Tx,
  { id, candidateId }: OwnKey,
  readAt: Date,
): Promise<readonly string[]> {
  const marked = await tx
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        eq(notifications.userId, candidateId),
        eq(notifications.savedSearchId, id),
        isNull(notifications.readAt),
      ),
    )
    .returning({ id: notifications.id });
  return marked.map((row) => row.id);
}
