import { refreshSearchTerms } from "@rolecall/db";
import type { Dependencies } from "../dependencies.ts";
import { renewMarks } from "../features/saved-searches/alerts/renew-marks.ts";

export async function run(deps: Dependencies): Promise<void> {
  await refreshSearchTerms(deps.database.db);
  await renewMarks(deps);
}
