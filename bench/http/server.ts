import { createServer, type RequestListener, type Server } from "node:http";
import express from "express";
import { Hono } from "hono";
import postgres from "postgres";
import { createApp } from "../../apps/api/src/app.ts";
import { parseConfig } from "../../apps/api/src/config.ts";
import { openDependencies } from "../../apps/api/src/dependencies.ts";
import { createHttpServer } from "../../apps/api/src/http/http-server.ts";
import { createLog } from "../../apps/api/src/log.ts";
import { listenOnFreePort } from "../../apps/api/test/listen.ts";
import { answerParent, measureCpu } from "../lib/child.ts";
import { openAdapter, openPlainPage, openPlainQueries } from "./procedure.ts";

/** One server of the designs that are compared, in a process of its own. */
export type Design =
  | "rolecall"
  | "bare node:http"
  | "plain Hono"
  | "Express"
  | "2 kB, plain Hono"
  | "2 kB, tRPC's adapter"
  | "2 kB, Rolecall's handler";

const databaseUrl = process.env.BENCH_DATABASE_URL ?? "";
const POOL = 10;
const HEALTH = JSON.stringify({ status: "ok" });

async function openRolecall(): Promise<Server> {
  const config = parseConfig({ LOG_LEVEL: "info", DATA_DIR: process.env.BENCH_FOLDER });
  const deps = await openDependencies({ config, log: createLog(config), databaseUrl });
  return createHttpServer(createApp(deps));
}

/** The page of jobs as anybody would write it by hand: one statement, one JSON text. */
function createPage(sql = postgres(databaseUrl, { max: POOL })): () => Promise<string> {
  return async () => {
    const rows = await sql`
      select jobs.*, users.name as recruiter_name, users.email as recruiter_email
      from jobs join users on users.id = jobs.recruiter_id
      where jobs.closed_at is null
      order by jobs.created_at desc, jobs.id desc limit 21`;
    return JSON.stringify({ jobs: rows.slice(0, 20), hasMore: rows.length > 20 });
  };
}

function openBare(): Server {
  const page = createPage();
  const listener: RequestListener = async (request, response) => {
    const body = request.url === "/api/health" ? HEALTH : await page();
    response.writeHead(200, {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
    });
    response.end(body);
  };
  return createServer(listener);
}

function openHono(): Server {
  const page = createPage();
  const app = new Hono();
  app.get("/api/health", (c) => c.json({ status: "ok" }));
  app.get("/api/jobs", async (c) => c.body(await page(), 200, { "Content-Type": "application/json" }));
  return createHttpServer(app);
}

function openExpress(): Server {
  const page = createPage();
  const app = express();
  app.get("/api/jobs", async (_request, response) => {
    response.type("application/json").send(await page());
  });
  return createServer(app);
}

const openers: Record<Design, () => Server | Promise<Server>> = {
  rolecall: openRolecall,
  "bare node:http": openBare,
  "plain Hono": openHono,
  Express: openExpress,
  "2 kB, plain Hono": openPlainPage,
  "2 kB, tRPC's adapter": openAdapter,
  "2 kB, Rolecall's handler": openPlainQueries,
};

answerParent({
  open: async (design: Design): Promise<string> => {
    const server = await openers[design]();
    return `http://127.0.0.1:${await listenOnFreePort(server)}`;
  },
  /** The limit: the statement and nothing around it, as many at a time as there are connections. */
  query: async ({ connections, seconds }: { connections: number; seconds: number }): Promise<number> => {
    const sql = postgres(databaseUrl, { max: POOL });
    const page = createPage(sql);
    const started = performance.now();
    let count = 0;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() - started < seconds * 1000) {
          await page();
          count += 1;
        }
      }),
    );
    const perSecond = count / ((performance.now() - started) / 1000);
    await sql.end();
    return perSecond;
  },
  cpu: measureCpu,
});
