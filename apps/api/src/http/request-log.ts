import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";

const REQUEST_ID = "requestId";

/**
 * One line per request: no header, no body, no query, so no secret and no search term gets into a log. The
 * id is told to the caller, and stands on whatever else is logged of the request.
 */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set(REQUEST_ID, requestId);
    await next();
    // Only now: what is set before an answer is there gets lost with those that are made without the context.
    c.res.headers.set("X-Request-Id", requestId);
    const ms = Math.round(performance.now() - started);
    log.debug({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, "request");
  };
}

/** The id that the caller finds in X-Request-Id; undefined for a request that has not come through the log. */
export function requestIdOf(c: Context): string | undefined {
  const id: unknown = c.get(REQUEST_ID);
  return typeof id === "string" ? id : undefined;
}
