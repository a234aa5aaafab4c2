import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createCandidate,
  createJob,
  createRecruiter,
  createSession,
  createTestDatabase,
} from "@rolecall/db/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { formOf, sampleCv } from "../files.ts";
import { startProcess } from "../server-process.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rolecall-crash-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("kill -9 during uploads: what was answered is whole, what was not can be sent again", async () => {
  await using database = await createTestDatabase();
  const { db, sql } = database;
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    FILES_URL: pathToFileURL(join(folder, "files")).href,
  };
  const recruiter = await createRecruiter(db);
  const job = await createJob(db, { recruiterId: recruiter.id });
  const tokens = await Promise.all(
    Array.from({ length: 8 }, async () => createSession(db, (await createCandidate(db)).id)),
  );
  const cv = await sampleCv();
  const bytes = new Uint8Array(Buffer.concat([cv, new Uint8Array(4_000_000 - cv.byteLength)]));
  async function upload(url: string, token: string): Promise<number> {
    const response = await fetch(`${url}/api/applications/upload`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: formOf(bytes, { jobId: job.id }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  const first = await startProcess(settings);
  const uploads = tokens.map((token) => upload(first.url, token).catch(() => 0));
  // Some are answered by now, the others are under way.
  await Promise.race(uploads);
  await first.end("SIGKILL");
  const statuses = await Promise.all(uploads);

  await using second = await startProcess(settings);
  const kept = await sql<
    { key: string }[]
  >`select f.key from applications a join stored_files f on f.id = a.cv_file_id`;
  expect(kept.length).toBeGreaterThanOrEqual(statuses.filter((status) => status === 201).length);
  for (const { key } of kept) expect((await stat(join(folder, "files", key))).size).toBe(4_000_000);

  // Bytes that nothing knows of would stay for ever.
  const known = new Set((await sql<{ key: string }[]>`select key from stored_files`).map(({ key }) => key));
  const files = await readdir(join(folder, "files"), { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const key = join(file.parentPath, file.name).slice(join(folder, "files").length + 1);
    expect([...known]).toContain(key);
  }

  const again = await Promise.all(tokens.map((token) => upload(second.url, token)));
  expect(again.every((status) => status === 201 || status === 409)).toBe(true);
  expect(await sql`select from applications`).toHaveLength(tokens.length);
});
