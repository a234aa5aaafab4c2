import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeServer, listenOnFreePort } from "../../test/listen.ts";
import { parseConfig } from "../config.ts";
import { checkBucket } from "./check-bucket.ts";

beforeEach(() => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "key");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Checks the bucket of a server that answers as given; also says what was asked of it and what was logged. */
async function check(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.replace(/check-[^?]*/, "check")}`);
    request.resume().on("end", () => answer(request, response));
  });
  const port = await listenOnFreePort(server);
  const logged: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => logged.push(line) });
  const config = parseConfig({ FILES_URL: `s3://cvs?region=eu-west-1&endpoint=http://127.0.0.1:${port}` });
  try {
    await checkBucket(config, log);
    return { asked, logged };
  } finally {
    const closed = closeServer(server);
    server.closeAllConnections();
    await closed;
  }
}

function refuse(status: number, code: string, message: string) {
  return (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { "Content-Type": "application/xml" });
    response.end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
  };
}

test("a bucket that can be written to and deleted from is left as it was", async () => {
  const { asked, logged } = await check((_, response) => response.end());
  expect(asked).toEqual(["PUT /cvs/write-check?x-id=PutObject", "DELETE /cvs/write-check?x-id=DeleteObject"]);
  expect(logged).toEqual([]);
});

test.each([
  [404, "NoSuchBucket", "The specified bucket does not exist."],
  [403, "InvalidAccessKeyId", "The key is not known."],
  [403, "AccessDenied", "Access Denied"],
])("one that is refused with %i %s is told with the settings to change", async (status, code, message) => {
  const sentence = message.replace(/\.$/, "");
  await expect(check(refuse(status, code, message))).rejects.toThrow(
    `FILES_URL: the bucket cvs cannot be written to (${sentence}). Set FILES_URL to a bucket`,
  );
});

test("a key that may write but not delete is refused", async () => {
  const deny = refuse(403, "AccessDenied", "Access Denied");
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    request.method === "PUT" ? response.end() : deny(request, response);
  await expect(check(answer)).rejects.toThrow("cvs cannot be written to (Access Denied)");
});

test("a store that is away keeps nobody from starting", async () => {
  const { logged } = await check((request) => request.socket.destroy());
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain("does not answer");
});

test("a folder is none of its business", async () => {
  const log = pino({ level: "silent" });
  await expect(
    checkBucket(parseConfig({ FILES_URL: "file:///nowhere/at/all" }), log),
  ).resolves.toBeUndefined();
});
