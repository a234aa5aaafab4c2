import type { FileContent } from "@rolecall/contracts/common/file-content";
import type { IdInput } from "@rolecall/contracts/common/id";
import { isId } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import { findStoredFile } from "../../files/stored-files.queries.ts";
import type { Actor } from "../auth/actor.ts";
import { findApplicationAccess } from "./applications.queries.ts";

/** The CV as it was uploaded, for the owner of the job and the applicant; for others it does not exist. */
export async function downloadCv(
  deps: Dependencies,
  actor: Actor,
  { id: applicationId }: IdInput,
): Promise<FileContent> {
  const { db } = deps.database;
  const access = isId(applicationId) ? await findApplicationAccess(db, applicationId) : undefined;
  if (access === undefined || (access.candidateId !== actor.userId && access.recruiterId !== actor.userId)) {
    throw notFound("CV");
  }
  const file = await findStoredFile(db, access.cvFileId);
  const bytes = file === undefined ? undefined : await deps.files.get(file.key);
  if (file === undefined || bytes === undefined) {
    // For the caller there is no CV; for us a file is lost.
    deps.log.error({ applicationId, fileId: access.cvFileId }, "the file of an application is missing");
    throw notFound("CV");
  }
  return {
    fileName: file.originalName,
    contentType: file.contentType,
    base64: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64"),
  };
}
