import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { createApp } from "../../apps/api/src/app.ts";
import { parseConfig } from "../../apps/api/src/config.ts";
import { openDependencies } from "../../apps/api/src/dependencies.ts";
import { findStoredFile } from "../../apps/api/src/files/stored-files.queries.ts";
import { createHttpServer } from "../../apps/api/src/http/http-server.ts";
import { createLog } from "../../apps/api/src/log.ts";
import { listenOnFreePort } from "../../apps/api/test/listen.ts";
import { answerParent } from "../lib/child.ts";
import { watchPeakMemory } from "../lib/peak-memory.ts";

/** How a file is sent: read whole, as anybody would write it, or as the product does. */
export type Design = "read whole" | "Rolecall";

export interface Opened {
  readonly design: Design;
  readonly fileId: string;
  readonly size: number;
}

answerParent({
  open: async ({ design, fileId, size }: Opened): Promise<string> => {
    const config = parseConfig({ LOG_LEVEL: "silent", DATA_DIR: process.env.BENCH_FOLDER });
    const databaseUrl = process.env.BENCH_DATABASE_URL ?? "";
    const deps = await openDependencies({ config, log: createLog(config), databaseUrl });
    const key = async () => (await findStoredFile(deps.database.db, fileId))?.key ?? "";
    await deps.files.put(await key(), randomBytes(size));
    const app = new Hono();
    if (design === "read whole") {
      app.get("/api/users/profile/cv", async (c) => {
        const file = await deps.files.get(await key());
        return c.body(Buffer.from(file ?? []));
      });
    }
    app.route("/", createApp(deps));
    return `http://127.0.0.1:${await listenOnFreePort(createHttpServer(app))}`;
  },
  ...watchPeakMemory(),
});
