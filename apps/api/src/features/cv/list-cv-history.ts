import type { CvHistory } from "@rolecall/contracts/cv/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { Actor } from "../auth/actor.ts";
import { listHistory } from "./cv.queries.ts";
import { toCvHistoryEntry } from "./cv-analysis.mapper.ts";

/** Entries of the list: far more than anyone scrolls through. */
const MAX_ENTRIES = 200;

/** The actor's earlier analyses, the newest first. */
export async function listCvHistory(deps: Dependencies, actor: Actor): Promise<CvHistory> {
  const rows = await listHistory(deps.database.db, actor.userId, MAX_ENTRIES);
  const entries = rows.map(toCvHistoryEntry);
  const [newest] = entries;
  return { summary: newest?.summary ?? null, lastAnalyzed: newest?.lastAnalyzed ?? null, entries };
}
