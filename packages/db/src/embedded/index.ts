export { removeEmbedded } from "./remove.ts";
export { findEmbedded } from "./running.ts";
export { startEmbedded } from "./start.ts";
