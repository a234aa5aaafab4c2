import { z } from "zod";
import { defineTask } from "../../tasks/define-task.ts";

/** Comes round every night. */
export const deleteOldNotificationsTask = defineTask({
  name: "notifications.delete-old",
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 600,
  concurrency: 1,
  cron: "20 3 * * *",
});
