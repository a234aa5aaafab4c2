import { z } from "zod";
import { defineTask } from "../../tasks/define-task.ts";

/** Scores a new job against every candidate and tells those it fits. */
export const notifyMatchingCandidates = defineTask({
  name: "jobs.notify-matching-candidates",
  payload: z.object({ jobId: z.string() }),
  retries: 5,
  retryDelaySeconds: 2,
  expireSeconds: 600,
  concurrency: 1,
});
