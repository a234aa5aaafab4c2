import { migrate } from "@rolecall/db/migrate";
import type { Logger } from "pino";
import type { Config } from "../config.ts";

/** The database of a server, its schema up to date. */
export interface ServerDatabase {
  /** With its password: not for logs. */
  readonly url: string;
  /** True when it is the server's own: no other process works on it. */
  readonly isOwn: boolean;
  /** Ends the database if it is the server's own. */
  readonly close: () => Promise<void>;
}

/** Starts the embedded database if none is given, and brings the schema up to date. */
export async function openServerDatabase({
  config,
  log,
}: {
  config: Config;
  log: Logger;
}): Promise<ServerDatabase> {
  const { databaseUrl, dataDir } = config;
  const database =
    databaseUrl === undefined
      ? await startOwn(dataDir, log)
      : { url: databaseUrl, isOwn: false, close: () => Promise.resolve() };
  try {
    await migrate(database.url);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startOwn(dataDir: string, log: Logger): Promise<ServerDatabase> {
  const { startEmbedded } = await import("@rolecall/db/embedded");
  const { url, stop } = await startEmbedded({
    dataDir,
    log: (line) => log.debug(line),
    warn: (line) => log.warn(line),
  });
  return { url, isOwn: true, close: stop };
}
