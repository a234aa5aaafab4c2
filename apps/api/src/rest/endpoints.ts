import { APPLICATIONS_ENDPOINTS } from "../features/applications/applications.endpoints.ts";
import { AUTH_ENDPOINTS } from "../features/auth/auth.endpoints.ts";
import { BLOCKS_ENDPOINTS } from "../features/blocks/blocks.endpoints.ts";
import { CONVERSATIONS_ENDPOINTS } from "../features/conversations/conversations.endpoints.ts";
import { CV_ENDPOINTS } from "../features/cv/cv.endpoints.ts";
import { INTERVIEWS_ENDPOINTS } from "../features/interviews/interviews.endpoints.ts";
import { JOBS_ENDPOINTS } from "../features/jobs/jobs.endpoints.ts";
import { NOTIFICATIONS_ENDPOINTS } from "../features/notifications/notifications.endpoints.ts";
import { REPORTS_ENDPOINTS } from "../features/reports/reports.endpoints.ts";
import { SAVED_SEARCHES_ENDPOINTS } from "../features/saved-searches/saved-searches.endpoints.ts";
import { USERS_ENDPOINTS } from "../features/users/users.endpoints.ts";
import type { Endpoint } from "./endpoint.ts";

/** Every REST call there is (docs/wire.md): a closed table over the procedures, in the order of the reference. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...AUTH_ENDPOINTS,
  ...USERS_ENDPOINTS,
  ...JOBS_ENDPOINTS,
  ...SAVED_SEARCHES_ENDPOINTS,
  ...APPLICATIONS_ENDPOINTS,
  ...CV_ENDPOINTS,
  ...CONVERSATIONS_ENDPOINTS,
  ...BLOCKS_ENDPOINTS,
  ...REPORTS_ENDPOINTS,
  ...INTERVIEWS_ENDPOINTS,
  ...NOTIFICATIONS_ENDPOINTS,
];
