import type { AppRouter } from "@rolecall/api/router";
import { createWSClient, type TRPCLink, type TRPCWebSocketClient, wsLink } from "@trpc/client";
import { whenInUse } from "../browser/when-in-use.ts";
import type { SessionStore } from "./session.ts";
import { watchfulWebSocket } from "./watchful-socket.ts";

/** Reconnection. */
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 5000;
/** While nobody touches the page: to ask more often would keep the radio of a phone awake. */
const KEEP_ALIVE = { enabled: true, intervalMs: 15_000, pongTimeoutMs: 5000 };

export function retryDelayMs(attempt: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS);
}

interface SocketOptions {
  session: SessionStore;
  path: string;
}

/**
 * One WebSocket per session: the token is sent when the connection opens, so a new session must never
 * ride on the old one's socket. Opened by the first subscription and closed after the last.
 */
export function sessionSocketLink({ session, path }: SocketOptions): TRPCLink<AppRouter> {
  return (runtime) => {
    let open:
      | { token: string; client: TRPCWebSocketClient; start: ReturnType<TRPCLink<AppRouter>> }
      | undefined;

    function linkFor(token: string) {
      if (open?.token !== token) {
        void open?.client.close();
        const client = createSocket(path, token);
        open = { token, client, start: wsLink<AppRouter>({ client })(runtime) };
      }
      return open.start;
    }

    session.subscribe(() => {
      if (!open || session.get()?.token === open.token) return;
      void open.client.close();
      open = undefined;
    });

    return (context) => linkFor(session.get()?.token ?? "")(context);
  };
}

function createSocket(path: string, token: string): TRPCWebSocketClient {
  return createWSClient({
    url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`,
    connectionParams: { token },
    lazy: { enabled: true, closeMs: 1000 },
    retryDelayMs,
    keepAlive: KEEP_ALIVE,
    WebSocket: watchfulWebSocket(whenInUse),
  });
}
