import { createServer, type RequestListener } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeServer, listenOnFreePort } from "../../test/listen.ts";
import { openFileStore } from "./file-store.ts";

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

test("keeps, gives and deletes files in a bucket; one that is not there is none", async () => {
  const objects = new Map<string, Buffer>();
  await using bucket = await openBucket(keepIn(objects));
  const files = await openFileStore(bucket.url);
  await files.put("cvs/one", BYTES);
  expect([...objects.keys()]).toEqual(["/cvs/cvs/one"]);
  expect(Buffer.from((await files.get("cvs/one")) ?? [])).toEqual(Buffer.from(BYTES));
  expect(await files.get("cvs/two")).toBeUndefined();
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
  expect(new Set(asked)).toEqual(new Set(["PUT", "GET", "HEAD"]));
});
