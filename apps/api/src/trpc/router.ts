import { applicationsRouter } from "../features/applications/applications.router.ts";
import { authRouter } from "../features/auth/auth.router.ts";
import { blocksRouter } from "../features/blocks/blocks.router.ts";
import { conversationsRouter } from "../features/conversations/conversations.router.ts";
import { cvRouter } from "../features/cv/cv.router.ts";
import { interviewsRouter } from "../features/interviews/interviews.router.ts";
import { jobsRouter } from "../features/jobs/jobs.router.ts";
import { notificationsRouter } from "../features/notifications/notifications.router.ts";
import { reportsRouter } from "../features/reports/reports.router.ts";
import { savedSearchesRouter } from "../features/saved-searches/saved-searches.router.ts";
import { usersRouter } from "../features/users/users.router.ts";
import { liveRouter } from "../live/live.router.ts";
import { router } from "./init.ts";

export const appRouter = router({
  auth: authRouter,
  users: usersRouter,
  jobs: jobsRouter,
  savedSearches: savedSearchesRouter,
  applications: applicationsRouter,
  cv: cvRouter,
  conversations: conversationsRouter,
  blocks: blocksRouter,
  reports: reportsRouter,
  interviews: interviewsRouter,
  notifications: notificationsRouter,
  live: liveRouter,
});

/** All that the web app knows of the server. */
export type AppRouter = typeof appRouter;
