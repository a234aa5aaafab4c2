import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startBenchPostgres } from "./lib/postgres.ts";
import { median, nowMs } from "./lib/stats.ts";
import { printTable, ratio } from "./lib/table.ts";

export const question =
  "How long from starting the process until it listens, against an empty one? [rounds, default 7]";

const ROOT = new URL("..", import.meta.url);
const SOURCES = fileURLToPath(new URL("apps/api/src/main.ts", ROOT));
const BUNDLE = fileURLToPath(new URL("apps/api/dist/main.js", ROOT));
const READY = "Rolecall is ready";

async function untilExit(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

async function timeEmpty(): Promise<number> {
  const started = nowMs();
  await untilExit(spawn(process.execPath, ["-e", "0"]));
  return nowMs() - started;
}

/** Until the line that says so; then the process is told to stop. */
async function timeStart(main: string, env: Record<string, string>): Promise<number> {
  const started = nowMs();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: "0", LOG_LEVEL: "error", ...env },
  });
  let output = "";
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(READY)) resolve(nowMs() - started);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once("exit", () => reject(new Error(`The server did not start.\n${output}`)));
  });
  const ms = await ready;
  child.kill("SIGTERM");
  await untilExit(child);
  return ms;
}

export async function run([rounds = "7"]: readonly string[]): Promise<void> {
  execFileSync("turbo", ["run", "build", "--filter=@rolecall/api"], { cwd: ROOT, stdio: "ignore" });
  const folder = await mkdtemp(join(tmpdir(), "rolecall-bench-"));
  const postgres = await startBenchPostgres();
  const own = { DATA_DIR: folder, DATABASE_URL: postgres.url };
  // As scripts/start.ts has it.
  const cache = { NODE_COMPILE_CACHE: join(folder, "compile-cache") };
  const cases: Record<string, () => Promise<number>> = {
    "empty Node process": timeEmpty,
    "Rolecall from its sources": () => timeStart(SOURCES, { ...own, ...cache }),
    "Rolecall, compiled code not kept": () => timeStart(BUNDLE, own),
    Rolecall: () => timeStart(BUNDLE, { ...own, ...cache }),
    "Rolecall with its own database": () =>
      timeStart(BUNDLE, { ...cache, DATA_DIR: join(folder, "embedded") }),
  };
  const times = new Map<string, number[]>(Object.keys(cases).map((name) => [name, []]));
  try {
    for (let round = -1; round < Number(rounds); round += 1) {
      for (const [name, measure] of Object.entries(cases)) {
        const ms = await measure();
        // The first round fills caches and, for the embedded database, makes it.
        if (round >= 0) times.get(name)?.push(ms);
      }
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const empty = median(times.get("empty Node process") ?? []);
  printTable(
    ["from spawn to listening", "p50 ms", "to empty", "fastest ms"],
    [...times].map(([name, all]) => [name, median(all), ratio(median(all), empty), Math.min(...all)]),
  );
}
