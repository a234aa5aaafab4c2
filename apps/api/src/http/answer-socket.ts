import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorDescription } from "../errors/describe-error.ts";

/** How long a caller may take to read the answer: closed at once, what it still sends would throw it away. */
const LINGER_MS = 2_000;

/**
 * Refuses on a connection that no HTTP server looks after any more, as a call would be refused, and closes it. Whoever
 * does not close the other half is cut: connections that stay half open would take up all the room there is.
 */
export function answerSocket(
  socket: Duplex,
  { status, body, retryAfterSeconds }: Pick<ErrorDescription, "status" | "body" | "retryAfterSeconds">,
): void {
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Content-Type: application/json",
    "Cache-Control: no-store",
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...(retryAfterSeconds === undefined ? [] : [`Retry-After: ${retryAfterSeconds}`]),
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${text}`);
  const cut = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(cut));
}
