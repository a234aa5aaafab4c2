import { createServer } from "node:http";
import { newId, openDatabase } from "@rolecall/db";
import { type WebSocket, WebSocketServer } from "ws";
import { parseConfig } from "../../apps/api/src/config.ts";
import { openDependencies } from "../../apps/api/src/dependencies.ts";
import type { Actor } from "../../apps/api/src/features/auth/actor.ts";
import { sendMessage } from "../../apps/api/src/features/conversations/send-message.ts";
import { attachLiveServer } from "../../apps/api/src/live/live-server.ts";
import { createLog } from "../../apps/api/src/log.ts";
import { listenOnFreePort } from "../../apps/api/test/listen.ts";
import { answerParent, measureCpu } from "../lib/child.ts";
import { nowMs } from "../lib/stats.ts";
import { sendAtRate } from "./pace.ts";

/** A conversation to send in, and who sends. */
export interface Thread {
  readonly conversationId: string;
  readonly candidateId: string;
  readonly recruiterId: string;
}

export interface Load {
  readonly design: "group commit" | "insert + notify";
  readonly perSecond: number;
  readonly seconds: number;
  readonly threads: readonly Thread[];
}

export interface Addresses {
  readonly rolecall: string;
  readonly plain: string;
}

const databaseUrl = process.env.BENCH_DATABASE_URL ?? "";
const config = parseConfig({
  LOG_LEVEL: "error",
  DATA_DIR: process.env.BENCH_FOLDER,
});
const deps = await openDependencies({ config, log: createLog(config), databaseUrl });
const http = createServer();
attachLiveServer(http, deps);

/** The plain design: each message a statement that inserts and notifies, and each NOTIFY written to its socket. */
const plain = openDatabase({ url: databaseUrl, maxRaw: 10 });
await plain.sql`create table plain_messages (id bigserial primary key, receiver_id uuid not null, text text not null)`;
const plainSockets = new Map<string, WebSocket>();
const plainHttp = createServer();
const plainServer = new WebSocketServer({ server: plainHttp, perMessageDeflate: false });
plainServer.on("connection", (socket, request) => plainSockets.set(request.url?.slice(1) ?? "", socket));
await plain.sql.listen("plain", (payload) => {
  const { receiver }: { receiver: string } = JSON.parse(payload);
  plainSockets.get(receiver)?.send(payload);
});

const senders = {
  "group commit": async (thread: Thread, text: string) => {
    const actor: Actor = { role: "candidate", userId: thread.candidateId, sessionId: "" };
    const { conversationId } = thread;
    // With a client id, as the web app sends.
    const input = { conversationId, content: { text, messageType: "text" as const }, clientId: newId() };
    await sendMessage(deps, actor, input);
  },
  "insert + notify": async ({ recruiterId }: Thread, text: string) => {
    await plain.sql`
      with stored as (
        insert into plain_messages (receiver_id, text) values (${recruiterId}, ${text}) returning id
      )
      select pg_notify('plain', json_build_object('receiver', ${recruiterId}::text, 'text', ${text}::text, 'id', id)::text)
      from stored`;
  },
};

answerParent({
  open: async (): Promise<Addresses> => ({
    rolecall: `ws://127.0.0.1:${await listenOnFreePort(http)}`,
    plain: `ws://127.0.0.1:${await listenOnFreePort(plainHttp)}`,
  }),
  send: (load: Load) => sendAtRate(load, senders[load.design]),
  /** Milliseconds of one insert + NOTIFY + its arrival, one after the other on a quiet database. */
  ping: async (count: number): Promise<number[]> => {
    const times: number[] = [];
    let arrived = () => {};
    const { unlisten } = await plain.sql.listen("ping", () => arrived());
    for (let n = 0; n < count; n += 1) {
      const at = nowMs();
      const received = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      const text = `ping ${n}`;
      await plain.sql`
        with stored as (
          insert into plain_messages (receiver_id, text) values (gen_random_uuid(), ${text}) returning id
        )
        select pg_notify('ping', id::text) from stored`;
      await received;
      times.push(nowMs() - at);
    }
    await unlisten();
    return times;
  },
  cpu: measureCpu,
});
