import { type Executor, newId } from "@rolecall/db";
import { applications, cvAnalyses, storedFiles } from "@rolecall/db/schema";
import { and, eq, notExists, sql } from "drizzle-orm";
import type { CvUpload } from "./read-upload.ts";

export async function insertStoredFile(
  db: Executor,
  file: { key: string; ownerId: string; upload: CvUpload },
): Promise<string> {
  const id = newId();
  const { upload } = file;
  await db.insert(storedFiles).values({
    id,
    ownerId: file.ownerId,
    key: file.key,
    originalName: upload.fileName,
    contentType: upload.contentType,
    size: upload.bytes.byteLength,
    sha256: upload.sha256,
  });
  return id;
}

/** Bytes of all files of a member, with those that wait for the clean-up. */
export async function sumStoredBytes(db: Executor, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${storedFiles.size}), 0)` })
    .from(storedFiles)
    .where(eq(storedFiles.ownerId, ownerId));
  return Number(row?.bytes ?? 0);
}

/** Deletes the row of a file that nothing refers to; false when something does. */
export async function deleteUnusedFile(db: Executor, id: string): Promise<boolean> {
  const deleted = await db
    .delete(storedFiles)
    .where(
      and(
        eq(storedFiles.id, id),
        notExists(db.select({ id: applications.id }).from(applications).where(eq(applications.cvFileId, id))),
        notExists(db.select({ id: cvAnalyses.id }).from(cvAnalyses).where(eq(cvAnalyses.fileId, id))),
      ),
    )
    .returning({ id: storedFiles.id });
  return deleted.length > 0;
}

export interface StoredFile {
  readonly key: string;
  readonly originalName: string;
  readonly contentType: string;
}

export async function findStoredFile(db: Executor, id: string): Promise<StoredFile | undefined> {
  const [row] = await db
    .select({
      key: storedFiles.key,
      originalName: storedFiles.originalName,
      contentType: storedFiles.contentType,
    })
    .from(storedFiles)
    .where(eq(storedFiles.id, id));
  return row;
}
