import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { migrate } from "@rolecall/db";
import { startEmbedded } from "@rolecall/db/embedded";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { type Dependencies, openDependencies } from "./dependencies.ts";
import { attachLiveServer } from "./live/live-server.ts";

export interface RunningServer {
  /** Where it listens, e.g. `http://localhost:5000`. */
  readonly url: string;
  /** Lets running requests, messages and tasks finish, then closes everything. */
  readonly stop: () => Promise<void>;
}

interface StartOptions {
  readonly config: Config;
  readonly log: Logger;
  /** The built web app. */
  readonly webFolder?: string;
  /** Runs once the parts work and before the first request is served. */
  readonly prepare?: (deps: Dependencies) => Promise<void>;
}

/** Connections that are still open after this time are cut. */
const DRAIN_TIMEOUT_MS = 10_000;

/** Starts the database if none is given, brings its schema up to date, and serves. */
export async function startServer({ config, log, webFolder, prepare }: StartOptions): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = [];
  async function close(): Promise<void> {
    for (const closer of closers.splice(0).reverse()) await closer();
  }
  try {
    const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config, log, closers));
    await migrate(databaseUrl);
    const deps = await openDependencies({ config, log, databaseUrl });
    closers.push(deps.close);
    await deps.tasks.start(deps);
    await prepare?.(deps);

    const app = createApp(deps, webFolder === undefined ? {} : { webFolder });
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    const live = attachLiveServer(server, deps);
    const address = await listen(server, config);
    closers.push(async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await live.stop();
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
      await closed;
      clearTimeout(cut);
    });
    return { url: `http://localhost:${address.port}`, stop: close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startOwnDatabase(
  config: Config,
  log: Logger,
  closers: (() => Promise<void>)[],
): Promise<string> {
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    log: (line) => log.debug(line),
  });
  closers.push(embedded.stop);
  return embedded.url;
}

function listen(server: Server, config: Config): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: config.port, ...(config.host === undefined ? {} : { host: config.host }) }, () => {
      server.off("error", reject);
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("The server has no port."));
      else resolve(address);
    });
  });
}
