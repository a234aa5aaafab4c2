import { once } from "node:events";
import { WebSocket } from "ws";
import { answerParent } from "../lib/child.ts";
import { nowMs } from "../lib/stats.ts";

export interface OpenClients {
  readonly name: string;
  readonly url: string;
  readonly count: number;
  /** Sent when the socket is open; `{n}` stands for the number of the connection. */
  readonly greetings: readonly string[];
  /** A connection is ready when a frame holds this; undefined: when it is open. */
  readonly readyMark: string | undefined;
}

export interface Delivered {
  readonly first: number;
  readonly last: number;
}

/** Enough to be quick, few enough not to run into the accept queue. */
const OPENING_AT_ONCE = 100;
const EVENT_MARK = "application_analyzed";

/**
 * Thousands of clients in one process, so each does as little as can be: it looks for a word in the
 * frame. What a browser does with an event is not the server's cost.
 */
class Clients {
  readonly #sockets: WebSocket[] = [];
  #received = 0;
  #first = 0;
  #last = 0;
  #whenAll = () => {};

  async open(options: OpenClients): Promise<void> {
    while (this.#sockets.length < options.count) {
      const count = Math.min(OPENING_AT_ONCE, options.count - this.#sockets.length);
      const start = this.#sockets.length;
      await Promise.all(Array.from({ length: count }, (_, index) => this.#openOne(options, start + index)));
    }
  }

  /** Resolves when every connection has had the next event. */
  next(): Promise<Delivered> {
    return new Promise((resolve) => {
      this.#whenAll = () => {
        const delivered = { first: this.#first, last: this.#last };
        this.#received = 0;
        resolve(delivered);
      };
      if (this.#received === this.#sockets.length) this.#whenAll();
    });
  }

  async #openOne({ url, greetings, readyMark }: OpenClients, number: number): Promise<void> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    this.#sockets.push(socket);
    const ready = new Promise<void>((resolve, reject) => {
      socket.on("error", reject);
      socket.on("close", (code) => reject(new Error(`A connection was closed with ${code}.`)));
      socket.on("message", (data: Buffer) => {
        if (data.includes(EVENT_MARK)) this.#onEvent();
        else if (readyMark !== undefined && data.includes(readyMark)) resolve();
        // Socket.IO's own ping.
        else if (data.length === 1 && data[0] === 0x32) socket.send("3");
      });
    });
    await once(socket, "open");
    for (const greeting of greetings) socket.send(greeting.replace("{n}", String(number)));
    if (readyMark !== undefined) await ready;
  }

  #onEvent(): void {
    this.#last = nowMs();
    if (this.#received === 0) this.#first = this.#last;
    this.#received += 1;
    if (this.#received === this.#sockets.length) this.#whenAll();
  }
}

const contenders = new Map<string, Clients>();

answerParent({
  open: async (options: OpenClients) => {
    const clients = contenders.get(options.name) ?? new Clients();
    contenders.set(options.name, clients);
    await clients.open(options);
  },
  next: (name: string) => contenders.get(name)?.next(),
});
