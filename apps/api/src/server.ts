import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { type Dependencies, openDependencies } from "./dependencies.ts";
import { createHttpServer, LISTEN_BACKLOG } from "./http/http-server.ts";
import { closeAll } from "./lib/close-all.ts";
import { attachLiveServer } from "./live/live-server.ts";
import { openServerDatabase, type ServerDatabase } from "./start/server-database.ts";
import { releaseTasks } from "./tasks/task-queue.queries.ts";

export interface RunningServer {
  /** Where it listens, e.g. `http://localhost:5000`. */
  readonly url: string;
  /** Resolves when the background work has begun as well; rejects when it cannot. */
  readonly working: Promise<void>;
  /** Lets running requests, messages and tasks finish, then closes everything. */
  readonly stop: () => Promise<void>;
}

interface StartOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Closed together with the server. Without one the server opens what the settings say. */
  readonly database?: ServerDatabase;
  /** The built web app. */
  readonly webFolder?: string;
  /** Runs once the parts work and before the first request is served. */
  readonly prepare?: (deps: Dependencies) => Promise<void>;
}

/** Connections that are still open after this time are cut. */
const DRAIN_TIMEOUT_MS = 10_000;
/** How often connections are looked for that have nothing left to answer. */
const SWEEP_MS = 50;

/** Serves as soon as requests can be answered; the background work begins right behind. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, log, webFolder, prepare } = options;
  const closers: (() => Promise<void>)[] = [];
  let stopping = false;
  const close = () => {
    stopping = true;
    return closeAll(closers.splice(0).reverse());
  };
  try {
    const database = options.database ?? (await openServerDatabase({ config, log }));
    closers.push(database.close);
    const deps = await openDependencies({ config, log, databaseUrl: database.url });
    closers.push(deps.close);
    if (database.isOwn) await releaseTasks(deps.database.db);
    if (prepare !== undefined) {
      await deps.tasks.start(deps);
      await prepare(deps);
    }

    const app = createApp(deps, webFolder === undefined ? {} : { webFolder });
    const server = createHttpServer(app);
    const live = attachLiveServer(server, deps);
    const address = await listen(server, config);
    closers.push(async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await live.stop();
      // Also those whose last request is answered from now on: they would be kept for another.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    });
    const beginWork = async () => {
      // It keeps the processor busy, from the reading of its code on: those who wait for the server come first.
      await setImmediate();
      if (stopping) return;
      deps.jobIndex.load();
      await deps.tasks.start(deps);
    };
    return { url: `http://localhost:${address.port}`, working: beginWork(), stop: close };
  } catch (error) {
    await close();
    throw error;
  }
}

function listen(server: Server, config: Config): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    const { port, host } = config;
    server.listen({ port, backlog: LISTEN_BACKLOG, ...(host === undefined ? {} : { host }) }, () => {
      server.off("error", reject);
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("The server has no port."));
      else resolve(address);
    });
  });
}
