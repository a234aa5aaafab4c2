import { refreshSearchTerms } from "@rolecall/db";
import type { Dependencies } from "../dependencies.ts";

export async function run(deps: Dependencies): Promise<void> {
  await refreshSearchTerms(deps.database.db);
}
