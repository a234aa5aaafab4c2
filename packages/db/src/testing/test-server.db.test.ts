import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { startEmbedded } from "../embedded/index.ts";
import { users } from "../schema/index.ts";
import {
  createApplication,
  createConversation,
  createCvAnalysis,
  createInterview,
  createMessage,
  createNotification,
  createRecruiter,
  createSession,
  createTestDatabase,
  emptyDatabase,
  startTestServer,
} from "./index.ts";

test("test databases are apart from each other, and gone when closed", async () => {
  const server = inject("testServer");
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase(server)]);
  await createRecruiter(first.db);
  expect(await first.db.$count(users)).toBe(1);
  expect(await second.db.$count(users)).toBe(0);
  await Promise.all([first.close(), second.close()]);
  const admin = postgres(server.url, { max: 1 });
  const name = new URL(first.url).pathname.slice(1);
  expect([...(await admin`select 1 from pg_database where datname = ${name}`)]).toEqual([]);
  await admin.end();
});

test("an emptied database holds no row, whatever refers to what", async () => {
  await using database = await createTestDatabase();
  const { db, sql } = database;
  const { id: applicationId, candidateId: ownerId, cvFileId: fileId } = await createApplication(db);
  await createCvAnalysis(db, { ownerId, purpose: "application", applicationId, fileId });
  const { id: conversationId, candidateId: senderId } = await createConversation(db);
  await createMessage(db, { conversationId, senderId });
  await createInterview(db, { applicationId });
  await createNotification(db, { audience: "candidate" });
  await createSession(db, ownerId);
  await emptyDatabase(database);
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public'`;
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) expect([...(await sql`select 1 from ${sql(name)}`)], name).toEqual([]);
});

describe("what killed runs left behind", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "rolecall-tmp-"));
    vi.stubEnv("TMPDIR", folder);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });

  test("directories that no process holds are removed, a held one and a new one are not", async () => {
    const longAgo = new Date(Date.now() - 3_600_000);
    const [abandoned, held, fresh] = ["abandoned", "held", "fresh"].map((name) =>
      join(folder, `rolecall-test-${name}`),
    );
    if (abandoned === undefined || held === undefined || fresh === undefined) throw new Error("No names.");
    await mkdir(join(abandoned, "postgres/cluster"), { recursive: true });
    await mkdir(fresh);
    const live = await startEmbedded({ dataDir: held, settings: { fsync: "off", shared_buffers: "16MB" } });
    await utimes(abandoned, longAgo, longAgo);
    await utimes(held, longAgo, longAgo);
    const server = await startTestServer();
    const names = await readdir(folder);
    expect(names).not.toContain("rolecall-test-abandoned");
    expect(names).toEqual(expect.arrayContaining(["rolecall-test-held", "rolecall-test-fresh"]));
    await Promise.all([server.stop(), live.stop()]);
    expect((await readdir(folder)).sort()).toEqual(["rolecall-test-fresh", "rolecall-test-held"]);
  });

  test("on a server that was given, databases of dead runs go and those of living runs stay", async () => {
    const { url } = inject("testServer");
    const admin = postgres(url, { max: 1, onnotice: () => {} });
    await admin`create database rolecall_test_1_abandoned`;
    const living = await startTestServer(url);
    const next = await startTestServer(url);
    const found = await admin<{ name: string }[]>`
      select datname as name from pg_database where starts_with(datname, 'rolecall_test_')`;
    const names = found.map((row) => row.name);
    expect(names).not.toContain("rolecall_test_1_abandoned");
    expect(names).toEqual(expect.arrayContaining([living.template, next.template]));
    await using database = await createTestDatabase(next);
    expect(await database.db.$count(users)).toBe(0);
    await Promise.all([living.stop(), next.stop()]);
    const left =
      await admin`select 1 from pg_database where datname in (${living.template}, ${next.template})`;
    expect([...left]).toEqual([]);
    await admin.end();
  });
});
