/**
 * The vocabulary of the CV engine, in the order of its stages: read, parse, skills, assess, match.
 * Every fact carries the lines it came from; every point of a score names its rule, its lines and the
 * words of the job. Nothing here knows a clock: "today" comes in as `asOf`.
 */

export type * from "./types/assess.ts";
export type * from "./types/match.ts";
export type * from "./types/parse.ts";
export type * from "./types/read.ts";
export type * from "./types/skills.ts";
