import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../test/harness.ts";
import { createPerson } from "../../test/people.ts";
import { openRawSocket, paramsMessage, subscriptionMessage } from "../../test/raw-socket.ts";
import { attachLiveServer } from "./live-server.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

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

describe("heartbeats", () => {
  it("end a connection that gives no sign of life, and keep one that does", async () => {
    const http = createServer();
    const live = attachLiveServer(http, api.deps, { beatMs: 20 });
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    using silent = await openRawSocket(url, { query: "", autoPong: false });
    using answering = await openRawSocket(url, { query: "" });
    using talking = await openRawSocket(url, { query: "", autoPong: false });
    const chatter = setInterval(() => talking.send("PING"), 100);
    const [code] = await once(silent.socket, "close");
    expect(code).toBe(1006);
    await sleep(1_100);
    clearInterval(chatter);
    for (const { socket } of [answering, talking]) expect(socket.readyState).toBe(socket.OPEN);
    await live.stop();
    await new Promise<void>((resolve) => http.close(() => resolve()));
  });
});

describe("a connection that has announced parameters", () => {
  it("is closed when they do not come, and stays when they do", async () => {
    const http = createServer();
    const live = attachLiveServer(http, api.deps, { paramsTimeoutMs: 3_000 });
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const { token } = await createPerson(api, "candidate");
    using served = await openRawSocket(url);
    served.send(paramsMessage(token));
    served.send(subscriptionMessage(1));
    expect(await served.next()).toMatchObject({ result: { type: "started" } });
    using silent = await openRawSocket(url);
    const [code] = await once(silent.socket, "close");
    expect(code).toBe(4400);
    expect(served.socket.readyState).toBe(served.socket.OPEN);
    await live.stop();
    await new Promise<void>((resolve) => http.close(() => resolve()));
  });
});

describe("a server that is stopping", () => {
  it("asks its clients to reconnect, closes with 1001, and takes no new ones", async () => {
    const http = createServer();
    const live = attachLiveServer(http, api.deps);
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    using raw = await openRawSocket(url, { query: "" });
    const closed = once(raw.socket, "close");
    const stopped = live.stop();
    await expect(openRawSocket(url, { query: "" })).rejects.toThrow("503");
    expect(await raw.next()).toEqual({ id: null, method: "reconnect" });
    expect((await closed)[0]).toBe(1001);
    await stopped;
    await new Promise<void>((resolve) => http.close(() => resolve()));
  });
});
