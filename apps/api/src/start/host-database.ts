import { findEmbedded } from "@rolecall/db/embedded";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { openServerDatabase, type ServerDatabase } from "./server-database.ts";

/**
 * The database for a command of whoever runs the site: the one that is given, that of a server which runs, or the
 * embedded one, started for the command. Undefined when none has been made yet.
 */
export async function openHostDatabase(options: {
  config: Config;
  log: Logger;
}): Promise<ServerDatabase | undefined> {
  const { databaseUrl, dataDir } = options.config;
  if (databaseUrl === undefined) {
    const found = await findEmbedded(dataDir);
    if (found === undefined) return undefined;
    // Its server has brought the schema up to date, and ends it when its own time comes.
    if (found.url !== undefined) return { url: found.url, isOwn: false, close: () => Promise.resolve() };
  }
  return openServerDatabase(options);
}
