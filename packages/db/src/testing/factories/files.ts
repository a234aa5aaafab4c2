import { createHash } from "node:crypto";
import { CV_FILE_TYPES } from "@rolecall/contracts/common/files";
import { storedFiles } from "../../schema/stored-files.ts";
import type { Executor } from "../../tx.ts";
import { onlyRow, uniqueToken } from "./unique.ts";

export type StoredFileRow = typeof storedFiles.$inferSelect;

/** The row of a file; its bytes are the file store's affair. */
export async function createStoredFile(
  executor: Executor,
  values: Partial<typeof storedFiles.$inferInsert> & { ownerId: string },
): Promise<StoredFileRow> {
  const key = values.key ?? `test/${uniqueToken()}`;
  return onlyRow(
    await executor
      .insert(storedFiles)
      .values({
        originalName: "cv.pdf",
        contentType: CV_FILE_TYPES.pdf,
        size: 1_000,
        sha256: createHash("sha256").update(key).digest("hex"),
        ...values,
        key,
      })
      .returning(),
  );
}
