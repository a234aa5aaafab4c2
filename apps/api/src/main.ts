import { fileURLToPath } from "node:url";
import { EmbeddedPostgresError } from "@rolecall/db/embedded";
import { ConfigError, parseConfig } from "./config.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { startServer } from "./server.ts";

/** The built web app, beside this package. */
const WEB_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What the host can mend is told in a sentence; what should not happen comes with its origin. */
function fail(error: unknown): never {
  const told = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  const text =
    error instanceof Error ? (told ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = parseConfig(readEnv());
  const log = createLog(config);
  const server = await startServer({ config, log, webFolder: WEB_FOLDER });
  say(`Rolecall is ready: ${server.url}`);

  let stopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    // A second signal means it: the database survives even that.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping");
    await server.stop();
    process.exit(0);
  }
  process.on("SIGTERM", (signal) => void stop(signal).catch(fail));
  process.on("SIGINT", (signal) => void stop(signal).catch(fail));
}

main().catch(fail);
