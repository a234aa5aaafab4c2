import { z } from "zod";
import { defineTask } from "../../../tasks/define-task.ts";

const SearchRow = z.object({
  doc: z.string(),
  requiredYears: z.string(),
  currency: z.string(),
  payMin: z.string().nullable(),
  payMax: z.string().nullable(),
});

/** Tells the owners of the saved searches that find a job: it is new, open again, or was changed. */
export const notifySavedSearches = defineTask({
  name: "saved-searches.notify",
  payload: z.object({
    jobId: z.string(),
    /** What searches read of it before the change: those that found it then have nothing new. */
    before: SearchRow.optional(),
  }),
  retries: 5,
  retryDelaySeconds: 2,
  expireSeconds: 600,
  concurrency: 1,
});
