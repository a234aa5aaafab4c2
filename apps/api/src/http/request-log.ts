import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

/** One line per request: no header, no body, no query, so no secret and no search term gets into a log. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.header("X-Request-Id", requestId);
    await next();
    const ms = Math.round(performance.now() - started);
    log.debug({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, "request");
  };
}
