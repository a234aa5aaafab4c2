import type { FileContent } from "@rolecall/contracts/common/file-content";
import type { IdInput } from "@rolecall/contracts/common/id";
import { isId } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import { openStoredFile } from "../../files/open-stored-file.ts";
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
  const file = await openStoredFile(deps, access.cvFileId);
  if (file === undefined) throw notFound("CV");
  return file;
}
