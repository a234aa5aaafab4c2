import { createServer } from "node:http";
import { WebSocketServer } from "ws";
import { listenOnFreePort } from "../../apps/api/test/listen.ts";
import { answerParent, measureCpu, measureMemory } from "../lib/child.ts";
import { nowMs } from "../lib/stats.ts";
import { type Emitted, EVENT } from "./payload.ts";

/** The limit: the event turned into JSON once and written to every socket, and nothing else. */
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });

answerParent({
  open: async () => `ws://127.0.0.1:${await listenOnFreePort(http)}`,
  emit: (): Emitted => {
    const at = nowMs();
    const text = JSON.stringify({ event: EVENT });
    for (const client of server.clients) client.send(text);
    return { at };
  },
  memory: measureMemory,
  cpu: measureCpu,
});
