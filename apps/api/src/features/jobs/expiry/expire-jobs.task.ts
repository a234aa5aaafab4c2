import { z } from "zod";
import { defineTask } from "../../../tasks/define-task.ts";

/** Comes round every ten minutes, close enough for what lasts sixty days; what a failed run leaves is due in the next. */
export const expireJobs = defineTask({
  name: "jobs.expire",
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 1,
  expireSeconds: 300,
  concurrency: 1,
  cron: "*/10 * * * *",
});
