import type { CvAnalysisResult, CvHistoryEntry } from "@rolecall/contracts/cv/schemas";
import { isId } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { deleteHistoryEntry, findHistoryEntry, listHistory } from "./cv.queries.ts";
import { toCvAnalysisResult, toCvHistoryEntry } from "./cv-analysis.mapper.ts";

/** Entries of the list: far more than anyone scrolls through. */
const MAX_ENTRIES = 200;

interface CvHistory {
  readonly summary: CvHistoryEntry["summary"] | null;
  readonly lastAnalyzed: string | null;
  readonly entries: CvHistoryEntry[];
}

export async function listCvHistory(deps: Dependencies, actor: Actor): Promise<CvHistory> {
  const rows = await listHistory(deps.database.db, actor.userId, MAX_ENTRIES);
  const entries = rows.map(toCvHistoryEntry);
  const [newest] = entries;
  return { summary: newest?.summary ?? null, lastAnalyzed: newest?.lastAnalyzed ?? null, entries };
}

export async function getCvHistoryEntry(
  deps: Dependencies,
  actor: Actor,
  id: string,
): Promise<CvAnalysisResult> {
  const analysis = isId(id) ? await findHistoryEntry(deps.database.db, actor.userId, id) : undefined;
  if (analysis === undefined) throw notFound("analysis");
  return toCvAnalysisResult(analysis);
}

/** The file goes with it: the clean-up deletes what nothing refers to any more. */
export async function deleteCvHistoryEntry(deps: Dependencies, actor: Actor, id: string): Promise<void> {
  if (!isId(id) || !(await deleteHistoryEntry(deps.database.db, actor.userId, id)))
    throw notFound("analysis");
}
