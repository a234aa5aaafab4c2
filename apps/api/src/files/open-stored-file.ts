import type { FileStream } from "@rolecall/contracts/common/file-stream";
import type { Dependencies } from "../dependencies.ts";
import { findStoredFile } from "./stored-files.queries.ts";
import { streamFile } from "./stream-file.ts";

/**
 * A file as it was uploaded; undefined when it is lost, which is logged.
 * @throws {AppError} TOO_MANY_REQUESTS or UNAVAILABLE when so many are being sent that there is no room for one more.
 */
export async function openStoredFile(
  { database, files, downloadRoom, log }: Pick<Dependencies, "database" | "files" | "downloadRoom" | "log">,
  { fileId, readerId }: { fileId: string; readerId: string },
): Promise<FileStream | undefined> {
  const leave = downloadRoom.enter(readerId);
  try {
    const known = await findStoredFile(database.db, fileId);
    const file = known === undefined ? undefined : await files.open(known.key);
    if (known === undefined || file === undefined) {
      log.error({ fileId }, "a stored file is missing");
      leave();
      return undefined;
    }
    const { size } = await file.stat();
    return {
      fileName: known.originalName,
      contentType: known.contentType,
      size,
      stream: streamFile(file, leave),
    };
  } catch (error) {
    leave();
    throw error;
  }
}
