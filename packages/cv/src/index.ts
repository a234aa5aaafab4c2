export { type AnalyseOptions, analyse, analyseDocument } from "./analyse.ts";
export { defaultReadLimits, type ReadLimits, readDocument } from "./read/index.ts";
export type * from "./types.ts";
export { ENGINE_VERSION } from "./version.ts";
