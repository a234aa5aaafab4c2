import type { ConnectionLink } from "./connection-link.ts";
import type { OutgoingEvent } from "./outgoing-event.ts";

interface Unacknowledged {
  readonly mark: number;
  readonly messageId: string;
}

/** A client that never answers must not be remembered for ever; what it read is marked all the same. */
const MAX_UNACKNOWLEDGED = 5_000;

/**
 * Learns when messages have reached the other end of a connection, with no code there: a ping that
 * follows them carries a mark, and every WebSocket client answers it by itself, after what came
 * before it and with the same payload (RFC 6455, section 5.5.3). One ping is under way at a time.
 */
export class DeliveryTracker {
  readonly #link: ConnectionLink;
  #unacknowledged: Unacknowledged[] = [];
  #mark = 0;
  #pinging = false;

  constructor(link: ConnectionLink) {
    this.#link = link;
  }

  /** Call it after the event has been written. */
  sent({ stored: { event } }: OutgoingEvent): void {
    if (event.type !== "new_message" || this.#unacknowledged.length >= MAX_UNACKNOWLEDGED) return;
    this.#mark += 1;
    this.#unacknowledged.push({ mark: this.#mark, messageId: event.message._id });
    if (!this.#pinging) this.ping();
  }

  /** Also the heartbeat's ping: a client may answer only the last of several (section 5.5.2), so each carries the mark. */
  ping(): void {
    this.#pinging = this.#unacknowledged.length > 0;
    this.#link.ws.ping(String(this.#mark));
  }

  pong(payload: Buffer): void {
    const mark = Number(payload.toString("latin1"));
    if (!Number.isSafeInteger(mark)) return;
    const delivered: string[] = [];
    for (const sent of this.#unacknowledged) {
      if (sent.mark > mark) break;
      delivered.push(sent.messageId);
    }
    if (delivered.length === 0) return;
    this.#unacknowledged = this.#unacknowledged.slice(delivered.length);
    this.#pinging = false;
    if (this.#unacknowledged.length > 0) this.ping();
    this.#link.deliveries.add(delivered);
  }
}
