import { openDatabase } from "@rolecall/db";
import { type Child, type CpuTime, type Memory, startChild } from "./lib/child.ts";
import { startBenchPostgres } from "./lib/postgres.ts";
import { median, percentile } from "./lib/stats.ts";
import { printTable, ratio } from "./lib/table.ts";
import type { Delivered, OpenClients } from "./live-fan-out/clients.ts";
import type { Emitted } from "./live-fan-out/payload.ts";

export const question =
  "How long until one event has reached all of N subscribers, and what does a subscriber cost?";

const SIZES = [500, 2_000, 5_000];
const EVENTS = 40;
const WARM_UP = 5;
const PAUSE_MS = 60;
/** Opened before memory is measured for the first time: pools and caches are not what a connection costs. */
const FIRST_CONNECTIONS = 200;
const TOKEN = "bench-{n}";

interface Contender {
  readonly name: string;
  readonly server: Child;
  readonly connect: Pick<OpenClients, "greetings" | "readyMark">;
}

interface Measured {
  readonly firstMs: number[];
  readonly lastMs: number[];
  cpuMs: number;
}

export async function run(args: readonly string[]): Promise<void> {
  const sizes = args.length === 0 ? SIZES : args.map(Number);
  const postgres = await startBenchPostgres();
  const children: Child[] = [];
  const start = (file: string, env = {}) => {
    const child = startChild(new URL(`./live-fan-out/${file}.ts`, import.meta.url), env);
    children.push(child);
    return child;
  };
  try {
    await createSessions(postgres.url, Math.max(FIRST_CONNECTIONS, ...sizes));
    const clients = start("clients");
    const params = JSON.stringify({ method: "connectionParams", data: { token: TOKEN } });
    const subscribe = JSON.stringify({ id: 1, method: "subscription", params: { path: "live.events" } });
    const contenders: Contender[] = [
      { name: "raw ws", server: start("raw-ws"), connect: { greetings: [], readyMark: undefined } },
      {
        name: "Rolecall",
        server: start("rolecall", { BENCH_DATABASE_URL: postgres.url, BENCH_FOLDER: postgres.folder }),
        connect: { greetings: [params, subscribe], readyMark: "started" },
      },
      {
        name: "Socket.IO",
        server: start("socket-io"),
        connect: { greetings: ["40"], readyMark: '40{"sid"' },
      },
    ];
    await measureAll(contenders, clients, sizes);
    console.log(
      "Rolecall counts from before the transaction that stores the event in Postgres, the others store nothing:",
    );
    console.log("with few subscribers that is most of its time. First to last is the delivery by itself.");
  } finally {
    for (const child of children) await child.stop();
    await postgres.stop();
  }
}

async function measureAll(
  contenders: readonly Contender[],
  clients: Child,
  sizes: readonly number[],
): Promise<void> {
  const urls = new Map<string, string>();
  const before = new Map<string, Memory>();
  const open = (count: number, { name, connect }: Contender) =>
    clients.ask("open", { name, url: urls.get(name) ?? "", count, ...connect } satisfies OpenClients);
  for (const contender of contenders) {
    const { name, server } = contender;
    urls.set(name, await server.ask<string>("open"));
    await open(FIRST_CONNECTIONS, contender);
  }
  await emitInTurn(contenders, clients);
  for (const { name, server } of contenders) before.set(name, await server.ask<Memory>("memory"));
  for (const [index, size] of sizes.entries()) {
    const openMs = new Map<string, number>();
    const memory = new Map<string, Memory>();
    const opened = sizes[index - 1] ?? FIRST_CONNECTIONS;
    for (const contender of contenders) {
      const startedAt = performance.now();
      await open(size, contender);
      openMs.set(contender.name, performance.now() - startedAt);
      memory.set(contender.name, await contender.server.ask<Memory>("memory"));
    }
    const measured = await emitInTurn(contenders, clients);
    const base = measured.get("raw ws");
    const perConnection = (name: string, key: keyof Memory) =>
      ((memory.get(name)?.[key] ?? 0) - (before.get(name)?.[key] ?? 0)) / (size - FIRST_CONNECTIONS) / 1024;
    console.log(`${size} subscribers, ${EVENTS} events each, in turn`);
    printTable(
      [
        "",
        "first ms p50",
        "last ms p50",
        "p99",
        "to raw ws",
        "first to last",
        "to raw ws",
        "CPU ms/event",
        "KB/conn",
        "to raw ws",
        "heap KB/conn",
        "conn/s",
      ],
      contenders.map(({ name }) => {
        const { firstMs, lastMs, cpuMs } = measured.get(name) ?? {
          firstMs: [],
          lastMs: [],
          cpuMs: Number.NaN,
        };
        return [
          name,
          median(firstMs),
          median(lastMs),
          percentile(lastMs, 0.99),
          ratio(median(lastMs), median(base?.lastMs ?? [])),
          median(spreadOf({ firstMs, lastMs })),
          ratio(median(spreadOf({ firstMs, lastMs })), median(base ? spreadOf(base) : [])),
          cpuMs,
          perConnection(name, "rss"),
          ratio(perConnection(name, "rss"), perConnection("raw ws", "rss")),
          perConnection(name, "heap"),
          Math.round((size - opened) / ((openMs.get(name) ?? 0) / 1000)),
        ];
      }),
    );
  }
}

/** The delivery by itself: from the first arrival of each event to its last. */
function spreadOf({ firstMs, lastMs }: Pick<Measured, "firstMs" | "lastMs">): number[] {
  return lastMs.map((last, event) => last - (firstMs[event] ?? Number.NaN));
}

/** One event of each after the other, so that what else the machine does meets all of them alike. */
async function emitInTurn(contenders: readonly Contender[], clients: Child): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>(
    contenders.map(({ name }) => [name, { firstMs: [], lastMs: [], cpuMs: 0 }]),
  );
  for (let event = -WARM_UP; event < EVENTS; event += 1) {
    for (const { name, server } of contenders) {
      const delivered = clients.ask<Delivered>("next", name);
      const { cpuMs } = await server.ask<CpuTime>("cpu");
      const { at } = await server.ask<Emitted>("emit");
      const { first, last } = await delivered;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const after = await server.ask<CpuTime>("cpu");
      const own = measured.get(name);
      if (event < 0 || own === undefined) continue;
      own.firstMs.push(first - at);
      own.lastMs.push(last - at);
      own.cpuMs += (after.cpuMs - cpuMs) / EVENTS;
    }
  }
  return measured;
}

/** A candidate with a session for each connection, with the tokens that the clients send. */
async function createSessions(url: string, count: number): Promise<void> {
  const { sql, close } = openDatabase({ url });
  await sql`
    with made as (
      insert into users (id, email, name, role, password_hash)
      select gen_random_uuid(), 'bench-' || n || '@example.com', 'Bench ' || n, 'candidate', 'x'
      from generate_series(0, ${count - 1}::int) n
      returning id, substring(email from '[0-9]+') as n
    )
    insert into sessions (id, user_id, expires_at)
    select encode(sha256(convert_to('bench-' || n, 'UTF8')), 'hex'), id, now() + interval '1 day' from made`;
  await close();
}
