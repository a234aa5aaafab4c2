import { fileURLToPath } from "node:url";
import { parseConfig } from "./config.ts";
import type { Dependencies } from "./dependencies.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { checkBucket } from "./start/check-bucket.ts";
import { checkFolders } from "./start/check-folders.ts";
import { explainStartError } from "./start/explain-start-error.ts";
import { openServerDatabase } from "./start/server-database.ts";
import { showSourcesInStackTraces } from "./start/stack-traces.ts";

/** The built web app, beside this package. */
const WEB_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Signals that come within this time of the first are the same one. */
const SAME_SIGNAL_MS = 1_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What the host can mend is told in a sentence; what should not happen comes with its origin. */
function fail(error: unknown): never {
  const told = explainStartError(error);
  const origin = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${told ?? origin}\n`);
  process.exit(1);
}

async function showDemo(deps: Dependencies): Promise<void> {
  const { DEMO_PASSWORD, fillDemo } = await import("./demo/fill-demo.ts");
  const logins = await fillDemo(deps);
  say(`\nDemo logins, all with the password ${DEMO_PASSWORD}:`);
  const width = Math.max(...logins.map(({ email }) => email.length));
  for (const { role, name, email } of logins) say(`  ${role}  ${email.padEnd(width)}  ${name}`);
  say("");
}

async function main(): Promise<void> {
  if (import.meta.url.endsWith(".js")) showSourcesInStackTraces();
  const config = parseConfig(readEnv());
  const log = createLog(config);
  const demo = process.argv.includes("--demo");
  // `pnpm dev` has the web app on an address of its own; what was once built of it would be old.
  const apiOnly = process.argv.includes("--api-only");
  await checkFolders(config);
  await checkBucket(config, log);
  // The database gets ready while the rest of the server is being read.
  const [database, { startServer }] = await Promise.all([
    openServerDatabase({ config, log }),
    import("./server.ts"),
  ]);
  const server = await startServer({
    config,
    log,
    database,
    ...(apiOnly ? {} : { webFolder: WEB_FOLDER }),
    ...(demo ? { prepare: showDemo } : {}),
  });
  say(apiOnly ? `The API is ready: ${server.url}/api/docs` : `Rolecall is ready: ${server.url}`);
  server.working.catch(fail);

  let askedAt: number | undefined;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (askedAt !== undefined) {
      // A second signal means it: the database survives even that. But Ctrl-C comes from the terminal and,
      // at the same moment, from a watcher that passes it on.
      if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    log.info({ signal }, "stopping");
    await server.stop();
    process.exit(0);
  }
  process.on("SIGTERM", (signal) => void stop(signal).catch(fail));
  process.on("SIGINT", (signal) => void stop(signal).catch(fail));
}

main().catch(fail);
