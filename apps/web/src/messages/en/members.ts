import { applications } from "./applications.ts";
import { blocks } from "./blocks.ts";
import { conversations } from "./conversations.ts";
import { cv } from "./cv.ts";
import { interviews } from "./interviews.ts";
import { jobs } from "./jobs.ts";
import { reports } from "./reports.ts";
import { savedSearches } from "./saved-searches.ts";
import { users } from "./users.ts";

/** The words of the screens behind the login, nine tenths of all: fetched with the first of these screens. */
export const members = {
  applications,
  blocks,
  conversations,
  cv,
  interviews,
  jobs,
  reports,
  savedSearches,
  users,
} as const;
