import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { errorOf } from "../testing/index.ts";
import { removeEmbedded } from "./remove.ts";
import { runProgram } from "./run-program.ts";
import { type StartOptions, startEmbedded } from "./start.ts";

const CHILD = fileURLToPath(new URL("./start-in-child.ts", import.meta.url));
/** Small and quick: a dozen of these clusters come and go. */
const settings = { fsync: "off", shared_buffers: "16MB" };

let home: string;
let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  // Mode 0700, like a home that others cannot read.
  home = await mkdtemp(join(tmpdir(), "rolecall-embedded-"));
  dataDir = join(home, "data");
});

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  await removeEmbedded(dataDir).catch(() => {});
  await rm(home, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly adopted: boolean;
  readonly error?: string;
}

/** Starts in a process of its own, as `uid` when one is given. */
async function startInChild(options: Partial<StartOptions> = {}, uid?: number): Promise<Started> {
  const child = spawn(process.execPath, [CHILD, JSON.stringify({ dataDir, settings, ...options })], {
    stdio: ["ignore", "pipe", "inherit"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  children.push(child);
  const [line] = await once(createInterface(child.stdout), "line");
  return { child, ...JSON.parse(String(line)) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const sql = postgres(url, { max: 1 });
  try {
    return [...(await sql.unsafe(statement))];
  } finally {
    await sql.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8"), 10);
}

test("starts, keeps what is written over a restart, and has no secret that others can read", async () => {
  const first = await startEmbedded({ dataDir, settings });
  await query(first.url, "create table kept as select 42 as answer");
  await first.stop();
  const second = await startEmbedded({ dataDir, settings });
  expect(second.adopted).toBe(false);
  expect(await query(second.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  const { mode } = await stat(join(dataDir, "postgres/password"));
  expect(mode & 0o777).toBe(0o600);
  await second.stop();
  await second.stop();
  expect(await readdir(join(dataDir, "postgres/cluster"))).not.toContain("postmaster.pid");
});

test("takes over the server that a killed process left running", async () => {
  const first = await startInChild();
  await query(first.url, "create table kept as select 42 as answer");
  const pid = await postmasterPid();
  await kill(first.child);
  const second = await startEmbedded({ dataDir, settings });
  expect(second).toMatchObject({ adopted: true, url: first.url });
  expect(await postmasterPid()).toBe(pid);
  expect(await query(second.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  await second.stop();
});

test("recovers when Postgres itself was killed too", async () => {
  const first = await startInChild();
  await query(first.url, "create table kept as select 42 as answer");
  await kill(first.child);
  process.kill(await postmasterPid(), "SIGKILL");
  const second = await startEmbedded({ dataDir, settings });
  expect(second.adopted).toBe(false);
  expect(await query(second.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  await second.stop();
});

test("starts Postgres again, in its place, when it is killed under a running process", async () => {
  const warnings: string[] = [];
  const server = await startEmbedded({ dataDir, settings, warn: (line) => warnings.push(line) });
  await query(server.url, "create table kept as select 42 as answer");
  const killed = await postmasterPid();
  process.kill(killed, "SIGKILL");
  await expect
    .poll(() => query(server.url, "select answer from kept").catch(() => "away"), { timeout: 60_000 })
    .toEqual([{ answer: 42 }]);
  expect(await postmasterPid()).not.toBe(killed);
  expect(warnings[0]).toContain("started again");
  await server.stop();
  expect(await readdir(join(dataDir, "postgres/cluster"))).not.toContain("postmaster.pid");
});

describe("one data directory, one process", () => {
  test("a second start says who holds it and what to do, and harms nothing", async () => {
    const first = await startInChild();
    const error = await errorOf(startEmbedded({ dataDir, settings }));
    expect(String(error)).toContain(`in use by process ${first.child.pid}`);
    expect(String(error)).toContain("DATA_DIR");
    expect(await query(first.url, "select 1 as up")).toEqual([{ up: 1 }]);
  });

  test("of several first starts at once, one makes the database and the others are told", async () => {
    const started = await Promise.all([startInChild(), startInChild(), startInChild()]);
    const running = started.filter(({ error }) => error === undefined);
    expect(running).toHaveLength(1);
    for (const { error = "" } of started.filter((other) => !running.includes(other))) {
      expect(error).toContain("in use by");
    }
  });

  test("it is free again after stop, and after the holder was killed", async () => {
    const first = await startEmbedded({ dataDir, settings });
    await first.stop();
    const second = await startInChild();
    expect(second.error).toBeUndefined();
    await kill(second.child);
    const third = await startEmbedded({ dataDir, settings });
    await third.stop();
  });
});

describe("what a crash leaves behind", () => {
  test("a pid file that names somebody else's live process does not stop the start", async () => {
    const first = await startEmbedded({ dataDir, settings });
    await first.stop();
    const pidFile = join(dataDir, "postgres/cluster/postmaster.pid");
    await writeFile(pidFile, `${process.pid}\n${dataDir}\n1700000000\n1\n\n127.0.0.1\n\nready\n`);
    const second = await startEmbedded({ dataDir, settings });
    expect(await query(second.url, "select 1 as up")).toEqual([{ up: 1 }]);
    await second.stop();
  });

  test("a half-made cluster is never used", async () => {
    await mkdir(join(dataDir, "postgres.new/cluster"), { recursive: true });
    await writeFile(join(dataDir, "postgres.new/cluster/PG_VERSION"), "18\n");
    const server = await startEmbedded({ dataDir, settings });
    expect(await query(server.url, "select 1 as up")).toEqual([{ up: 1 }]);
    await server.stop();
    expect(await readdir(dataDir)).not.toContain("postgres.new");
  });

  test("a start that fails says what Postgres said, and lets go of the directory", async () => {
    const first = await startEmbedded({ dataDir, settings });
    await first.stop();
    const error = await errorOf(
      startEmbedded({ dataDir, settings: { ...settings, shared_buffers: "nonsense" } }),
    );
    expect(String(error)).toContain("shared_buffers");
    const second = await startEmbedded({ dataDir, settings });
    await second.stop();
  }, 60_000);
});

describe.runIf(process.getuid?.() === 0)("as root", () => {
  test("runs without namespaces too, from a home that only root can enter, and back", async () => {
    // As below /var/lib: everybody may pass through.
    const stateDir = await mkdtemp(join(tmpdir(), "rolecall-state-"));
    await chmod(stateDir, 0o755);
    try {
      const made = await startEmbedded({ dataDir, settings });
      await query(made.url, "create table kept as select 42 as answer");
      await made.stop();
      const options = { dataDir, settings, stateDir, namespaces: false };
      const asNobody = await startEmbedded(options);
      expect(await query(asNobody.url, "select answer from kept")).toEqual([{ answer: 42 }]);
      await asNobody.stop();
      const back = await startEmbedded({ dataDir, settings });
      expect(await query(back.url, "select answer from kept")).toEqual([{ answer: 42 }]);
      await back.stop();
    } finally {
      await removeEmbedded(dataDir);
      await rm(stateDir, { recursive: true, force: true });
    }
  });

  test.each([
    ["a named user", 65_534],
    ["a user without a name", 54_321],
  ])("%s can start it in a home of mode 0700", async (_, uid) => {
    // A checkout below a home that only root enters can be run by nobody else.
    if ((await runProgram(["test", "-r", CHILD], { uid, gid: uid })).code !== 0) return;
    await chown(home, uid, uid);
    const { error, url } = await startInChild({}, uid);
    expect(error).toBeUndefined();
    expect(await query(url, "select 1 as up")).toEqual([{ up: 1 }]);
    expect((await stat(join(dataDir, "postgres/cluster"))).uid).toBe(uid);
  });
});
