import type { LiveEvent, LiveEventOf, LiveEventType } from "@rolecall/contracts/live/events";
import { createTRPCClient, createWSClient, type TRPCClientError, wsLink } from "@trpc/client";
import { WebSocket } from "ws";
import type { AppRouter } from "../src/trpc/router.ts";

export interface ReceivedEvent {
  readonly id: string;
  readonly data: LiveEvent;
}

interface LiveClientOptions {
  readonly token?: string | undefined;
  readonly lastEventId?: string;
  readonly ownActions?: boolean;
}

const WAIT_MS = 60_000;

/** An ordinary tRPC client with one subscription to `live.events`, and what it has received. */
export class LiveClient implements AsyncDisposable {
  readonly received: ReceivedEvent[] = [];
  readonly errors: TRPCClientError<AppRouter>[] = [];
  /** Codes of the closed sockets. */
  readonly closed: (number | undefined)[] = [];
  /** How often the server has said that the subscription stands. */
  starts = 0;
  readonly trpc;
  /** The socket of the moment, to be cut or paused. */
  socket: WebSocket | undefined;
  readonly #ws;
  readonly #subscription;
  #changed = () => {};

  /** `url` is that of the server; a function may give another one for each connection. */
  constructor(url: string | (() => string), options: LiveClientOptions = {}) {
    const findUrl = typeof url === "string" ? () => url : url;
    this.#ws = createWSClient({
      url: () => `${findUrl().replace("http", "ws")}/api/trpc`,
      WebSocket: asBrowserSocket((socket) => {
        this.socket = socket;
      }),
      connectionParams: () => (options.token === undefined ? {} : { token: options.token }),
      retryDelayMs: () => 50,
      onClose: (cause) => {
        this.closed.push(cause?.code);
        this.#changed();
      },
    });
    this.trpc = createTRPCClient<AppRouter>({ links: [wsLink({ client: this.#ws })] });
    const { lastEventId, ownActions } = options;
    const plain = lastEventId === undefined && ownActions === undefined;
    this.#subscription = this.trpc.live.events.subscribe(plain ? undefined : { lastEventId, ownActions }, {
      onStarted: () => {
        this.starts += 1;
        this.#changed();
      },
      onData: (event) => {
        this.received.push(event);
        this.#changed();
      },
      onError: (error) => {
        this.errors.push(error);
        this.#changed();
      },
    });
  }

  /** Ends the subscription, not the connection. */
  unsubscribe(): void {
    this.#subscription.unsubscribe();
  }

  get ids(): number[] {
    return this.received.map(({ id }) => Number(id));
  }

  of<T extends LiveEventType>(type: T): LiveEventOf<T>[] {
    return this.received.flatMap(({ data }) => (isOf(data, type) ? [data] : []));
  }

  /** Resolves when `reached` is true of this client; rejects after a minute. */
  async until(reached: (client: this) => boolean, what = "what was waited for"): Promise<this> {
    const deadline = performance.now() + WAIT_MS;
    while (!reached(this)) {
      const left = deadline - performance.now();
      if (left <= 0)
        throw new Error(`${what} did not happen; received ${JSON.stringify(this.received.slice(-3))}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 100));
        this.#changed = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return this;
  }

  started(): Promise<this> {
    return this.until((client) => client.starts > 0, "the subscription");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#ws.close();
  }
}

/** The class of `ws` in the place of the browser's; `onOpen` gets to know each socket. */
function asBrowserSocket(onOpen: (socket: WebSocket) => void): typeof globalThis.WebSocket {
  class KnownSocket extends WebSocket {
    constructor(url: string) {
      super(url);
      onOpen(this);
    }
  }
  const socketClass: unknown = KnownSocket;
  // biome-ignore lint/plugin/no-cast: a socket of `ws` has all that the tRPC client uses of a WebSocket.
  return socketClass as typeof globalThis.WebSocket;
}

function isOf<T extends LiveEventType>(event: LiveEvent, type: T): event is LiveEventOf<T> {
  return event.type === type;
}
