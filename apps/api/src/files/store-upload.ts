import { newId, type Tx, withTx } from "@rolecall/db";
import type { Dependencies } from "../dependencies.ts";
import type { CvUpload } from "./read-upload.ts";
import { insertStoredFile } from "./stored-files.queries.ts";

/**
 * Keeps an uploaded file together with what refers to it: the bytes are written first, the rows in one
 * transaction after them. When that fails the bytes go again, so nothing half-written stays behind; a
 * crash in between leaves bytes without a row, which the clean-up collects.
 */
export async function storeUpload<T>(
  deps: Dependencies,
  options: { ownerId: string; upload: CvUpload },
  write: (tx: Tx, fileId: string) => Promise<T>,
): Promise<T> {
  const { ownerId, upload } = options;
  const key = `cvs/${ownerId}/${newId()}`;
  await deps.files.put(key, upload.bytes);
  try {
    return await withTx(deps.database.db, async (tx) =>
      write(tx, await insertStoredFile(tx, { key, ownerId, upload })),
    );
  } catch (error) {
    await deps.files
      .delete(key)
      .catch((cause) => deps.log.warn({ err: cause, key }, "could not delete an upload"));
    throw error;
  }
}
