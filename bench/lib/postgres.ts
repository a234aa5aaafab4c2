import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@rolecall/db";
import { removeEmbedded, startEmbedded } from "@rolecall/db/embedded";

export interface BenchPostgres {
  readonly url: string;
  /** For whatever else the benchmark writes; it goes with the database. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** A migrated database of the benchmark's own, with the settings the product runs with. */
export async function startBenchPostgres(): Promise<BenchPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "rolecall-bench-"));
  const dataDir = join(folder, "postgres");
  const server = await startEmbedded({ dataDir });
  const stop = async () => {
    await server.stop();
    await removeEmbedded(dataDir);
    await rm(folder, { recursive: true, force: true });
  };
  // The server is a process of its own: it would outlive a benchmark that is broken off.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }
  await migrate(server.url);
  return { url: server.url, folder, stop };
}
