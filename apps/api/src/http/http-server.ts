import { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { answerUnreadable } from "./answer-unreadable.ts";

/** Longer than a balancer keeps an idle connection: whoever sends must be the one who closes it. */
const KEEP_ALIVE_MS = 75_000;

/** Of a request's first line and headers. Node's 16 kB would refuse a long search before it is read. */
const MAX_HEAD_BYTES = 65_536;

/** Node's own HTTP server over an app. The adapter's type allows for TLS and HTTP/2, which nobody asks for here. */
export function createHttpServer(app: Pick<Hono, "fetch">): Server {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MAX_HEAD_BYTES },
  });
  if (!(server instanceof Server)) throw new TypeError("The adapter made another kind of server.");
  server.on("clientError", answerUnreadable);
  return server;
}

/**
 * How many connections may wait to be taken. With the default of 511, of a thousand who come at once
 * hundreds are dropped by the system, and try again after a second or more.
 */
export const LISTEN_BACKLOG = 4_096;
