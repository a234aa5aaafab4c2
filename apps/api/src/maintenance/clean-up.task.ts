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
