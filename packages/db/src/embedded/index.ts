export { EmbeddedPostgresError } from "./error.ts";
export { removeEmbedded } from "./remove.ts";
export { type FoundEmbedded, findEmbedded } from "./running.ts";
export { type EmbeddedPostgres, type StartOptions, startEmbedded } from "./start.ts";
