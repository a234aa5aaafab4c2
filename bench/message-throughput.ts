import { openDatabase } from "@rolecall/db";
import { createConversation, createSession } from "@rolecall/db/testing";
import { type Child, type CpuTime, startChild } from "./lib/child.ts";
import { startBenchPostgres } from "./lib/postgres.ts";
import { median, percentile } from "./lib/stats.ts";
import { printTable, ratio } from "./lib/table.ts";
import type { Sent } from "./message-throughput/pace.ts";
import type { Receiver } from "./message-throughput/receivers.ts";
import type { Addresses, Load, Thread } from "./message-throughput/server.ts";

export const question =
  "How long from sending a message to its arrival, and at what rate does that break down?";

const RATES = [100, 1_000, 3_000];
/** The designs take turns, so that what else the machine does meets all of them alike. */
const ROUNDS = 5;
const SECONDS = 2;
const THREADS = 50;
const PINGS = 200;
const DESIGNS = ["group commit", "insert + notify"] as const;

export async function run(args: readonly string[]): Promise<void> {
  const rates = args.length === 0 ? RATES : args.map(Number);
  const postgres = await startBenchPostgres();
  const children: Child[] = [];
  const start = (file: string) => {
    const url = new URL(`./message-throughput/${file}.ts`, import.meta.url);
    const child = startChild(url, { BENCH_DATABASE_URL: postgres.url, BENCH_FOLDER: postgres.folder });
    children.push(child);
    return child;
  };
  try {
    const { threads, tokens } = await createThreads(postgres.url);
    const server = start("server");
    const receivers = start("receivers");
    const addresses = await server.ask<Addresses>("open");
    await receivers.ask("open", toReceivers(addresses, threads, tokens));
    // Both are warm before anything counts.
    for (const design of DESIGNS)
      await measure(server, receivers, { design, perSecond: 500, seconds: 2, threads });
    await measureAll({ server, receivers, threads, rates });
  } finally {
    for (const child of children) await child.stop();
    await postgres.stop();
  }
}

interface Setting {
  readonly server: Child;
  readonly receivers: Child;
  readonly threads: readonly Thread[];
  readonly rates: readonly number[];
}

async function measureAll({ server, receivers, threads, rates }: Setting): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const perSecond of rates) {
    const pings: number[][] = [];
    const runs = new Map<Load["design"], Run[]>(DESIGNS.map((design) => [design, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      pings.push(await server.ask<number[]>("ping", PINGS));
      for (const design of DESIGNS) {
        const run = await measure(server, receivers, { design, perSecond, seconds: SECONDS, threads });
        runs.get(design)?.push(run);
      }
    }
    const pingMs = median(pings.flat());
    rows.push(["insert + notify ping, alone", "", ...spread(pings), "1.00 x"]);
    for (const [design, own] of runs) {
      const latencies = own.map((run) => run.latencies);
      const count = perSecond * SECONDS * ROUNDS;
      rows.push([
        design,
        `${perSecond}/s`,
        ...spread(latencies),
        ratio(median(latencies.flat()), pingMs),
        Math.max(...own.map(({ sent }) => sent.backlogMs)),
        (own.reduce((sum, { cpuMs }) => sum + cpuMs, 0) * 1000) / count,
        own.reduce((sum, { sent }) => sum + sent.failed, 0),
      ]);
    }
  }
  console.log(
    `${THREADS} conversations, ${ROUNDS} rounds of ${SECONDS} s in turn; ms from when a message was due to its arrival`,
  );
  printTable(
    [
      "",
      "rate",
      "p50",
      "p95",
      "p99",
      "best p50",
      "best p99",
      "p50 to ping",
      "backlog ms",
      "server CPU us",
      "failed",
    ],
    rows,
  );
  console.log(
    "The ping inserts a row, notifies and hears of it, one at a time. Group commit stores the message, its",
  );
  console.log(
    "numbering, two events and a delivery tick; insert + notify stores a row and nothing else. Best is the",
  );
  console.log("best round: what the design can do when the machine does nothing else.");
}

/** p50, p95 and p99 of all rounds, and p50 and p99 of the best one. */
function spread(rounds: readonly (readonly number[])[]): number[] {
  const all = rounds.flat();
  const best = (share: number) => Math.min(...rounds.map((round) => percentile(round, share)));
  return [...[0.5, 0.95, 0.99].map((share) => percentile(all, share)), best(0.5), best(0.99)];
}

interface Run {
  readonly sent: Sent;
  readonly latencies: number[];
  readonly cpuMs: number;
}

async function measure(server: Child, receivers: Child, load: Load): Promise<Run> {
  await receivers.ask("expect", load.perSecond * load.seconds);
  const before = await server.ask<CpuTime>("cpu");
  const sent = await server.ask<Sent>("send", load);
  const latencies = await receivers.ask<number[]>("collect");
  const after = await server.ask<CpuTime>("cpu");
  return { sent, latencies, cpuMs: after.cpuMs - before.cpuMs };
}

async function createThreads(url: string): Promise<{ threads: Thread[]; tokens: string[] }> {
  const { db, close } = openDatabase({ url });
  const threads: Thread[] = [];
  const tokens: string[] = [];
  for (let n = 0; n < THREADS; n += 1) {
    const { id, candidateId, recruiterId } = await createConversation(db);
    threads.push({ conversationId: id, candidateId, recruiterId });
    tokens.push(await createSession(db, recruiterId));
  }
  await close();
  return { threads, tokens };
}

function toReceivers(
  { rolecall, plain }: Addresses,
  threads: readonly Thread[],
  tokens: readonly string[],
): Receiver[] {
  const subscribe = JSON.stringify({ id: 1, method: "subscription", params: { path: "live.events" } });
  return [
    ...threads.map(({ recruiterId }) => ({
      url: `${plain}/${recruiterId}`,
      greetings: [],
      readyMark: undefined,
    })),
    ...tokens.map((token) => ({
      url: `${rolecall}/api/trpc?connectionParams=1`,
      greetings: [JSON.stringify({ method: "connectionParams", data: { token } }), subscribe],
      readyMark: "started",
    })),
  ];
}
