import type { Env } from "./config.ts";

/** The environment is read here, and nowhere else. */
export function readEnv(): Env {
  return process.env;
}
