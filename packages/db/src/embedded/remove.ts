import { realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { clusterLink } from "./cluster.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { stopServer } from "./server.ts";

/** Deletes a data directory with its database, running or not. Rejects while a live process holds it. */
export async function removeEmbedded(dataDir: string): Promise<void> {
  const lock = await lockDataDir(await realpath(dataDir));
  try {
    const home = await realpath(clusterLink(dataDir)).catch(() => undefined);
    if (home !== undefined) {
      await stopServer({ dir: join(home, "cluster") });
      await rm(home, { recursive: true, force: true });
    }
    await rm(dataDir, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}
