import { analyseApplication } from "../features/applications/analyse-application.task.ts";
import { sendInterviewRemindersTask } from "../features/interviews/reminders/send-interview-reminders.task.ts";
import { expireJobs } from "../features/jobs/expiry/expire-jobs.task.ts";
import { notifyMatchingCandidates } from "../features/jobs/notify-matching-candidates.task.ts";
import { notifySavedSearches } from "../features/saved-searches/alerts/notify-saved-searches.task.ts";
import { cleanUp } from "../maintenance/clean-up.task.ts";
import { refreshVocabulary } from "../maintenance/refresh-vocabulary.task.ts";
import { type RegisteredTask, registerTask } from "./registry.ts";

/** Every kind of background work there is. */
export const TASKS: readonly RegisteredTask[] = [
  registerTask(analyseApplication, () => import("../features/applications/analyse-application.handler.ts")),
  registerTask(
    notifyMatchingCandidates,
    () => import("../features/jobs/notify-matching-candidates.handler.ts"),
  ),
  registerTask(
    notifySavedSearches,
    () => import("../features/saved-searches/alerts/notify-saved-searches.handler.ts"),
  ),
  registerTask(
    sendInterviewRemindersTask,
    () => import("../features/interviews/reminders/send-interview-reminders.handler.ts"),
  ),
  registerTask(expireJobs, () => import("../features/jobs/expiry/expire-jobs.handler.ts")),
  registerTask(cleanUp, () => import("../maintenance/clean-up.handler.ts")),
  registerTask(refreshVocabulary, () => import("../maintenance/refresh-vocabulary.handler.ts")),
];
