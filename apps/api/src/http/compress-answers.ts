import type { MiddlewareHandler } from "hono";
import { compress } from "hono/compress";

/** Shorter answers fit into a packet as they are. */
const MIN_BYTES = 1024;

const TEXT = /^(?:text\/|application\/(?:json|problem\+json|javascript|xml)|image\/svg)/;
const KNOWN_ENCODING = /\b(?:gzip|deflate)\b|\*/i;

/**
 * Compresses longer texts for those who take them so. An answer that stays as it is must not be touched
 * beyond its headers: a body that was once looked at leaves as a stream, for several times the work.
 */
export function compressAnswers(): MiddlewareHandler {
  const compressing = compress({ threshold: MIN_BYTES });
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!TEXT.test(headers.get("Content-Type") ?? "")) return;
    if (!/\baccept-encoding\b/i.test(headers.get("Vary") ?? "")) headers.append("Vary", "Accept-Encoding");
    if (KNOWN_ENCODING.test(c.req.header("Accept-Encoding") ?? "")) await compressing(c, async () => {});
  };
}
