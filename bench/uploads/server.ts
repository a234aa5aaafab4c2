import { createApp } from "../../apps/api/src/app.ts";
import { parseConfig } from "../../apps/api/src/config.ts";
import { openDependencies } from "../../apps/api/src/dependencies.ts";
import type { BodyRoom } from "../../apps/api/src/http/body-room.ts";
import { createHttpServer } from "../../apps/api/src/http/http-server.ts";
import { parseForm } from "../../apps/api/src/http/read-body.ts";
import { createLog } from "../../apps/api/src/log.ts";
import { listenOnFreePort } from "../../apps/api/test/listen.ts";
import { answerParent } from "../lib/child.ts";
import { watchPeakMemory } from "../lib/peak-memory.ts";

/** How uploads are taken in: into memory as they come, or as the product does. */
export type Design = "as they come" | "Rolecall";

/** What anybody would write: a form is read when it is there. */
const PLAIN_ROOM: BodyRoom = {
  open: () => ({
    readText: (request) => request.text(),
    readForm: async (request) =>
      parseForm(Buffer.from(await request.arrayBuffer()), request.headers.get("Content-Type") ?? ""),
    end: () => {},
  }),
};

answerParent({
  open: async (design: Design): Promise<string> => {
    const config = parseConfig({ LOG_LEVEL: "silent", DATA_DIR: process.env.BENCH_FOLDER });
    const databaseUrl = process.env.BENCH_DATABASE_URL ?? "";
    const deps = await openDependencies({ config, log: createLog(config), databaseUrl });
    const app = createApp(design === "Rolecall" ? deps : { ...deps, bodyRoom: PLAIN_ROOM });
    return `http://127.0.0.1:${await listenOnFreePort(createHttpServer(app))}`;
  },
  ...watchPeakMemory(),
});
