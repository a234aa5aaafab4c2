import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { copyTemplate } from "@rolecall/db/testing/copy-template";
import { BUNDLE, startProcess } from "../../apps/api/test/server-process.ts";

interface Server {
  readonly url: string;
  /** The address of its database, for what the product itself offers no call for. */
  readonly databaseUrl: string;
}

let running: Server | undefined;

/** The server of this worker. A worker is a process of its own, so there is one. */
export function ownServer(): Server {
  if (running === undefined) throw new Error("The server of this worker has not been started.");
  return running;
}

/** Starts the product as `pnpm start` runs it, with a database and a folder for files that nobody else has. */
export async function startServer(): Promise<Server & AsyncDisposable> {
  const { E2E_POSTGRES: url, E2E_TEMPLATE: template, LOG_LEVEL = "warn" } = process.env;
  if (url === undefined || template === undefined) throw new Error("Nobody has said where Postgres is.");
  const database = await copyTemplate({ url, template });
  const folder = await mkdtemp(join(tmpdir(), "rolecall-e2e-"));
  const settings = { DATABASE_URL: database.url, FILES_URL: pathToFileURL(folder).href, LOG_LEVEL };
  const server = await startProcess(settings, { main: BUNDLE });
  // It would outlive a worker that is broken off.
  const kill = () => server.child.kill("SIGKILL");
  process.once("exit", kill);
  server.child.stdout?.pipe(process.stderr);
  server.child.stderr?.pipe(process.stderr);
  running = { url: server.url, databaseUrl: database.url };
  async function stop(): Promise<void> {
    running = undefined;
    await server.end("SIGTERM");
    process.off("exit", kill);
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
  return { ...running, [Symbol.asyncDispose]: stop };
}
