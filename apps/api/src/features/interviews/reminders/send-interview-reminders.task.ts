import { z } from "zod";
import { defineTask } from "../../../tasks/define-task.ts";

/** Comes round every minute; what a failed run leaves is due in the next. */
export const sendInterviewRemindersTask = defineTask({
  name: "interviews.send-reminders",
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 1,
  expireSeconds: 120,
  concurrency: 1,
  cron: "* * * * *",
});
