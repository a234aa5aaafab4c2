export { CandidateTable } from "./candidate-table.ts";
export type { ScoredCandidate } from "./candidate-walk.ts";
export { type CompiledJob, compileJob } from "./compile-job.ts";
export { type CompiledProfile, compileProfile } from "./compile-profile.ts";
export { JobTable, type ScoredJob } from "./job-table.ts";
export { matchCandidate, matchCompiled } from "./match-candidate.ts";
export { occupationsBeside } from "./occupations/occupations-of-positions.ts";
export { profileFromAnalysis, profileFromSkills } from "./profile-from-analysis.ts";
export { scoreOnly } from "./score.ts";
