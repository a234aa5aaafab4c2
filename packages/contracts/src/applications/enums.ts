export const ANALYSIS_STATUSES = ["pending", "done", "failed"] as const;
export type AnalysisStatus = (typeof ANALYSIS_STATUSES)[number];
