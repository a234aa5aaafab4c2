import { spawn } from "node:child_process";
import { open, readFile, rename, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { findPostmaster, type Postmaster } from "./postmaster.ts";
import { type Runner, runAs } from "./runner.ts";
import { type Settings, toArguments } from "./settings.ts";

const POLL_MS = 10;
/** A server that was killed replays its log first, and that may be long. */
const START_TIMEOUT_MS = 120_000;
/** Taken ports, and memory that backends of a killed server still hold for a moment. */
const START_ATTEMPTS = 5;
const MAX_LOG_BYTES = 5 * 1024 * 1024;

/** Starts Postgres on the cluster and waits until it accepts connections. */
export async function startServer(cluster: Cluster, runner: Runner, settings: Settings): Promise<Postmaster> {
  await rotateLog(cluster.logFile);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryStart(cluster, runner, { ...settings, port: await findFreePort() });
    if (typeof outcome !== "string") return outcome;
    if (attempt === START_ATTEMPTS) {
      throw new EmbeddedPostgresError(`The database in ${cluster.dir} did not start: ${outcome}`);
    }
    await sleep(100 * attempt);
  }
}

/** The running server, or what it said before it gave up. */
async function tryStart(cluster: Cluster, runner: Runner, settings: Settings): Promise<Postmaster | string> {
  const log = await open(cluster.logFile, "a", 0o600);
  const { size: logStart } = await log.stat();
  const [program = runner.binaries.postgres, ...args] = [
    ...runner.prefix,
    runner.binaries.postgres,
    "-D",
    cluster.dir,
    ...toArguments(settings),
  ];
  // In a session of its own: Ctrl-C goes to this process, which then stops Postgres in good order.
  const child = spawn(program, args, {
    cwd: "/",
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
    ...runner.identity,
  });
  let ended = false;
  child.once("exit", () => (ended = true)).once("error", () => (ended = true));
  child.unref();
  await log.close();
  const found = await waitFor(async () => {
    if (ended) return "ended";
    const postmaster = await findPostmaster(cluster.dir);
    return postmaster?.status === "ready" ? postmaster : undefined;
  }, START_TIMEOUT_MS);
  if (typeof found === "object") return found;
  if (found === undefined) child.kill("SIGINT");
  const said = (await readFile(cluster.logFile)).subarray(logStart).toString("utf8").trim();
  return said === "" ? "it said nothing." : said;
}

/** Waits until a server that is starting up is ready, or one that is stopping is gone. */
export function waitUntilSettled(cluster: Cluster): Promise<Postmaster | "gone" | undefined> {
  return waitFor(async () => {
    const postmaster = await findPostmaster(cluster.dir);
    if (postmaster === undefined) return "gone";
    return postmaster.status === "ready" ? postmaster : undefined;
  }, START_TIMEOUT_MS);
}

/** Ends the server: open transactions are rolled back, what was committed is on disk. */
export async function stopServer(cluster: Pick<Cluster, "dir">, runner: Runner): Promise<void> {
  if ((await findPostmaster(cluster.dir)) === undefined) return;
  const stop = (mode: string) =>
    runAs(runner, runner.binaries.pgCtl, ["stop", "-D", cluster.dir, "-m", mode, "-w", "-t", "30"]);
  const { code } = await stop("fast");
  if (code === 0 || (await findPostmaster(cluster.dir)) === undefined) return;
  const { output } = await stop("immediate");
  if ((await findPostmaster(cluster.dir)) !== undefined) {
    throw new EmbeddedPostgresError(`The database in ${cluster.dir} does not stop: ${output.trim()}`);
  }
}

async function waitFor<T>(look: () => Promise<T | undefined>, timeoutMs: number): Promise<T | undefined> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(POLL_MS);
  }
  return undefined;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

async function rotateLog(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await rename(file, `${file}.1`);
}
