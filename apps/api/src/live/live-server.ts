import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocketServer } from "ws";
import type { Dependencies } from "../dependencies.ts";
import { AppError } from "../errors/app-error.ts";
import { describeError } from "../errors/describe-error.ts";
import { createDeliveryMarker } from "../features/conversations/delivery-marker.ts";
import { answerSocket } from "../http/answer-socket.ts";
import { socketAddress } from "../http/client-address.ts";
import { AnonymousLimit } from "./anonymous-limit.ts";
import { CLOSE } from "./close-socket.ts";
import { LiveConnection } from "./live-connection.ts";
import { LiveSocket } from "./live-socket.ts";

export interface LiveServer {
  /** Lets running calls finish, asks the clients to reconnect, and closes every connection. */
  readonly stop: () => Promise<void>;
}

export interface LiveServerOptions {
  /** Time between two heartbeats of the server; each connection takes part in one of `BEATS`. 1,000 when left out. */
  readonly beatMs?: number;
  /** How long a client that has announced connection parameters may take to send them. 10,000 when left out. */
  readonly paramsTimeoutMs?: number;
}

const LIVE_PATH = "/api/trpc";
/** Largest message of a client. Files do not come this way. */
const MAX_MESSAGE_BYTES = 1024 * 1024;
/** Each connection is asked for a sign of life once in so many beats of a second. */
const BEATS = 25;
const BEAT_MS = 1_000;
/** How long running calls may take to be answered when the server stops. */
const DRAIN_TIMEOUT_MS = 8_000;
const DRAIN_POLL_MS = 10;

/** Serves tRPC's WebSocket protocol on the upgrades of an HTTP server. */
export function attachLiveServer(
  httpServer: Server,
  deps: Dependencies,
  { beatMs = BEAT_MS, paramsTimeoutMs }: LiveServerOptions = {},
): LiveServer {
  const wss = new WebSocketServer({
    noServer: true,
    WebSocket: LiveSocket,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  const deliveries = createDeliveryMarker(deps);
  const anonymous = new AnonymousLimit(deps.config.limits);
  // In buckets, so that the heartbeats of thousands do not come in one moment.
  const buckets = Array.from({ length: BEATS }, () => new Set<LiveConnection>());
  const onClose = (connection: LiveConnection) => {
    for (const bucket of buckets) bucket.delete(connection);
  };
  let opened = 0;
  let beats = 0;
  let stopping = false;

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = URL.parse(request.url ?? "", "http://localhost");
    const address = socketAddress(request, deps.config);
    try {
      if (stopping) throw new AppError("UNAVAILABLE", "The server is restarting.");
      if (url?.pathname !== LIVE_PATH) throw new AppError("NOT_FOUND", "There is no such address.");
      anonymous.check(address);
    } catch (error) {
      socket.on("error", () => socket.destroy());
      answerSocket(socket, describeError(error));
      return;
    }
    const expectsParams = url.searchParams.get("connectionParams") === "1";
    wss.handleUpgrade(request, socket, head, (ws) => {
      const connection = new LiveConnection({
        ws,
        socket,
        deps,
        deliveries,
        address,
        anonymous,
        expectsParams,
        onClose,
        paramsTimeoutMs,
      });
      opened += 1;
      buckets[opened % BEATS]?.add(connection);
    });
  }

  const heart = setInterval(() => {
    beats += 1;
    for (const connection of buckets[beats % BEATS] ?? []) connection.beat();
  }, beatMs);
  httpServer.on("upgrade", onUpgrade);

  const connections = () => buckets.flatMap((bucket) => [...bucket]);
  return {
    stop: async () => {
      stopping = true;
      clearInterval(heart);
      deps.live.endStreams();
      for (const connection of connections()) connection.end(CLOSE.goingAway, "The server is restarting.");
      const deadline = performance.now() + DRAIN_TIMEOUT_MS;
      while (connections().length > 0) {
        if (performance.now() > deadline) for (const connection of connections()) connection.cut();
        await sleep(DRAIN_POLL_MS);
      }
      await deliveries.stop();
      httpServer.off("upgrade", onUpgrade);
    },
  };
}
