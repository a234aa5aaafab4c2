import type { FileStream } from "@rolecall/contracts/common/file-stream";
import type { IdInput } from "@rolecall/contracts/common/id";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import { openStoredFile } from "../../files/open-stored-file.ts";
import type { Actor } from "../auth/actor.ts";
import { findApplicationAccess } from "./applications.queries.ts";
import { setCvDownloaded } from "./stages.queries.ts";
import { tellSeen } from "./tell-seen.ts";

/**
 * The CV as it was uploaded, for the owner of the job and the applicant; for others it does not exist. The
 * applicant sees when the owner first had it.
 */
export async function downloadCv(
  deps: Dependencies,
  actor: Actor,
  { id: applicationId }: IdInput,
): Promise<FileStream> {
  const { db } = deps.database;
  const access = await findApplicationAccess(db, applicationId);
  if (access === undefined || (access.candidateId !== actor.userId && access.recruiterId !== actor.userId)) {
    throw notFound("CV");
  }
  const file = await openStoredFile(deps, { fileId: access.cvFileId, readerId: actor.userId });
  if (file === undefined) throw notFound("CV");
  try {
    if (access.recruiterId === actor.userId) {
      await withTx(db, async (tx) => {
        const seenAt = await setCvDownloaded(tx, applicationId, deps.now());
        if (seenAt !== undefined) await tellSeen(tx, { ...access, id: applicationId, seenAt });
      });
    }
    return file;
  } catch (error) {
    await file.stream.cancel();
    throw error;
  }
}
