import type { Dependencies } from "../../../dependencies.ts";
import { askAboutExpiringJobs } from "./ask-about-expiring-jobs.ts";
import { closeExpiredJobs } from "./close-expired-jobs.ts";

export async function run(deps: Dependencies, _payload: object, signal: AbortSignal): Promise<void> {
  const closed = await closeExpiredJobs(deps, signal);
  const asked = await askAboutExpiringJobs(deps, signal);
  if (closed + asked > 0) deps.log.info({ closed, asked }, "jobs expired");
}
