import { mkdir, realpath } from "node:fs/promises";
import { findBinaries } from "./binaries.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { connectionUrl, DATABASE, ensureDatabase } from "./connection.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { handOver } from "./hand-over.ts";
import { keepRunning } from "./keep-running.ts";
import { findPostmaster, type Postmaster, stillRuns } from "./postmaster.ts";
import { chooseRunner, type RunnerOptions } from "./runner.ts";
import { startServer, stopServer, waitUntilSettled } from "./server.ts";
import { defaultSettings, type Settings } from "./settings.ts";

export interface StartOptions extends RunnerOptions {
  /** Made when it is not there. Everything of the database is below it. */
  readonly dataDir: string;
  /** Told in a sentence what takes time. */
  readonly log?: (message: string) => void;
  /** Told in a sentence when a server that ended by itself had to be started again. */
  readonly warn?: (message: string) => void;
  /** Server settings over the defaults. A server that is found running keeps those it has. */
  readonly settings?: Settings;
}

export interface EmbeddedPostgres {
  /** With its password: not for logs. */
  readonly url: string;
  /** True when the server of an earlier process, killed since, was found running and taken over. */
  readonly adopted: boolean;
  /** Ends the server and lets go of the data directory. May be called more than once. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the embedded Postgres on a data directory, or takes over the one that a killed process left
 * running there. The directory is this process's until `stop` or its end; a second start on it rejects
 * with who holds it.
 */
export async function startEmbedded(options: StartOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    const runner = await chooseRunner(await findBinaries(), options);
    const opened = await openCluster(dataDir, runner);
    const running = await findRunning(opened, options);
    const cluster = running === undefined ? await handOver(opened, dataDir, runner) : opened;
    const settings = { ...defaultSettings(), ...options.settings };
    let postmaster = running ?? (await startServer(cluster, runner, settings));
    const { port } = postmaster;
    await ensureDatabase(cluster, port, DATABASE);
    const endWatch = keepRunning({
      isRunning: () => stillRuns(postmaster, cluster.dir),
      restart: async () => {
        // One that an earlier restart began, and did not see the end of, is no reason for another. Else where it was
        // before: those who are connected to it know no other place.
        postmaster =
          (await findPostmaster(cluster.dir)) ?? (await startServer(cluster, runner, { ...settings, port }));
      },
      warn: options.warn ?? (() => {}),
    });
    let stopping: Promise<void> | undefined;
    const stop = () =>
      endWatch()
        .then(() => stopServer(cluster))
        .finally(lock.release);
    return {
      url: connectionUrl(cluster, port, DATABASE),
      adopted: running !== undefined,
      stop: () => (stopping ??= stop()),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The server that an earlier process left running, once it answers; it may also be on its way out. */
async function findRunning(
  cluster: Cluster,
  { log = () => {} }: StartOptions,
): Promise<Postmaster | undefined> {
  const found = await findPostmaster(cluster.dir);
  if (found === undefined) return undefined;
  if (found.status !== "ready") log("Waiting for the database of the last run.");
  const settled = await waitUntilSettled(cluster);
  if (settled === undefined) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster.dir} (process ${found.pid}) neither starts nor stops. See ${cluster.logFile}.`,
    );
  }
  return settled === "gone" ? undefined : settled;
}
