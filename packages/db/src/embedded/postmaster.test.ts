import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPostmaster, removeStalePidFile } from "./postmaster.ts";

let cluster: string;
let pidFile: string;
beforeEach(async () => {
  cluster = await mkdtemp(join(tmpdir(), "rolecall-cluster-"));
  pidFile = join(cluster, "postmaster.pid");
});
afterEach(() => rm(cluster, { recursive: true, force: true }));

test("a pid file of a process that is gone counts for nothing, and goes", async () => {
  await writeFile(pidFile, `999999999\n${cluster}\n1700000000\n1\n\n127.0.0.1\n\nready\n`);
  expect(await findPostmaster(cluster)).toBeUndefined();
  await removeStalePidFile(cluster);
  await expect(stat(pidFile)).rejects.toThrow("ENOENT");
});

// The server that wrote it would end itself when it misses it.
test("a pid file that cannot be read stays where it is", async () => {
  await mkdir(pidFile);
  await expect(findPostmaster(cluster)).rejects.toThrow("EISDIR");
  await expect(removeStalePidFile(cluster)).rejects.toThrow("EISDIR");
  expect((await stat(pidFile)).isDirectory()).toBe(true);
});
