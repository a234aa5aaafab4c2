import { z } from "zod";
import { defineTask } from "../../tasks/define-task.ts";

/** Reads the CV of an application and scores it against the job. */
export const analyseApplication = defineTask({
  name: "applications.analyse-application",
  payload: z.object({ applicationId: z.string() }),
  retries: 5,
  retryDelaySeconds: 2,
  // Far above what the reader allows one CV and its place in the queue: an attempt that is given up while it goes on
  // is done twice. One of a process that died is noticed long before.
  expireSeconds: 900,
  concurrency: 2,
});
