import { lstat, realpath } from "node:fs/promises";
import { findBinaries } from "./binaries.ts";
import { clusterLink, openCluster } from "./cluster.ts";
import { connectionUrl, DATABASE } from "./connection.ts";
import { findPostmaster } from "./postmaster.ts";
import { chooseRunner } from "./runner.ts";

export interface FoundEmbedded {
  /** With its password, while a server runs on it: not for logs. */
  readonly url: string | undefined;
}

/** The embedded Postgres of a data directory, to work beside the server that runs it; undefined when there is none. */
export async function findEmbedded(dataDir: string): Promise<FoundEmbedded | undefined> {
  const isThere = await lstat(clusterLink(dataDir)).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const cluster = await openCluster(await realpath(dataDir), await chooseRunner(await findBinaries()));
  const postmaster = await findPostmaster(cluster.dir);
  return {
    url: postmaster?.status === "ready" ? connectionUrl(cluster, postmaster.port, DATABASE) : undefined,
  };
}
