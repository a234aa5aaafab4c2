import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeEmbedded } from "@rolecall/db/embedded";
import { createRecruiter, createTestDatabase } from "@rolecall/db/testing";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { BUNDLE, buildBundle, RUNS_ON_BUN, startAndFail, startProcess } from "./server-process.ts";

const ACCOUNT = {
  name: "Nimali Perera",
  email: "nimali@example.com",
  password: "a-good-password",
  role: "recruiter",
};

async function post(url: string, path: string, body: object, token = ""): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

/** Bundling takes a few seconds, and on a busy machine many times that. */
const BUILD_TIMEOUT_MS = 300_000;

describe("the server as a process", () => {
  let dataDir: string;
  beforeAll(buildBundle, BUILD_TIMEOUT_MS);
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "rolecall-start-"));
  });
  afterEach(async () => {
    await removeEmbedded(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });

  it("keeps everything through kill -9 with its embedded database", async () => {
    const first = await startProcess({ DATA_DIR: dataDir }, { main: BUNDLE });
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    expect((await post(first.url, "/auth/signup", ACCOUNT)).status).toBe(201);
    await first.end("SIGKILL");

    const second = await startProcess({ DATA_DIR: dataDir }, { main: BUNDLE });
    expect((await post(second.url, "/auth/login", ACCOUNT)).status).toBe(200);
    expect(await second.end("SIGTERM")).toBe(0);
  });

  it("says who holds the folder when a second one is started on it", async () => {
    const first = await startProcess({ DATA_DIR: dataDir }, { main: BUNDLE });
    const second = await startAndFail({ DATA_DIR: dataDir }, { main: BUNDLE });
    expect(second.code).toBe(1);
    expect(second.output).toContain(String(first.child.pid));
    expect(second.output).not.toContain("    at ");
    await first.end("SIGTERM");
  });

  it.each(["bundle", "sources"])("takes the database of DATABASE_URL, run from its %s", async (what) => {
    await using database = await createTestDatabase();
    const server = await startProcess(
      { DATA_DIR: dataDir, DATABASE_URL: database.url },
      what === "bundle" ? { main: BUNDLE } : {},
    );
    expect((await post(server.url, "/auth/signup", ACCOUNT)).status).toBe(201);
    expect(await database.sql`select from users`).toHaveLength(1);
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it("finds what is not in the bundle: threads, WebAssembly, files of packages, work in the background", async () => {
    await using database = await createTestDatabase();
    await using server = await startProcess(
      { DATA_DIR: dataDir, DATABASE_URL: database.url },
      { main: BUNDLE },
    );
    await post(server.url, "/auth/signup", ACCOUNT);
    const { token }: { token: string } = JSON.parse(
      await (await post(server.url, "/auth/login", ACCOUNT)).text(),
    );

    const analysis = await post(server.url, "/cv/comprehensive-test", {}, token);
    expect(analysis.status).toBe(200);
    expect(await analysis.text()).toContain("skills");
    for (const path of ["/docs/swagger-ui.css", "/openapi.json"]) {
      expect((await fetch(`${server.url}/api${path}`)).status).toBe(200);
    }
    const job = { title: "Welder", description: "Pipes.", requiredSkills: ["Welding"], requiredYears: 2 };
    expect((await post(server.url, "/jobs", job, token)).status).toBe(201);
    await vi.waitUntil(
      async () =>
        (await database.sql`select from pgboss.job where state = 'completed' and name like 'jobs.%'`).length >
        0,
      { timeout: 60_000 },
    );
  });

  // Bun keeps its own stack traces, with places in the bundle.
  it.skipIf(RUNS_ON_BUN)("names files and lines of the sources in stack traces", async () => {
    await using database = await createTestDatabase();
    await using server = await startProcess(
      { DATA_DIR: dataDir, DATABASE_URL: database.url },
      { main: BUNDLE },
    );
    let output = "";
    server.child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    await database.sql`drop table users cascade`;
    expect((await post(server.url, "/auth/login", ACCOUNT)).status).toBe(500);
    await vi.waitUntil(() => output.includes("call failed"), { timeout: 60_000 });
    expect(output).toMatch(/\(file:[^)]*?\/apps\/api\/src\/features\/auth\/[\w.-]+\.ts:\d+:\d+\)/);
  });

  it("names every wrong setting and what it takes", async () => {
    const settings = { PORT: "http", DATABASE_URL: "mysql://x", LOG_LEVEL: "loud" };
    const { code, output } = await startAndFail(settings, { main: BUNDLE });
    expect(code).toBe(1);
    for (const name of ["PORT", "DATABASE_URL", "LOG_LEVEL"]) expect(output).toContain(name);
    expect(output).not.toContain("    at ");
  });

  it.runIf(process.platform === "linux").each(["DATA_DIR", "FILES_URL"])(
    "says in one line that %s names a folder that cannot be written to",
    async (name) => {
      const settings = {
        DATA_DIR: dataDir,
        [name]: name === "DATA_DIR" ? "/proc/rolecall" : "file:///proc/x",
      };
      const { code, output } = await startAndFail(settings, { main: BUNDLE });
      expect(code).toBe(1);
      expect(output).toMatch(new RegExp(`^${name}: /proc/.* Set ${name} to [^\\n]*\\n$`));
    },
  );

  it("refuses to fill a database that already has users with the demo", async () => {
    await using database = await createTestDatabase();
    await createRecruiter(database.db);
    const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url };
    const { code, output } = await startAndFail(settings, { main: BUNDLE, args: ["--demo"] });
    expect(code).toBe(1);
    expect(output).toContain("already has users");
  });

  it("finishes the request under way when it is told to stop", async () => {
    await using database = await createTestDatabase();
    const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url };
    const server = await startProcess(settings, { main: BUNDLE });
    const requests = Array.from({ length: 8 }, (_, i) =>
      post(server.url, "/auth/signup", { ...ACCOUNT, email: `n${i}@example.com` }),
    );
    // Hashing takes its time: when the first is answered, the others are under way.
    await Promise.race(requests);
    const ended = server.end("SIGTERM");
    expect(new Set((await Promise.all(requests)).map((answer) => answer.status))).toEqual(new Set([201]));
    expect(await ended).toBe(0);
  });
});
