import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to the server on which live connections can fall silent, as they do in a lift: open, and nothing comes. */
export interface WeakLine extends AsyncDisposable {
  readonly url: string;
  /** Nothing passes on the live connections of now any more, no goodbye either. Later ones are sound. */
  readonly silence: () => void;
}

export async function openWeakLine(server: URL): Promise<WeakLine> {
  const live = new Set<readonly [Socket, Socket]>();
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect({ host: server.hostname, port: Number(server.port) });
    for (const socket of [near, far]) {
      open.add(socket);
      // Browsers drop connections as they like.
      socket.on("error", () => socket.destroy());
      socket.on("close", () => open.delete(socket));
    }
    near.on("data", (data) => {
      if (/^upgrade: websocket/im.test(data.toString("latin1"))) live.add([near, far]);
    });
    near.pipe(far);
    far.pipe(near);
  });
  proxy.listen(0, "localhost");
  await once(proxy, "listening");
  // biome-ignore lint/plugin/no-cast: that of a server which listens on a port.
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    silence: () => {
      for (const [near, far] of live) {
        near.unpipe(far);
        far.unpipe(near);
        for (const socket of [near, far]) socket.pause();
      }
    },
    [Symbol.asyncDispose]: async () => {
      proxy.close();
      for (const socket of open) socket.destroy();
      await once(proxy, "close");
    },
  };
}
