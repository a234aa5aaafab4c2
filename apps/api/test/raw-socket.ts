import { once } from "node:events";
import { type ClientOptions, WebSocket } from "ws";

/** A bare connection to the live server: what is sent is up to the test, every frame that comes is kept. */
export interface RawSocket extends Disposable {
  readonly socket: WebSocket;
  /** Frames that have come and were not asked for yet. */
  readonly frames: unknown[];
  /** Sends text as it is and anything else as JSON. */
  readonly send: (value: unknown) => void;
  /** The next frame: parsed, or the text of one that is not JSON. */
  readonly next: () => Promise<unknown>;
}

interface RawSocketOptions extends ClientOptions {
  readonly query?: string;
}

export async function openRawSocket(url: string, options: RawSocketOptions = {}): Promise<RawSocket> {
  const { query = "?connectionParams=1", ...rest } = options;
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/trpc${query}`, rest);
  const frames: unknown[] = [];
  socket.on("message", (data) => frames.push(parseFrame(data.toString())));
  await once(socket, "open");
  return {
    socket,
    frames,
    send: (value) => socket.send(typeof value === "string" ? value : JSON.stringify(value)),
    next: async () => {
      while (frames.length === 0) await once(socket, "message");
      return frames.shift();
    },
    [Symbol.dispose]: () => socket.terminate(),
  };
}

function parseFrame(text: string): unknown {
  return text === "PONG" ? text : JSON.parse(text);
}

export function paramsMessage(token: string) {
  return { method: "connectionParams", data: { token } };
}

export function subscriptionMessage(id: number | string = 1, params: object = {}) {
  return { id, method: "subscription", params: { path: "live.events", ...params } };
}
