export { EmbeddedPostgresError } from "./error.ts";
export { type EmbeddedPostgres, type StartOptions, startEmbedded } from "./start.ts";
