import { type DestinationStream, type Logger, pino, type SerializedError, stdSerializers } from "pino";
import type { Config } from "./config.ts";

/** Where a failed query's error goes on to list the values it was run with: people's words and addresses. */
const QUERY_VALUES = /\n?params: [\s\S]*/;

/** A text about an error and its causes without those values. They may look like lines of a stack: each message is cut as a whole. */
function withoutValues(text: string, error: Error): string {
  let clean = text;
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const { message } = current;
    const cut = message.replace(QUERY_VALUES, "");
    if (cut !== message) clean = clean.replaceAll(message, () => cut);
  }
  return clean;
}

/**
 * An error without the values of the query that it is about: neither those it was run with, nor those that
 * Postgres repeats ("Failing row contains (…)", "Key (email)=(…)").
 */
function serializeError(error: Error): SerializedError | Record<string, unknown> {
  const serialized = stdSerializers.err(error);
  if (typeof serialized !== "object" || serialized === null) return { message: String(serialized) };
  const {
    params: _params,
    parameters: _parameters,
    args: _args,
    detail: _detail,
    where: _where,
    ...rest
  } = serialized;
  const clean = (text: unknown) => (typeof text === "string" ? withoutValues(text, error) : text);
  return { ...rest, message: clean(rest.message), stack: clean(rest.stack) };
}

/** Structured logs, a JSON line each. What could hold a secret is cut out wherever it stands. */
export function createLog(config: Pick<Config, "logLevel">, target?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    serializers: { err: serializeError },
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
  };
  return target === undefined ? pino(options) : pino(options, target);
}
