export const ANALYSIS_STATUSES = ["pending", "done", "failed"] as const;
export type AnalysisStatus = (typeof ANALYSIS_STATUSES)[number];

/** Where an application stands, decided by the recruiter alone. Scores never depend on it. */
export const APPLICATION_STAGES = ["received", "shortlisted", "hired", "not-selected"] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

export const MAX_DECLINE_MESSAGE = 2_000;

/** Applications whose stage one call may change. */
export const MAX_STAGE_CHANGES = 1_000;

/** What has removed an application without its candidate: its recruiter, or the deletion of its job. */
export const APPLICATION_REMOVERS = ["recruiter", "job"] as const;
export type ApplicationRemover = (typeof APPLICATION_REMOVERS)[number];
