export { type CompiledJob, compileJob } from "./job/compile-job.ts";
export { matchCandidate } from "./match-candidate.ts";
export { type CompiledProfile, compileProfile } from "./profile/compile-profile.ts";
export { profileFromAnalysis, profileFromSkills } from "./profile/profile-from-analysis.ts";
export { scoreOnly } from "./score.ts";
export { CandidateTable } from "./tables/candidate-table.ts";
export type { ScoredCandidate } from "./tables/candidate-walk.ts";
export { JobTable } from "./tables/job-table.ts";
export type { ScoredJob } from "./tables/job-walk.ts";
