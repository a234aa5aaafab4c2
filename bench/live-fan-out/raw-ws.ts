import { WebSocketServer } from "ws";
import { answerParent, measureCpu, measureMemory } from "../lib/child.ts";
import { nowMs } from "../lib/stats.ts";
import { type Emitted, EVENT } from "./payload.ts";

/** The limit: the event turned into JSON once and written to every socket, and nothing else. */
const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });

answerParent({
  open: () => {
    const address = server.address();
    return typeof address === "object" && address !== null ? `ws://127.0.0.1:${address.port}` : "";
  },
  emit: (): Emitted => {
    const at = nowMs();
    const text = JSON.stringify({ event: EVENT });
    for (const client of server.clients) client.send(text);
    return { at };
  },
  memory: measureMemory,
  cpu: measureCpu,
});
