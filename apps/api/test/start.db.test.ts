import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeEmbedded } from "@rolecall/db/embedded";
import { createTestDatabase } from "@rolecall/db/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startAndFail, startProcess } from "./server-process.ts";

const ACCOUNT = {
  name: "Nimali Perera",
  email: "nimali@example.com",
  password: "a-good-password",
  role: "recruiter",
};

async function post(url: string, path: string, body: object): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

describe("the server as a process", { timeout: 120_000 }, () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "rolecall-start-"));
  });
  afterEach(async () => {
    await removeEmbedded(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });

  it("keeps everything through kill -9 with its embedded database", async () => {
    const first = await startProcess({ DATA_DIR: dataDir });
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    expect((await post(first.url, "/auth/signup", ACCOUNT)).status).toBe(201);
    await first.end("SIGKILL");

    const second = await startProcess({ DATA_DIR: dataDir });
    expect((await post(second.url, "/auth/login", ACCOUNT)).status).toBe(200);
    expect(await second.end("SIGTERM")).toBe(0);
  });

  it("says who holds the folder when a second one is started on it", async () => {
    const first = await startProcess({ DATA_DIR: dataDir });
    const second = await startAndFail({ DATA_DIR: dataDir });
    expect(second.code).toBe(1);
    expect(second.output).toContain(String(first.child.pid));
    expect(second.output).not.toContain("    at ");
    await first.end("SIGTERM");
  });

  it("takes the database of DATABASE_URL", async () => {
    await using database = await createTestDatabase();
    const server = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: database.url });
    expect((await post(server.url, "/auth/signup", ACCOUNT)).status).toBe(201);
    expect(await database.sql`select from users`).toHaveLength(1);
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it("names every wrong setting and what it takes", async () => {
    const { code, output } = await startAndFail({
      PORT: "http",
      DATABASE_URL: "mysql://x",
      LOG_LEVEL: "loud",
    });
    expect(code).toBe(1);
    for (const name of ["PORT", "DATABASE_URL", "LOG_LEVEL"]) expect(output).toContain(name);
    expect(output).not.toContain("    at ");
  });

  it("refuses to fill a database that already has users with the demo", async () => {
    const first = await startProcess({ DATA_DIR: dataDir });
    await post(first.url, "/auth/signup", ACCOUNT);
    await first.end("SIGTERM");
    const { code, output } = await startAndFail({ DATA_DIR: dataDir }, ["--demo"]);
    expect(code).toBe(1);
    expect(output).toContain("already has users");
  });

  it("finishes the request under way when it is told to stop", async () => {
    const server = await startProcess({ DATA_DIR: dataDir });
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
