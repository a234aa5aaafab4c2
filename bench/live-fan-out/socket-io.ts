import { createServer } from "node:http";
import { Server } from "socket.io";
import { listenOnFreePort } from "../../apps/api/test/listen.ts";
import { answerParent, measureCpu, measureMemory } from "../lib/child.ts";
import { nowMs } from "../lib/stats.ts";
import { type Emitted, EVENT } from "./payload.ts";

/** What the product's kind is mostly built with: one emit to a room. */
const http = createServer();
const io = new Server(http, { transports: ["websocket"], perMessageDeflate: false, serveClient: false });
io.on("connection", (socket) => {
  socket.join("candidates");
});

answerParent({
  open: async () => `ws://127.0.0.1:${await listenOnFreePort(http)}/socket.io/?EIO=4&transport=websocket`,
  emit: (): Emitted => {
    const at = nowMs();
    io.to("candidates").emit("event", EVENT);
    return { at };
  },
  memory: measureMemory,
  cpu: measureCpu,
});
