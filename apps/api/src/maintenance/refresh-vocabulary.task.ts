import { z } from "zod";
import { defineTask } from "../tasks/define-task.ts";

/** Counts the words of all jobs anew, for spelling and suggestions, and renews the marks of saved searches. */
export const refreshVocabulary = defineTask({
  name: "maintenance.refresh-vocabulary",
  payload: z.object({}),
  retries: 1,
  retryDelaySeconds: 60,
  expireSeconds: 3_600,
  concurrency: 1,
  cron: "43 3 * * *",
});
