import { spawn } from "node:child_process";
import { open, readFile, rename, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { answers } from "./connection.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { findPostmaster, type Postmaster, removeStalePidFile } from "./postmaster.ts";
import type { Runner } from "./runner.ts";
import { type Settings, toArguments } from "./settings.ts";

const POLL_MS = 10;
/** A server that was killed replays its log first, and that may be long. */
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;
const START_ATTEMPTS = 5;
/** Passing troubles: somebody took the port, backends of a killed server still hold its memory. */
const PASSING = /could not bind|pre-existing shared memory/;
const MAX_LOG_BYTES = 5 * 1024 * 1024;

/** Starts Postgres on the cluster and waits until it accepts connections: on a free port unless told. */
export async function startServer(cluster: Cluster, runner: Runner, settings: Settings): Promise<Postmaster> {
  await rotateLog(cluster.logFile);
  await removeStalePidFile(cluster.dir);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryStart(cluster, runner, { port: await findFreePort(), ...settings });
    if (typeof outcome !== "string") return outcome;
    if (attempt === START_ATTEMPTS || !PASSING.test(outcome)) {
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

/** Waits until a server that is starting up answers, or one that is stopping or dying is gone. */
export function waitUntilSettled(cluster: Cluster): Promise<Postmaster | "gone" | undefined> {
  return waitFor(async () => {
    const postmaster = await findPostmaster(cluster.dir);
    if (postmaster === undefined) return "gone";
    return postmaster.status === "ready" && (await answers(cluster, postmaster.port))
      ? postmaster
      : undefined;
  }, START_TIMEOUT_MS);
}

/** Ends the server: open transactions are rolled back, what was committed is on disk. */
export async function stopServer(cluster: Pick<Cluster, "dir">): Promise<void> {
  // Postgres' words: fast, and without waiting for anything; after the second, the next start recovers.
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    const postmaster = await findPostmaster(cluster.dir);
    if (postmaster === undefined) return;
    process.kill(postmaster.pid, signal);
    const gone = await waitFor(
      async () => ((await findPostmaster(cluster.dir)) === undefined ? true : undefined),
      STOP_TIMEOUT_MS,
    );
    if (gone) return;
  }
  throw new EmbeddedPostgresError(`The database in ${cluster.dir} does not stop.`);
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
