import type { FileStream } from "@rolecall/contracts/common/file-stream";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import { openStoredFile } from "../../files/open-stored-file.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { findProfileCvFile } from "../cv/cv.queries.ts";

/** The CV behind the own profile, as it was uploaded. */
export async function downloadProfileCv(deps: Dependencies, actor: CandidateActor): Promise<FileStream> {
  const fileId = await findProfileCvFile(deps.database.db, actor.userId);
  const file =
    fileId === undefined ? undefined : await openStoredFile(deps, { fileId, readerId: actor.userId });
  if (file === undefined) throw notFound("CV");
  return file;
}
