import { Fifo } from "../../lib/fifo.ts";
import type { NewMessage } from "./message-writer.queries.ts";

/** Something that waits with the message it is about. */
export interface Waiting {
  readonly message: NewMessage;
}

/** What waits in one conversation. */
interface Lane<T> {
  readonly conversationId: string;
  readonly waiting: Fifo<T>;
  /** "ready" where it can be taken from, "under way" while messages of it are in a batch. */
  state: "idle" | "ready" | "under way";
  /** Its first message waits for its client id. */
  held: boolean;
}

interface ClientIdUse<T> {
  /** Whose turn it is, once the message that had it is stored. */
  heir: Lane<T> | undefined;
  readonly held: Fifo<Lane<T>>;
}

/**
 * What waits to be stored, by conversation, so that a batch is put together without looking at what cannot go yet. A
 * conversation that is in a batch under way waits, so that its messages keep the order they came in; so does a client
 * id, so that its repeat finds the first message stored. Within a batch a conversation may come often, a client id once.
 */
export class MessageLanes<T extends Waiting> {
  readonly #lanes = new Map<string, Lane<T>>();
  readonly #ready = new Fifo<Lane<T>>();
  /** Client ids that are under way, or about to be. */
  readonly #clientIds = new Map<string, ClientIdUse<T>>();

  push(one: T): void {
    const { conversationId } = one.message;
    let lane = this.#lanes.get(conversationId);
    if (lane === undefined) {
      lane = { conversationId, waiting: new Fifo(), state: "idle", held: false };
      this.#lanes.set(conversationId, lane);
    }
    lane.waiting.push(one);
    this.#makeReady(lane);
  }

  /** As many as can go, at most `max`: first one of each conversation, then those that have more. */
  take(max: number): T[] {
    const batch: T[] = [];
    const more = new Fifo<Lane<T>>();
    while (batch.length < max) {
      const lane = this.#ready.shift() ?? more.shift();
      const next = lane?.waiting.first;
      if (lane === undefined || next === undefined) break;
      if (lane.state === "ready") lane.state = "idle";
      if (this.#isHeld(lane, next)) continue;
      lane.waiting.shift();
      lane.state = "under way";
      batch.push(next);
      if (lane.waiting.size > 0) more.push(lane);
    }
    return batch;
  }

  /** What `take` gave is stored or refused: what has waited for it can go. */
  finish(batch: readonly T[]): void {
    for (const { message } of batch) {
      const key = clientKeyOf(message);
      if (key !== undefined) this.#release(key);
    }
    for (const { message } of batch) {
      const lane = this.#lanes.get(message.conversationId);
      if (lane?.state !== "under way") continue;
      lane.state = "idle";
      if (lane.waiting.size === 0) this.#lanes.delete(lane.conversationId);
      else this.#makeReady(lane);
    }
  }

  /** Takes the client id unless another message has it: then the conversation waits for that one. */
  #isHeld(lane: Lane<T>, { message }: T): boolean {
    const key = clientKeyOf(message);
    if (key === undefined) return false;
    const use = this.#clientIds.get(key);
    if (use === undefined) {
      this.#clientIds.set(key, { heir: undefined, held: new Fifo() });
      return false;
    }
    if (use.heir === lane) {
      use.heir = undefined;
      return false;
    }
    lane.held = true;
    use.held.push(lane);
    return true;
  }

  /** Hands a client id on to the next that waits for it: were all woken, all but one would wait again. */
  #release(key: string): void {
    const use = this.#clientIds.get(key);
    const lane = use?.held.shift();
    if (use === undefined || lane === undefined) {
      this.#clientIds.delete(key);
      return;
    }
    use.heir = lane;
    lane.held = false;
    this.#makeReady(lane);
  }

  #makeReady(lane: Lane<T>): void {
    if (lane.state !== "idle" || lane.held || lane.waiting.size === 0) return;
    lane.state = "ready";
    this.#ready.push(lane);
  }
}

function clientKeyOf({ senderId, clientId }: NewMessage): string | undefined {
  return clientId === null ? undefined : `${senderId} ${clientId}`;
}
