import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { openCvReader } from "./cv-reader.ts";

const WORKS = `export function load() {}
export default () => ({ ok: false, problem: "damaged" });`;

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ["throws when it is loaded", "throw new Error('The engine is gone.');"],
  ["imports what is not there", 'import "./gone.mjs";'],
])("a worker that %s fails the CVs that wait for it, and a later one is read", async (_, broken) => {
  const folder = await mkdtemp(join(tmpdir(), "rolecall-reader-"));
  const file = join(folder, "worker.mjs");
  const reader = openCvReader({ worker: pathToFileURL(file) });
  const read = () => reader.analyse({ bytes: new Uint8Array(), asOf: new Date(0), memberId: "one" });
  try {
    await writeFile(file, broken);
    const results = await Promise.allSettled([read(), read(), read()]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    await writeFile(file, WORKS);
    expect(await read()).toEqual({ ok: false, problem: "damaged" });
  } finally {
    await reader.close();
    await rm(folder, { recursive: true });
  }
});

test("under a watcher, to which threads tell what they import, CVs are read as well", async () => {
  vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
  const folder = await mkdtemp(join(tmpdir(), "rolecall-reader-"));
  const file = join(folder, "worker.mjs");
  await writeFile(file, WORKS);
  const reader = openCvReader({ worker: pathToFileURL(file) });
  try {
    const reading = reader.analyse({ bytes: new Uint8Array(), asOf: new Date(0), memberId: "one" });
    await expect(reading).resolves.toEqual({ ok: false, problem: "damaged" });
  } finally {
    await reader.close();
    await rm(folder, { recursive: true });
  }
});
