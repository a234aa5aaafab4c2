/** What is wrong with a job. */
export const JOB_REPORT_REASONS = ["scam", "misleading", "discriminatory", "spam", "other"] as const;
type JobReportReason = (typeof JOB_REPORT_REASONS)[number];

/** What is wrong with how somebody behaves. */
export const USER_REPORT_REASONS = ["harassment", "scam", "impersonation", "spam", "other"] as const;
type UserReportReason = (typeof USER_REPORT_REASONS)[number];

export const REPORT_REASONS = [
  "scam",
  "misleading",
  "discriminatory",
  "harassment",
  "impersonation",
  "spam",
  "other",
] as const satisfies readonly (JobReportReason | UserReportReason)[];
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Open until whoever runs the site has decided. */
export const REPORT_STATUSES = ["open", "upheld", "dismissed"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Characters of the reporter's own words. */
export const MAX_REPORT_DETAILS = 2_000;
