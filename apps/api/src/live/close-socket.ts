import type { WebSocket } from "ws";

/** Close codes (RFC 6455, section 7.4; those from 4000 are ours, named after their HTTP status). */
export const CLOSE = {
  goingAway: 1001,
  /** Try again later: a reader that is too slow, or a database that is away. */
  tryAgain: 1013,
  badRequest: 4400,
  unauthorized: 4401,
} as const;

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

/** How long the other end has to take what is under way and to agree. */
const CLOSE_TIMEOUT_MS = 5_000;

/** Closes in good order after what has been written; cuts when the other end does not answer. */
export function closeSocket(ws: WebSocket, code: CloseCode, reason: string): void {
  ws.close(code, reason);
  const cut = setTimeout(() => ws.terminate(), CLOSE_TIMEOUT_MS);
  ws.once("close", () => clearTimeout(cut));
}
