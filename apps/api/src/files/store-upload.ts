import { newId, type Tx, withTx } from "@rolecall/db";
import type { Dependencies } from "../dependencies.ts";
import { holdOwnAccount } from "../features/auth/members.queries.ts";
import type { CvUpload } from "./read-upload.ts";
import { deleteUnusedFile, insertStoredFile } from "./stored-files.queries.ts";

/**
 * Keeps an uploaded file together with what refers to it: first a row that knows the file, then the bytes,
 * then in one transaction all that refers to them. When that fails both go again; after a crash the row is
 * left, which leads the clean-up to the bytes. Nothing half-written can be found in between.
 */
export async function storeUpload<T>(
  deps: Dependencies,
  options: { ownerId: string; upload: CvUpload },
  write: (tx: Tx, fileId: string) => Promise<T>,
): Promise<T> {
  const { ownerId, upload } = options;
  const { db } = deps.database;
  const key = `cvs/${ownerId}/${newId()}`;
  const fileId = await insertStoredFile(db, { key, ownerId, upload });
  try {
    await deps.files.put(key, upload.bytes);
    return await withTx(db, async (tx) => {
      // The account may have been deleted or suspended while the file was on its way, or was being read.
      await holdOwnAccount(tx, ownerId);
      return write(tx, fileId);
    });
  } catch (error) {
    await discard(deps, { fileId, key });
    throw error;
  }
}

/** A commit whose answer got lost may have taken the file into use: then it stays. */
async function discard(deps: Dependencies, { fileId, key }: { fileId: string; key: string }): Promise<void> {
  try {
    if (await deleteUnusedFile(deps.database.db, fileId)) await deps.files.delete(key);
  } catch (error) {
    deps.log.warn({ err: error, key }, "an upload is left to the clean-up");
  }
}
