import type { FileContent } from "@rolecall/contracts/common/file-content";
import type { Dependencies } from "../dependencies.ts";
import { findStoredFile } from "./stored-files.queries.ts";

/** A file as it was uploaded; undefined when it is lost, which is logged. */
export async function openStoredFile(
  { database, files, log }: Pick<Dependencies, "database" | "files" | "log">,
  fileId: string,
): Promise<FileContent | undefined> {
  const file = await findStoredFile(database.db, fileId);
  const bytes = file === undefined ? undefined : await files.get(file.key);
  if (file === undefined || bytes === undefined) {
    log.error({ fileId }, "a stored file is missing");
    return undefined;
  }
  return {
    fileName: file.originalName,
    contentType: file.contentType,
    base64: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64"),
  };
}
