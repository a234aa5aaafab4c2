import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestApi, type TestApi } from "../../test/harness.ts";
import { closeServer, listenOnFreePort } from "../../test/listen.ts";
import { createPerson } from "../../test/people.ts";
import { openRawSocket, paramsMessage, subscriptionMessage } from "../../test/raw-socket.ts";
import type { Env } from "../config.ts";
import { attachLiveServer, type LiveServer, type LiveServerOptions } from "./live-server.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

/** A live server by itself, on a port of its own. */
async function openLiveServer(
  options: LiveServerOptions = {},
): Promise<LiveServer & AsyncDisposable & { url: string }> {
  const http = createServer();
  const live = attachLiveServer(http, api.deps, options);
  const url = `http://127.0.0.1:${await listenOnFreePort(http)}`;
  return {
    ...live,
    url,
    [Symbol.asyncDispose]: async () => {
      await live.stop();
      await closeServer(http);
    },
  };
}

interface Refusal {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks for a WebSocket and reads what comes instead. */
async function askForUpgrade(
  url: string,
  { headers }: { headers: Record<string, string> },
): Promise<Refusal> {
  const asked = request(`${url}/api/trpc`, {
    headers: {
      ...headers,
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
    },
  });
  asked.end();
  const response: IncomingMessage = await new Promise((resolve, reject) => {
    asked.once("response", resolve).once("error", reject);
    asked.once("upgrade", () => reject(new Error("It was taken.")));
  });
  const { statusCode: status } = response;
  return { status, headers: response.headers, text: await readText(response) };
}

const WAIT = { timeout: 60_000, interval: 50 };

describe("one connection", () => {
  it("has as many calls answered as it sends, a part of them at a time", async () => {
    const { token } = await createPerson(api, "candidate");
    using raw = await openRawSocket(api.url);
    raw.send(paramsMessage(token));
    const list = { method: "query", params: { path: "conversations.list" } };
    raw.send(Array.from({ length: 200 }, (_, id) => ({ id, ...list })));
    for (let id = 200; id < 400; id += 1) raw.send({ id, ...list });
    const answered = new Set<unknown>();
    while (answered.size < 400) {
      const frame = await raw.next();
      expect(frame).toMatchObject({ result: { data: { conversations: [] } } });
      if (typeof frame === "object" && frame !== null && "id" in frame) answered.add(frame.id);
    }
    expect([...answered].map(Number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 400 }, (_, id) => id),
    );
  });

  it("has eight subscriptions at most", async () => {
    const { token } = await createPerson(api, "candidate");
    using raw = await openRawSocket(api.url);
    raw.send(paramsMessage(token));
    raw.send(Array.from({ length: 9 }, (_, id) => subscriptionMessage(id)));
    const frames = await Promise.all(Array.from({ length: 9 }, raw.next));
    const refused = frames.filter((frame) => typeof frame === "object" && frame !== null && "error" in frame);
    expect(refused).toMatchObject([{ error: { data: { errorCode: "TOO_MANY_REQUESTS", httpStatus: 429 } } }]);
    expect(raw.socket.readyState).toBe(raw.socket.OPEN);
  });
});

describe("subscriptions that are stopped at once", () => {
  it("are looked up a few at a time, however many come in one message", async () => {
    const { token } = await createPerson(api, "candidate");
    using raw = await openRawSocket(api.url);
    const lookUps = vi.spyOn(api.deps.sessions, "authenticate");
    raw.send(paramsMessage(token));
    raw.send(
      Array.from({ length: 300 }, (_, id) => [
        subscriptionMessage(id),
        { id, method: "subscription.stop" },
      ]).flat(),
    );
    for (let stopped = 0; stopped < 300; stopped += 1) {
      expect(await raw.next()).toMatchObject({ result: { type: "stopped" } });
    }
    expect(lookUps.mock.calls.length).toBeLessThanOrEqual(8);
    lookUps.mockRestore();
    // There is room again once those look-ups are over.
    let tries = 0;
    await vi.waitFor(async () => {
      tries += 1;
      raw.send(subscriptionMessage(`try ${tries}`));
      expect(await raw.next()).toMatchObject({ id: `try ${tries}`, result: { type: "started" } });
    }, WAIT);
  });
});

describe("an upgrade that is refused", () => {
  it("leaves no connection behind, also with a client that keeps its half open", async () => {
    const http = createServer();
    const live = attachLiveServer(http, api.deps);
    const port = await listenOnFreePort(http);
    const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    client.write("GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    expect(await readText(client)).toMatch(/^HTTP\/1\.1 404 /);
    const open = () => new Promise((resolve) => http.getConnections((_, count) => resolve(count)));
    await vi.waitFor(async () => expect(await open()).toBe(0), WAIT);
    client.destroy();
    await live.stop();
    await closeServer(http);
  });
});

describe("heartbeats", () => {
  it("end a connection that gives no sign of life, and keep one that does", async () => {
    await using live = await openLiveServer({ beatMs: 20 });
    using silent = await openRawSocket(live.url, { query: "", autoPong: false });
    using answering = await openRawSocket(live.url, { query: "" });
    using talking = await openRawSocket(live.url, { query: "", autoPong: false });
    const chatter = setInterval(() => talking.send("PING"), 100);
    const [code] = await once(silent.socket, "close");
    expect(code).toBe(1006);
    // A connection that is asked again has outlived the time before.
    for (let asked = 0; asked < 3; asked += 1) {
      await Promise.all([once(answering.socket, "ping"), once(talking.socket, "ping")]);
    }
    clearInterval(chatter);
    for (const { socket } of [answering, talking]) expect(socket.readyState).toBe(socket.OPEN);
  });
});

describe("a connection that has announced parameters", () => {
  it("is closed when they do not come, and stays when they do", async () => {
    await using live = await openLiveServer({ paramsTimeoutMs: 3_000 });
    const { token } = await createPerson(api, "candidate");
    using served = await openRawSocket(live.url);
    served.send(paramsMessage(token));
    served.send(subscriptionMessage(1));
    expect(await served.next()).toMatchObject({ result: { type: "started" } });
    using silent = await openRawSocket(live.url);
    const [code] = await once(silent.socket, "close");
    expect(code).toBe(4400);
    expect(served.socket.readyState).toBe(served.socket.OPEN);
  });
});

describe("connections on which nobody is signed in", () => {
  const from = (address: string) => ({ headers: { "X-Forwarded-For": `198.51.100.1, ${address}` } });
  async function openLimitedApi(settings: Env): Promise<TestApi> {
    return openTestApi({ withoutTasks: true, settings: { TRUST_PROXY: "true", ...settings } });
  }

  it("are so many per address: one more is 429, until one is closed or signs in", async () => {
    await using limited = await openLimitedApi({ ANONYMOUS_SOCKETS_PER_ADDRESS: "2" });
    const { token } = await createPerson(limited, "candidate");
    const open = () => openRawSocket(limited.url, from("203.0.113.7"));
    const first = await open();
    using second = await open();
    await expect(open()).rejects.toThrow("429");
    using elsewhere = await openRawSocket(limited.url, from("203.0.113.8"));
    expect(elsewhere.socket.readyState).toBe(elsewhere.socket.OPEN);

    first[Symbol.dispose]();
    using third = await vi.waitFor(open, WAIT);
    await expect(open()).rejects.toThrow("429");

    for (const raw of [second, third]) {
      raw.send(paramsMessage(token));
      raw.send(subscriptionMessage());
      expect(await raw.next()).toMatchObject({ result: { type: "started" } });
    }
    // Both are counted no more, and their end makes no room for others.
    using fourth = await open();
    using fifth = await open();
    third[Symbol.dispose]();
    await vi.waitFor(() => expect(third.socket.readyState).toBe(third.socket.CLOSED), WAIT);
    await expect(open()).rejects.toThrow("429");
    for (const raw of [second, fourth, fifth]) expect(raw.socket.readyState).toBe(raw.socket.OPEN);
  });

  it("are so many in all: one more is 503", async () => {
    await using limited = await openLimitedApi({ ANONYMOUS_SOCKETS: "2" });
    using first = await openRawSocket(limited.url, from("203.0.113.1"));
    using second = await openRawSocket(limited.url, from("203.0.113.2"));
    await expect(openRawSocket(limited.url, from("203.0.113.3"))).rejects.toThrow("503");
    for (const raw of [first, second]) expect(raw.socket.readyState).toBe(raw.socket.OPEN);
  });

  it("are refused in words, as a call would be", async () => {
    await using limited = await openLimitedApi({ ANONYMOUS_SOCKETS_PER_ADDRESS: "1" });
    using first = await openRawSocket(limited.url, from("2001:db8:1:2::1"));
    expect(first.socket.readyState).toBe(first.socket.OPEN);
    // Another address of the same network.
    const answer = await askForUpgrade(limited.url, from("2001:db8:1:2::2"));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(JSON.parse(answer.text)).toEqual({
      error: "Too many connections from your address are not signed in.",
      code: "TOO_MANY_REQUESTS",
    });
  });
});

describe("a server that is stopping", () => {
  it("asks its clients to reconnect, closes with 1001, and takes no new ones", async () => {
    await using live = await openLiveServer();
    using raw = await openRawSocket(live.url, { query: "" });
    const closed = once(raw.socket, "close");
    const stopped = live.stop();
    await expect(openRawSocket(live.url, { query: "" })).rejects.toThrow("503");
    expect(await raw.next()).toEqual({ id: null, method: "reconnect" });
    expect((await closed)[0]).toBe(1001);
    await stopped;
  });
});
