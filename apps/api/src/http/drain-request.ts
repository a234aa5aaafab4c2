import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";

/** Refused bodies are read to their end up to this size and for this long; nothing of them is kept. */
const MAX_BYTES = 256 * 1024 * 1024;
const MAX_MS = 30_000;

/**
 * Lets a refused request finish before it is answered. A client that is still sending when the answer
 * comes and the connection closes sees a broken connection, not the reason: a browser reports 413 for a
 * large file as a network error. What is too large or too slow even for that is answered at once.
 */
export function drainRequest(): MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> {
  return async (c, next) => {
    await next();
    const incoming = c.env?.incoming;
    if (incoming === undefined || incoming.complete || c.res.status < 400) return;
    if (!(await readToEnd(incoming))) c.header("Connection", "close");
  };
}

/** False when the rest is too long or takes too long. */
function readToEnd(incoming: IncomingMessage): Promise<boolean> {
  if (Number(incoming.headers["content-length"] ?? 0) > MAX_BYTES) return Promise.resolve(false);
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(() => finish(false), MAX_MS);
    function finish(complete: boolean): void {
      clearTimeout(timer);
      incoming.off("data", count).off("end", onEnd).off("close", onEnd).off("error", onEnd);
      resolve(complete);
    }
    function onEnd(): void {
      finish(true);
    }
    function count(chunk: Buffer): void {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES) finish(false);
    }
    // Who has begun to read, stops: else what is read would be kept, and the reading stop when that is enough.
    incoming.removeAllListeners("data");
    incoming.on("data", count).on("end", onEnd).on("close", onEnd).on("error", onEnd).resume();
  });
}
