import type { Dependencies } from "../../../dependencies.ts";
import { sendInterviewReminders } from "./send-interview-reminders.ts";

export async function run(deps: Dependencies, _payload: object, signal: AbortSignal): Promise<void> {
  const interviews = await sendInterviewReminders(deps, signal);
  if (interviews > 0) deps.log.info({ interviews }, "interview reminders sent");
}
