import type { Dependencies } from "../../dependencies.ts";
import { deleteOldNotifications } from "./delete-old-notifications.ts";

export async function run(deps: Dependencies, _payload: object, signal: AbortSignal): Promise<void> {
  const deleted = await deleteOldNotifications(deps, signal);
  if (deleted > 0) deps.log.info({ deleted }, "old notifications deleted");
}
