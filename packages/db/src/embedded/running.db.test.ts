import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findEmbedded, startEmbedded } from "./index.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "rolecall-running-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it("finds the database beside the server that runs it, and makes none", async () => {
  expect(await findEmbedded(dataDir)).toBeUndefined();
  expect(await findEmbedded(join(dataDir, "nowhere"))).toBeUndefined();
  const running = await startEmbedded({ dataDir });
  try {
    const found = await findEmbedded(dataDir);
    expect(found).toEqual({ url: running.url });
    const sql = postgres(found?.url ?? "", { max: 1 });
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    await sql.end();
  } finally {
    await running.stop();
  }
  expect(await findEmbedded(dataDir)).toEqual({ url: undefined });
});
