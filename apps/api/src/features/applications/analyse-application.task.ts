import { z } from "zod";
import { defineTask } from "../../tasks/define-task.ts";

/** Reads the CV of an application and scores it against the job. */
export const analyseApplication = defineTask({
  name: "applications.analyse-application",
  payload: z.object({ applicationId: z.string() }),
  retries: 5,
  retryDelaySeconds: 2,
  // Far above the reader's own limit: only a process that died takes this long.
  expireSeconds: 120,
  concurrency: 2,
});
