import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";

/** Structured logs, a JSON line each. What could hold a secret is cut out wherever it stands. */
export function createLog(config: Pick<Config, "logLevel">): Logger {
  return pino({
    level: config.logLevel,
    redact: {
      paths: [
        "password",
        "token",
        "authorization",
        "*.password",
        "*.token",
        "*.authorization",
        "*.apiKey",
        "*.headers",
      ],
      censor: "[hidden]",
    },
  });
}
