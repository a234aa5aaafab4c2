import { setTimeout as sleep } from "node:timers/promises";
import type { WebSocket } from "ws";
import { CLOSE, type CloseCode } from "./close-socket.ts";
import type { DeliveryTracker } from "./delivery-tracker.ts";
import type { FeedSink } from "./live-feed.ts";
import type { OutgoingEvent } from "./outgoing-event.ts";
import { stateFrame } from "./trpc-wire.ts";

interface SocketSinkOptions {
  readonly ws: WebSocket;
  readonly envelope: string;
  readonly tracker: DeliveryTracker;
  readonly end: (code: CloseCode, reason: string) => void;
}

/** What may wait to be sent before a reader counts as too slow. It is cut, and resumes by its last id. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** A replay reads on when less than this waits. */
const DRAINED_BYTES = 64 * 1024;
const DRAIN_POLL_MS = 10;

/** Writes a feed to a WebSocket. A class, as there is one for each of thousands: closures would be larger. */
export class SocketSink implements FeedSink {
  readonly #options: SocketSinkOptions;

  constructor(options: SocketSinkOptions) {
    this.#options = options;
  }

  start(): void {
    const { ws, envelope } = this.#options;
    ws.send(stateFrame(envelope, "started"));
  }

  send(event: OutgoingEvent): void {
    const { ws, envelope, tracker } = this.#options;
    ws.send(event.frame(envelope), { binary: false });
    tracker.sent(event);
  }

  checkPace(): void {
    const { ws, end } = this.#options;
    if (ws.bufferedAmount > MAX_BUFFERED_BYTES) end(CLOSE.tryAgain, "Reading too slowly.");
  }

  async drained(): Promise<void> {
    const { ws } = this.#options;
    while (ws.readyState === ws.OPEN && ws.bufferedAmount > DRAINED_BYTES) await sleep(DRAIN_POLL_MS);
  }
}
