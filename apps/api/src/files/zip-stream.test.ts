import { strFromU8, strToU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { streamOf, type ZipEntry, zipOf } from "./zip-stream.ts";

const AT = new Date("2026-11-21T10:00:00Z");

async function* chunksOf(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield strToU8(text);
}

function entry(name: string, chunks: AsyncIterable<Uint8Array>, compress = true): ZipEntry {
  return { name, compress, modifiedAt: AT, chunks };
}

async function* listOf(...entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}

test("an archive that others can open, names in any script, empty files included", async () => {
  const archive = streamOf(
    zipOf(
      listOf(
        entry("a.json", chunksOf("[", "1", "]")),
        entry("files/Nimali – සිංහල.pdf", chunksOf("%PDF", "-1.7"), false),
        entry("empty.txt", chunksOf()),
      ),
    ),
  );
  const files = unzipSync(await new Response(archive).bytes());
  expect(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual({
    "a.json": "[1]",
    "files/Nimali – සිංහල.pdf": "%PDF-1.7",
    "empty.txt": "",
  });
});

test("makes nothing before it is read, and little more than is read", async () => {
  let made = 0;
  let ended = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        made += 1;
        yield crypto.getRandomValues(new Uint8Array(60_000));
      }
    } finally {
      ended = true;
    }
  }
  const reader = streamOf(zipOf(listOf(entry("endless", endless(), false)))).getReader();
  expect(made).toBe(0);
  let read = 0;
  while (read < 3_000_000) {
    read += (await reader.read()).value?.byteLength ?? 0;
    expect(made * 60_000).toBeLessThanOrEqual(read + 2_000_000);
  }
  await reader.cancel();
  await expect.poll(() => ended).toBe(true);
});

test("fails when what it is made of fails", async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield strToU8("half");
    throw new Error("the disk is gone");
  }
  const stream = streamOf(zipOf(listOf(entry("broken", broken()))));
  await expect(new Response(stream).bytes()).rejects.toThrow("the disk is gone");
});
