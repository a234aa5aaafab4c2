import { serveBarePages } from "../first-screens/bare-pages.ts";
import { startBuiltServer } from "./built-server.ts";
import { startBenchPostgres } from "./postgres.ts";
import { createScreenWorld, type ScreenWorld } from "./screen-world.ts";

export interface ScreenServers {
  /** The built product, with `world` in it. */
  readonly url: string;
  readonly world: ScreenWorld;
  /** Pages without the product, to compare with. */
  readonly bareUrl: string;
}

/**
 * Runs a benchmark of screens on servers of its own and closes them after it, also when it fails.
 * `listOf` reads the JSON that the bare pages show as a list; without it theirs is empty.
 */
export async function withScreenServers(
  measure: (servers: ScreenServers) => Promise<void>,
  listOf: (url: string, world: ScreenWorld) => Promise<string> = async () => "[]",
): Promise<void> {
  const postgres = await startBenchPostgres();
  try {
    const world = await createScreenWorld(postgres.url);
    const server = await startBuiltServer({ DATABASE_URL: postgres.url, DATA_DIR: postgres.folder });
    try {
      const bare = await serveBarePages(await listOf(server.url, world));
      try {
        await measure({ url: server.url, world, bareUrl: bare.url });
      } finally {
        bare.close();
      }
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}
