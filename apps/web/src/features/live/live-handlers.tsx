import { useApplicationsEvents } from "../applications/use-applications-events.ts";
import { useBlocksEvents } from "../blocks/use-blocks-events.ts";
import { useConversationsEvents } from "../conversations/use-conversations-events.ts";
import { useInterviewsEvents } from "../interviews/use-interviews-events.ts";
import { useJobsEvents } from "../jobs/use-jobs-events.ts";
import { useNotificationsEvents } from "../notifications/use-notifications-events.ts";
import { usePopupSettingsEvents } from "../notifications/use-popup-settings.ts";
import { useReportsEvents } from "../reports/use-reports-events.ts";
import { useSavedSearchesEvents } from "../saved-searches/use-saved-searches-events.ts";
import { useLivePopups } from "./use-live-popups.tsx";

/**
 * Every feature's live handlers, mounted once for the whole app: what they write into the query cache
 * is right on any screen. A feature adds its hook here and nowhere else.
 */
export function LiveHandlers() {
  useApplicationsEvents();
  useConversationsEvents();
  useBlocksEvents();
  useReportsEvents();
  useJobsEvents();
  useInterviewsEvents();
  useNotificationsEvents();
  usePopupSettingsEvents();
  useSavedSearchesEvents();
  useLivePopups();
  return null;
}
