import type { IdInput } from "@rolecall/contracts/common/id";
import type { CvAnalysisResult } from "@rolecall/contracts/cv/schemas";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { findHistoryEntry } from "./cv.queries.ts";
import { toCvAnalysisResult } from "./cv-analysis.mapper.ts";

export async function getCvHistoryEntry(
  deps: Dependencies,
  actor: Actor,
  { id }: IdInput,
): Promise<CvAnalysisResult> {
  const key = { id, ownerId: actor.userId };
  const analysis = await findHistoryEntry(deps.database.db, key);
  if (analysis === undefined) throw notFound("analysis");
  return toCvAnalysisResult(analysis);
}
