import { readFile } from "node:fs/promises";
import type { CvAnalysisResult } from "@rolecall/contracts/cv/schemas";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { packageFile } from "../../package-file.ts";
import type { Actor } from "../auth/actor.ts";
import { holdOwnAccount } from "../auth/members.queries.ts";
import { insertHistoryEntry } from "./cv.queries.ts";
import { toCvAnalysisResult } from "./cv-analysis.mapper.ts";
import { readCvOrThrow } from "./read-cv.ts";

const SAMPLE_NAME = "sample-cv.pdf";

/** Really analyses the sample CV that ships with the server, and keeps the result like any other. */
export async function analyseSampleCv(deps: Dependencies, actor: Actor): Promise<CvAnalysisResult> {
  await deps.memberLimits.uploads.take(actor.userId);
  const now = deps.now();
  const bytes = new Uint8Array(await readFile(packageFile(`assets/${SAMPLE_NAME}`)));
  const analysis = await readCvOrThrow(deps, { bytes, asOf: now, memberId: actor.userId });
  await withTx(deps.database.db, async (tx) => {
    await holdOwnAccount(tx, actor.userId);
    await insertHistoryEntry(tx, {
      ownerId: actor.userId,
      fileId: null,
      fileName: SAMPLE_NAME,
      analysis,
      createdAt: now,
    });
  });
  return toCvAnalysisResult(analysis);
}
