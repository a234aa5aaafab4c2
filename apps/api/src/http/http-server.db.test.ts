import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { openTestApi } from "../../test/harness.ts";

/** Sends bytes as they are; what comes back until the server closes. */
async function sendRaw(url: string, text: string): Promise<{ status: string; body: unknown }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const parts: string[] = [];
  socket.setEncoding("utf8");
  socket.on("data", (part: string) => parts.push(part));
  const ended = once(socket, "end");
  socket.write(text);
  await ended;
  socket.destroy();
  const [head = "", body = ""] = parts.join("").split("\r\n\r\n");
  return { status: head.split("\r\n")[0] ?? "", body: JSON.parse(body) };
}

const INVALID = {
  error: expect.any(String),
  code: "INVALID_INPUT",
  issues: [{ path: "", message: expect.any(String) }],
};

it("answers what is no HTTP, or has too much of a head, with the body of every error", async () => {
  await using api = await openTestApi({ withoutTasks: true });
  const head = "GET /api/health HTTP/1.1\r\nHost: localhost\r\n";
  for (const text of [
    "NO HTTP AT ALL\r\n\r\n",
    `${head}No colon\r\n\r\n`,
    `${head}X-Long: ${"a".repeat(100_000)}\r\n\r\n`,
    `GET /api/jobs/search?keyword=${"a".repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  ]) {
    const answer = await sendRaw(api.url, text);
    expect(answer).toEqual({ status: "HTTP/1.1 400 Bad Request", body: INVALID });
  }
  expect((await fetch(`${api.url}/api/health`)).status).toBe(200);
});

it("reads a query of tens of thousands of characters and says which part of it is too long", async () => {
  await using api = await openTestApi({ withoutTasks: true });
  const { token } = await api.signUp("candidate");
  const answer = await api.call("GET", `/jobs/search?keyword=${"a".repeat(40_000)}`, { token });
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: "keyword" }] } });
});
