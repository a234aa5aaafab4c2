import { fileURLToPath } from "node:url";
import { ConfigError, parseConfig } from "./config.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { startServer } from "./server.ts";

/** The built web app, beside this package. */
const WEB_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): never {
  const text =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
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
