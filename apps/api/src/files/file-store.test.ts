import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeServer, listenOnFreePort } from "../../test/listen.ts";
import { openFileStore } from "./file-store.ts";
import { streamFile } from "./stream-file.ts";

const BYTES = new TextEncoder().encode("%PDF-1.7 and the rest");
const MISSING = "<Error><Code>NoSuchKey</Code><Message>There is no such key.</Message></Error>";

beforeEach(() => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "key");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** A store that speaks as much of S3 as is asked for here. */
async function openBucket(answer: RequestListener) {
  const server = createServer(answer);
  const port = await listenOnFreePort(server);
  return {
    url: `s3://cvs?region=eu-west-1&endpoint=http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => {
      const closed = closeServer(server);
      server.closeAllConnections();
      return closed;
    },
  };
}

function keepIn(objects: Map<string, Buffer>): RequestListener {
  return async (request, response) => {
    const key = URL.parse(request.url ?? "", "http://localhost")?.pathname ?? "";
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const found = objects.get(key);
    switch (request.method) {
      case "PUT":
        objects.set(key, Buffer.concat(chunks));
        return response.end();
      case "DELETE":
        objects.delete(key);
        return response.writeHead(204).end();
      default:
        if (found !== undefined)
          return response.writeHead(200, { "Content-Length": found.byteLength }).end(found);
        return response.writeHead(404, { "Content-Type": "application/xml" }).end(MISSING);
    }
  };
}

async function contentOf(file: FileHandle | undefined): Promise<Buffer> {
  return Buffer.from(file === undefined ? [] : await new Response(streamFile(file)).bytes());
}

test("keeps, gives and deletes files in a bucket; one that is not there is none", async () => {
  const objects = new Map<string, Buffer>();
  await using bucket = await openBucket(keepIn(objects));
  const files = await openFileStore(bucket.url);
  await files.put("cvs/one", BYTES);
  expect([...objects.keys()]).toEqual(["/cvs/cvs/one"]);
  expect(Buffer.from((await files.get("cvs/one")) ?? [])).toEqual(Buffer.from(BYTES));
  expect(await files.get("cvs/two")).toBeUndefined();
  const file = await files.open("cvs/one");
  expect(await contentOf(file)).toEqual(Buffer.from(BYTES));
  expect(await files.open("cvs/two")).toBeUndefined();
  await files.delete("cvs/one");
  await files.delete("cvs/one");
  expect(await files.get("cvs/one")).toBeUndefined();
});

test("gives up a bucket that does not answer", async () => {
  const asked: (string | undefined)[] = [];
  await using bucket = await openBucket(({ method }) => {
    asked.push(method);
  });
  const files = await openFileStore(bucket.url, { timeoutMs: 50 });
  await expect(files.put("cvs/one", BYTES)).rejects.toThrow();
  await expect(files.get("cvs/one")).rejects.toThrow();
  await expect(files.open("cvs/one")).rejects.toThrow();
  expect(new Set(asked)).toEqual(new Set(["PUT", "GET", "HEAD"]));
});

test("a file in a folder is on its disk when it is stored", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rolecall-files-"));
  const probe = await open(join(folder, "probe"), "w");
  const sync = vi.spyOn(Object.getPrototypeOf(probe), "sync");
  await probe.close();
  const files = await openFileStore(pathToFileURL(folder).href);
  await files.put("cvs/one", BYTES);
  expect(sync).toHaveBeenCalledOnce();
  sync.mockRestore();
  await rm(folder, { recursive: true });
});

test("a file in a folder is whole while it is open, also when it is deleted meanwhile", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rolecall-files-"));
  const files = await openFileStore(pathToFileURL(folder).href);
  expect(await files.open("cvs/one")).toBeUndefined();
  await files.put("cvs/one", BYTES);
  const file = await files.open("cvs/one");
  await files.delete("cvs/one");
  expect(await contentOf(file)).toEqual(Buffer.from(BYTES));
  await rm(folder, { recursive: true });
});

test("a bucket that breaks off in the middle of a file gives none", async () => {
  await using bucket = await openBucket((_, response) => {
    response.writeHead(200, { "Content-Length": 1_000_000 });
    response.write(BYTES, () => response.destroy());
  });
  const files = await openFileStore(bucket.url, { timeoutMs: 2_000 });
  await expect(files.open("cvs/one")).rejects.toThrow();
});
