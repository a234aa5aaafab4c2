export { type AnalyseOptions, analyse, analyseDocument } from "./analyse.ts";
export { countHiddenWords } from "./assess/count-hidden-words.ts";
export { scoreImpact } from "./assess/score-impact.ts";
export { experienceLevel, totalYears } from "./assess/total-years.ts";
export { verifyExperience } from "./assess/verify-experience.ts";
export { defaultReadLimits, type ReadLimits, readDocument } from "./read/index.ts";
export type * from "./types.ts";
export { ENGINE_VERSION } from "./version.ts";
