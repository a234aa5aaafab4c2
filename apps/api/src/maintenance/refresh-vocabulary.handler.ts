import { refreshSearchTerms } from "@rolecall/db";
import type { Dependencies } from "../dependencies.ts";
import { renewMarks } from "../features/saved-searches/alerts/renew-marks.ts";

export async function run(deps: Dependencies): Promise<void> {
  // First: what the vocabulary drops now has been out of use since the last time, so the marks know of it.
  await renewMarks(deps);
  await refreshSearchTerms(deps.database.db);
}
