import { createTestDatabase } from "@rolecall/db/testing";
import { expect, it } from "vitest";
import { parseConfig } from "./config.ts";
import { openDependencies } from "./dependencies.ts";
import { createLog } from "./log.ts";

it("closes in good order when the database has gone before", async () => {
  const database = await createTestDatabase();
  const config = parseConfig({ LOG_LEVEL: "silent" });
  const deps = await openDependencies({ config, log: createLog(config), databaseUrl: database.url });
  await deps.tasks.start(deps);
  await database.close();
  await expect(deps.close()).resolves.toBeUndefined();
  // What was closed takes no more work.
  await expect(deps.database.sql`select 1`).rejects.toThrow("CONNECTION_ENDED");
});
