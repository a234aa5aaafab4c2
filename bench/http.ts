import { openDatabase } from "@rolecall/db";
import { createCandidate, createSession } from "@rolecall/db/testing";
import type { Load, LoadResult } from "./http/client.ts";
import type { Design } from "./http/server.ts";
import { type Child, type CpuTime, startChild } from "./lib/child.ts";
import { startBenchPostgres } from "./lib/postgres.ts";
import { median, percentile } from "./lib/stats.ts";
import { printTable, ratio } from "./lib/table.ts";
import { fillWithJobs, wordOf } from "./search/job-world.ts";

export const question =
  "What does a request cost, against bare node:http and plain Hono? [jobs, default 5000]";

const CONNECTIONS = 32;
const ROUNDS = 5;
const SECONDS = 2;

interface Route {
  readonly name: string;
  readonly design: Design;
  readonly path: string;
}

function trpc(procedure: string, input: unknown): string {
  return `/api/trpc/${procedure}?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`;
}

const KEYWORD = wordOf(60);
const GROUPS: Record<string, readonly Route[]> = {
  "no database": [
    { name: "plain Hono /health", design: "plain Hono", path: "/api/health" },
    { name: "bare node:http /health", design: "bare node:http", path: "/api/health" },
    { name: "Rolecall /health", design: "rolecall", path: "/api/health" },
  ],
  "2 kB without database": [
    { name: "plain Hono", design: "2 kB, plain Hono", path: "/api/jobs" },
    {
      name: "tRPC and Zod, tRPC's adapter on Hono",
      design: "2 kB, tRPC's adapter",
      path: trpc("list", { limit: 20 }),
    },
    {
      name: "tRPC and Zod, Rolecall's handler on Hono",
      design: "2 kB, Rolecall's handler",
      path: trpc("list", { limit: 20 }),
    },
  ],
  "20 jobs": [
    { name: "bare node:http /jobs", design: "bare node:http", path: "/api/jobs" },
    { name: "plain Hono /jobs", design: "plain Hono", path: "/api/jobs" },
    { name: "Express 5 /jobs", design: "Express", path: "/api/jobs" },
    { name: "Rolecall /jobs", design: "rolecall", path: "/api/jobs?limit=20" },
    { name: "Rolecall tRPC jobs.list", design: "rolecall", path: trpc("jobs.list", { limit: 20 }) },
    { name: "Rolecall /jobs/search", design: "rolecall", path: `/api/jobs/search?keyword=${KEYWORD}` },
    {
      name: "Rolecall tRPC jobs.search",
      design: "rolecall",
      path: trpc("jobs.search", { keyword: KEYWORD }),
    },
  ],
};

interface Measured {
  readonly perSecond: number[];
  readonly cpu: number[];
  readonly p99: number[];
}

export async function run([size = "5000"]: readonly string[]): Promise<void> {
  const postgres = await startBenchPostgres();
  const database = openDatabase({ url: postgres.url });
  const children = new Map<string, Child>();
  const start = (file: string) => {
    const child = startChild(new URL(`./http/${file}.ts`, import.meta.url), {
      BENCH_DATABASE_URL: postgres.url,
      BENCH_FOLDER: postgres.folder,
    });
    children.set(`${file} ${children.size}`, child);
    return child;
  };
  try {
    await fillWithJobs(database, { from: 0, count: Number(size) });
    const token = await createSession(database.db, (await createCandidate(database.db)).id);
    await database.close();
    const client = start("client");
    const designs = new Set(Object.values(GROUPS).flatMap((routes) => routes.map(({ design }) => design)));
    const servers = new Map<string, { child: Child; url: string }>();
    for (const design of designs) {
      const child = start("server");
      servers.set(design, { child, url: await child.ask<string>("open", design) });
    }
    const limiter = start("server");
    for (const [group, routes] of Object.entries(GROUPS)) {
      const isPaged = group === "20 jobs";
      const setup = { client, servers, token, limiter: isPaged ? limiter : undefined };
      const { measured, limits } = await measureRoutes(routes, setup);
      report(group, measured, limits);
    }
  } finally {
    for (const child of children.values()) await child.stop();
    await postgres.stop();
  }
}

interface Setup {
  readonly client: Child;
  readonly servers: ReadonlyMap<string, { readonly child: Child; readonly url: string }>;
  readonly token: string;
  /** Reads the same rows without a server in between. */
  readonly limiter: Child | undefined;
}

/** The routes of a group in turns, beside what the database driver alone reaches; a first round only warms up. */
async function measureRoutes(
  routes: readonly Route[],
  { client, servers, token, limiter }: Setup,
): Promise<{ readonly measured: ReadonlyMap<string, Measured>; readonly limits: readonly number[] }> {
  const limits: number[] = [];
  const measured = new Map<string, Measured>(
    routes.map(({ name }) => [name, { perSecond: [], cpu: [], p99: [] }]),
  );
  for (let round = -1; round < ROUNDS; round += 1) {
    const isWarm = round >= 0;
    const limit = await limiter?.ask<number>("query", { connections: CONNECTIONS, seconds: SECONDS });
    if (isWarm && limit !== undefined) limits.push(limit);
    for (const { name, design, path } of routes) {
      const server = servers.get(design);
      const one = server === undefined ? undefined : await measure(client, server, { path, token });
      if (isWarm && one !== undefined) add(measured.get(name), one);
    }
  }
  return { measured, limits };
}

function add(into: Measured | undefined, one: { perSecond: number; cpu: number; p99: number }): void {
  into?.perSecond.push(one.perSecond);
  into?.cpu.push(one.cpu);
  into?.p99.push(one.p99);
}

async function measure(
  client: Child,
  { child, url }: { child: Child; url: string },
  { path, token }: { path: string; token: string },
) {
  const before = await child.ask<CpuTime>("cpu");
  const load: Load = { url: `${url}${path}`, token, connections: CONNECTIONS, seconds: SECONDS };
  const { requests, perSecond, latencies } = await client.ask<LoadResult>("load", load);
  const after = await child.ask<CpuTime>("cpu");
  return {
    perSecond,
    cpu: (1000 * (after.cpuMs - before.cpuMs)) / requests,
    p99: percentile(latencies, 0.99),
  };
}

function report(group: string, measured: ReadonlyMap<string, Measured>, limits: readonly number[]): void {
  const base = [...measured.values()][0];
  const rows = [...measured].map(([name, { perSecond, cpu, p99 }]) => [
    name,
    median(perSecond),
    ...(limits.length === 0 ? [] : [ratio(median(perSecond), median(limits))]),
    median(cpu),
    ratio(median(cpu), median(base?.cpu ?? [])),
    median(p99),
  ]);
  if (limits.length > 0) console.log(`postgres.js alone: ${median(limits).toFixed(0)} pages/s`);
  printTable(
    [
      `${group}, ${CONNECTIONS} connections`,
      "requests/s",
      ...(limits.length === 0 ? [] : ["to postgres.js"]),
      "CPU us",
      "to the first",
      "p99 ms",
    ],
    rows,
  );
}
