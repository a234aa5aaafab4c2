/** The product as the journeys use it: the built web app and the API on one port, over a database of its own. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { startTestServer } from "@rolecall/db/testing";
import { parseConfig } from "../apps/api/src/config.ts";
import { createLog } from "../apps/api/src/log.ts";
import { startServer } from "../apps/api/src/server.ts";

const database = await startTestServer(process.env.TEST_DATABASE_URL);
const folder = await mkdtemp(join(tmpdir(), "rolecall-e2e-"));
const url = new URL(database.url);
url.pathname = `/${database.template}`;
const databaseFile = process.env.E2E_DATABASE_FILE;
if (databaseFile !== undefined) await writeFile(databaseFile, url.href);
const config = parseConfig({
  PORT: process.env.PORT,
  DATABASE_URL: url.href,
  FILES_URL: pathToFileURL(folder).href,
  LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
});
const server = await startServer({
  config,
  log: createLog(config),
  webFolder: process.env.WEB_FOLDER ?? fileURLToPath(new URL("../apps/web/dist", import.meta.url)),
});

async function stop(): Promise<void> {
  await server.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
  if (databaseFile !== undefined) await rm(databaseFile, { force: true });
  process.exit(0);
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
