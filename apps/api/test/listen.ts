import { once } from "node:events";
import type { Server } from "node:net";

/** Listens on a free port of the loopback address; returns the port. */
export async function listenOnFreePort(server: Server, options: { backlog?: number } = {}): Promise<number> {
  server.listen({ port: 0, host: "127.0.0.1", ...options });
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server listens on no port.");
  return address.port;
}

/** Stops listening; resolves when the last connection has ended. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
