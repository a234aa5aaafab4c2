export const NOTIFICATION_TYPES = [
  "new_job",
  "new_application",
  "job_match",
  "interview_changed",
  "application_removed",
  "job_expiry",
  "application_stage_changed",
  "saved_search_match",
  "job_withheld",
  "report_decided",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What can pop up as it happens: every notification, and messages, which are no notifications. */
export const POPUP_KINDS = [...NOTIFICATION_TYPES, "new_message"] as const;
export type PopupKind = (typeof POPUP_KINDS)[number];
