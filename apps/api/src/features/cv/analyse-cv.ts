import { AnalyseCvFields, type CvAnalysisResult } from "@rolecall/contracts/cv/schemas";
import type { Dependencies } from "../../dependencies.ts";
import { readFormFields } from "../../files/read-upload.ts";
import { receiveUpload } from "../../files/receive-upload.ts";
import { storeUpload } from "../../files/store-upload.ts";
import type { Actor } from "../auth/actor.ts";
import { insertHistoryEntry } from "./cv.queries.ts";
import { toCvAnalysisResult } from "./cv-analysis.mapper.ts";
import { readCvOrThrow } from "./read-cv.ts";

/** Analyses an uploaded CV and keeps the result in the caller's history. A file that fails leaves no trace. */
export async function analyseCv(deps: Dependencies, actor: Actor, form: FormData): Promise<CvAnalysisResult> {
  const upload = await receiveUpload(deps, { ownerId: actor.userId, form, accepts: ["pdf", "docx"] });
  // Detection reads the language off the text, so the field only has to be a known one.
  readFormFields(form, AnalyseCvFields);
  const now = deps.now();
  const reading = { bytes: upload.bytes, asOf: now, memberId: actor.userId };
  const analysis = await readCvOrThrow(deps, reading);
  await storeUpload(deps, { ownerId: actor.userId, upload }, (tx, fileId) =>
    insertHistoryEntry(tx, {
      ownerId: actor.userId,
      fileId,
      fileName: upload.fileName,
      analysis,
      createdAt: now,
    }),
  );
  return toCvAnalysisResult(analysis);
}
