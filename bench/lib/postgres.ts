import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@rolecall/db";
import { removeEmbedded, startEmbedded } from "@rolecall/db/embedded";

/** A migrated database of the benchmark's own, with the settings the product runs with. */
export async function startBenchPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "rolecall-bench-"));
  const server = await startEmbedded({ dataDir });
  await migrate(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await removeEmbedded(dataDir);
    },
  };
}
