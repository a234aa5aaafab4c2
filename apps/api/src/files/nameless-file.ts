import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A temporary file whose name is gone at once: nothing is left of it when it is closed, or the process dies. */
export async function openNamelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `rolecall-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
}
