import { setTimeout as sleep } from "node:timers/promises";
import { CLOSE } from "./close-socket.ts";
import type { ConnectionLink } from "./connection-link.ts";
import type { DeliveryTracker } from "./delivery-tracker.ts";
import type { FeedSink } from "./live-feed.ts";
import type { OutgoingEvent } from "./outgoing-event.ts";
import { stateFrame } from "./trpc-wire.ts";

/** What may wait to be sent before a reader counts as too slow. It is cut, and resumes by its last id. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** A replay reads on when less than this waits. */
const DRAINED_BYTES = 64 * 1024;
const DRAIN_POLL_MS = 10;

/** Writes a feed to a WebSocket. A class, as there is one for each of thousands: closures would be larger. */
export class SocketSink implements FeedSink {
  readonly #link: ConnectionLink;
  readonly #tracker: DeliveryTracker;
  readonly #envelope: string;

  constructor(link: ConnectionLink, tracker: DeliveryTracker, envelope: string) {
    this.#link = link;
    this.#tracker = tracker;
    this.#envelope = envelope;
  }

  start(): void {
    this.#link.ws.send(stateFrame(this.#envelope, "started"));
  }

  send(event: OutgoingEvent): void {
    // A ping follows it.
    if (event.stored.event.type === "new_message") this.#link.gather();
    this.#link.ws.send(event.frame(this.#envelope), { binary: false });
    this.#tracker.sent(event);
  }

  checkPace(): void {
    if (this.#link.ws.bufferedAmount > MAX_BUFFERED_BYTES)
      this.#link.end(CLOSE.tryAgain, "Reading too slowly.");
  }

  async drained(): Promise<void> {
    const { ws } = this.#link;
    while (ws.readyState === ws.OPEN && ws.bufferedAmount > DRAINED_BYTES) await sleep(DRAIN_POLL_MS);
  }
}
