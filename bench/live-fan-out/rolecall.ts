import { createServer } from "node:http";
import { appendEvents, withTx } from "@rolecall/db";
import { parseConfig } from "../../apps/api/src/config.ts";
import { openDependencies } from "../../apps/api/src/dependencies.ts";
import { attachLiveServer } from "../../apps/api/src/live/live-server.ts";
import { createLog } from "../../apps/api/src/log.ts";
import { listenOnFreePort } from "../../apps/api/test/listen.ts";
import { answerParent, measureCpu, measureMemory } from "../lib/child.ts";
import { nowMs } from "../lib/stats.ts";
import { type Emitted, EVENT } from "./payload.ts";

/** The product's own server: sessions, the event log in Postgres, and typed tRPC subscriptions. */
const config = parseConfig({
  LOG_LEVEL: "error",
  DATA_DIR: process.env.BENCH_FOLDER,
});
const databaseUrl = process.env.BENCH_DATABASE_URL ?? "";
const deps = await openDependencies({ config, log: createLog(config), databaseUrl });
const http = createServer();
attachLiveServer(http, deps);

answerParent({
  open: async () => `ws://127.0.0.1:${await listenOnFreePort(http)}/api/trpc?connectionParams=1`,
  /** From before the transaction that stores the event: what wakes the hub is the NOTIFY, as after any change. */
  emit: async (): Promise<Emitted> => {
    const at = nowMs();
    await withTx(deps.database.db, (tx) => appendEvents(tx, [{ audience: "candidate", event: EVENT }]));
    return { at };
  },
  memory: measureMemory,
  cpu: measureCpu,
});
