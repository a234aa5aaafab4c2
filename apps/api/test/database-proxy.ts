import { connect as connectTo, createServer, type Socket } from "node:net";
import { closeServer, listenOnFreePort } from "./listen.ts";

/** A port that leads to a database which may go away and come back elsewhere. */
export interface DatabaseProxy extends AsyncDisposable {
  /** The URL of the target, through the proxy. */
  readonly url: string;
  /** New connections go here from now on. */
  readonly setTarget: (url: string) => void;
}

export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  let target = new URL(url);
  const sockets = new Set<Socket>();

  function keep(socket: Socket): void {
    sockets.add(socket);
    // A broken connection is what this is for.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  }

  const server = createServer((incoming) => {
    const outgoing = connectTo(Number(target.port), target.hostname);
    keep(incoming);
    keep(outgoing);
    incoming.on("close", () => outgoing.destroy());
    outgoing.on("close", () => incoming.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  });
  const proxied = new URL(url);
  proxied.port = String(await listenOnFreePort(server));
  return {
    url: proxied.href,
    setTarget: (next) => {
      target = new URL(next);
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await closeServer(server);
    },
  };
}
