import { z } from "zod";
import { defineTask } from "../tasks/define-task.ts";

/** Deletes what has had its day: sessions, login failures, events, notifications, traces of removed applications, files that nothing refers to. */
export const cleanUp = defineTask({
  name: "maintenance.clean-up",
  payload: z.object({}),
  retries: 1,
  retryDelaySeconds: 60,
  expireSeconds: 900,
  concurrency: 1,
  cron: "17 * * * *",
});
