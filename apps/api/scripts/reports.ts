/** `pnpm reports`: what members have reported, for whoever runs the site to read and decide. */
import { parseConfig } from "../src/config.ts";
import { openDependencies } from "../src/dependencies.ts";
import { readEnv } from "../src/env.ts";
import { AppError } from "../src/errors/app-error.ts";
import { parseCommand, USAGE } from "../src/features/reports/command/parse-command.ts";
import { runCommand } from "../src/features/reports/command/run-command.ts";
import { createLog } from "../src/log.ts";
import { explainStartError } from "../src/start/explain-start-error.ts";
import { openHostDatabase } from "../src/start/host-database.ts";

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2));
  if (command === undefined) stop(USAGE);
  // What goes wrong is said below: a log beside the list would only be in its way.
  const config = { ...parseConfig(readEnv()), logLevel: "silent" as const };
  const log = createLog(config);
  const database = await openHostDatabase({ config, log });
  if (database === undefined)
    stop(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL.`);
  try {
    const deps = await openDependencies({ config, log, databaseUrl: database.url });
    try {
      for (const line of await runCommand(deps, command)) console.log(line);
    } finally {
      await deps.close();
    }
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  if (error instanceof AppError) stop(error.message);
  const told = explainStartError(error);
  if (told !== undefined) stop(told);
  throw error;
}
