import type { StoredLiveEvent } from "@rolecall/db";

/**
 * An event on its way out. It is turned into JSON once for all of its receivers, and into bytes once
 * for all whose subscription has the same envelope, which with ordinary clients is nearly everybody.
 */
export class OutgoingEvent {
  readonly stored: StoredLiveEvent;
  #tracked: string | undefined;
  #frames: Map<string, Buffer> | undefined;

  constructor(stored: StoredLiveEvent) {
    this.stored = stored;
  }

  get seq(): number {
    return this.stored.seq;
  }

  /**
   * The text frame of tRPC's WebSocket protocol that answers a subscription with this event, as
   * `tracked()` would. `envelope` is that of the subscription (`trpc-wire.ts`).
   */
  frame(envelope: string): Buffer {
    this.#frames ??= new Map();
    let frame = this.#frames.get(envelope);
    if (frame === undefined) {
      frame = Buffer.from(`{${envelope},"result":${this.#result()}}`);
      this.#frames.set(envelope, frame);
    }
    return frame;
  }

  #result(): string {
    const { seq, event } = this.stored;
    this.#tracked ??= `{"type":"data","id":"${seq}","data":{"id":"${seq}","data":${JSON.stringify(event)}}}`;
    return this.#tracked;
  }
}
