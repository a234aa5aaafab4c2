import { applications } from "./applications.ts";
import { auth } from "./auth.ts";
import { blocks } from "./blocks.ts";
import { common } from "./common.ts";
import { conversations } from "./conversations.ts";
import { cv } from "./cv.ts";
import { interviews } from "./interviews.ts";
import { jobs } from "./jobs.ts";
import { live } from "./live.ts";
import { notifications } from "./notifications.ts";
import { reports } from "./reports.ts";
import { savedSearches } from "./saved-searches.ts";
import { shell } from "./shell.ts";
import { users } from "./users.ts";

/** Every word of the interface, one file per feature: `useTranslations("jobs")`. */
export const en = {
  applications,
  auth,
  blocks,
  common,
  conversations,
  cv,
  interviews,
  jobs,
  live,
  notifications,
  savedSearches,
  reports,
  shell,
  users,
} as const;
