import type { Notification } from "@rolecall/contracts/notifications/schemas";

export type NotificationLink =
  | { to: "/interviews/$interviewId"; params: { interviewId: string } }
  | { to: "/applicants/$jobId"; params: { jobId: string } }
  | { to: "/profile"; search: { tab: "applications" } }
  | { to: "/dashboard"; search: { savedSearch: string } }
  | { to: "/jobs/$jobId"; params: { jobId: string } };

/** The screen of what a notification speaks of; undefined when that is gone. */
export function notificationLink({ type, target }: Notification): NotificationLink | undefined {
  const { jobId, interviewId, savedSearchId } = target;
  if (interviewId !== null) return { to: "/interviews/$interviewId", params: { interviewId } };
  if (type === "application_stage_changed") return { to: "/profile", search: { tab: "applications" } };
  // One that stands for several jobs leads to all that the search finds.
  if (jobId === null && savedSearchId !== undefined)
    return { to: "/dashboard", search: { savedSearch: savedSearchId } };
  if (jobId === null) return undefined;
  if (type === "new_application") return { to: "/applicants/$jobId", params: { jobId } };
  return { to: "/jobs/$jobId", params: { jobId } };
}
