import { once } from "node:events";
import { appendEvents, withTx } from "@rolecall/db";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { openTestApi, type TestApi } from "../../test/harness.ts";
import { LiveClient } from "../../test/live-client.ts";
import { createPair, createPerson, send } from "../../test/people.ts";
import { openRawSocket, paramsMessage, subscriptionMessage } from "../../test/raw-socket.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

/** Appends an event of little meaning for someone; returns its id. */
async function tell(userId: string): Promise<number> {
  const event = { type: "application_analyzed", applicationId: "a", jobId: "j" } as const;
  const [seq] = await withTx(api.database.db, (tx) => appendEvents(tx, [{ userId, event }]));
  return seq ?? -1;
}

describe("who may subscribe", () => {
  it.each([
    ["no token", undefined],
    ["a wrong token", "nonsense"],
    ["an empty token", ""],
  ])("is refused with %s: the error of HTTP, then close code 4401", async (_, token) => {
    await using client = new LiveClient(api.url, { token });
    await client.until(({ errors, closed }) => errors.length > 0 && closed.length > 0);
    expect(client.errors[0]).toMatchObject({
      message: "Please sign in first.",
      data: { code: "UNAUTHORIZED", httpStatus: 401, errorCode: "UNAUTHENTICATED" },
    });
    expect(client.closed[0]).toBe(4401);
    expect(client.starts).toBe(0);
  });

  it("is closed within seconds when it comes with a dead token and asks for nothing", async () => {
    const { socket, send } = await openRawSocket(api.url);
    send(paramsMessage("nonsense"));
    const [code] = await once(socket, "close");
    expect(code).toBe(4401);
  });
});

describe("where a subscription starts", () => {
  it("without an id: from now, and nothing that commits after `started` is missing", async () => {
    const { userId, token } = await createPerson(api, "candidate");
    await tell(userId);
    for (let round = 0; round < 20; round += 1) {
      await using client = new LiveClient(api.url, { token });
      await client.started();
      const id = await tell(userId);
      await client.until(({ received }) => received.length > 0);
      expect(client.ids).toEqual([id]);
    }
  });

  it("with an id: after that event, also when more follow than one read holds", async () => {
    const { userId, token } = await createPerson(api, "candidate");
    const ids: number[] = [];
    const event = { type: "application_analyzed", applicationId: "a", jobId: "j" } as const;
    for (let n = 0; n < 5; n += 1) {
      const many = Array.from({ length: 150 }, () => ({ userId, event }));
      ids.push(...(await withTx(api.database.db, (tx) => appendEvents(tx, many))));
    }
    await using client = new LiveClient(api.url, { token, lastEventId: String(ids[9]) });
    await client.until(({ received }) => received.length >= 740);
    ids.push(await tell(userId));
    await client.until(({ received }) => received.length >= 741);
    expect(client.ids).toEqual(ids.slice(10));
  });

  it.each(["", "abc", "-1", "1.5", "99999999999999999999", "999999999"])(
    "with %j, which is no id or lies ahead of the log: from now",
    async (lastEventId) => {
      const { userId, token } = await createPerson(api, "recruiter");
      await tell(userId);
      await using client = new LiveClient(api.url, { token, lastEventId });
      await client.started();
      const id = await tell(userId);
      await client.until(({ received }) => received.length > 0);
      expect(client.ids).toEqual([id]);
    },
  );

  it("with an id older than the log: from what there is", async () => {
    const { userId, token } = await createPerson(api, "recruiter");
    const ids = [await tell(userId), await tell(userId)];
    await using client = new LiveClient(api.url, { token, lastEventId: "0" });
    await client.until(({ received }) => received.length === 2);
    expect(client.ids).toEqual(ids);
  });

  it("refuses an input of the wrong type", async () => {
    const { token } = await createPerson(api, "recruiter");
    const { send, next } = await openRawSocket(api.url);
    send(paramsMessage(token));
    send(subscriptionMessage(1, { input: { lastEventId: 5 } }));
    expect(await next()).toMatchObject({
      id: 1,
      error: { data: { errorCode: "INVALID_INPUT", httpStatus: 400 } },
    });
  });
});

describe("the frames", () => {
  it("are those of tracked events, and `stopped` ends them", async () => {
    const { userId, token } = await createPerson(api, "candidate");
    const { send, next, frames } = await openRawSocket(api.url);
    send(paramsMessage(token));
    send({ ...subscriptionMessage("a"), jsonrpc: "2.0" });
    expect(await next()).toEqual({ id: "a", jsonrpc: "2.0", result: { type: "started" } });
    const id = String(await tell(userId));
    expect(await next()).toEqual({
      id: "a",
      jsonrpc: "2.0",
      result: {
        type: "data",
        id,
        data: { id, data: { type: "application_analyzed", applicationId: "a", jobId: "j" } },
      },
    });
    // Its id alone says which: a client need not repeat the rest.
    send({ id: "a", method: "subscription.stop" });
    expect(await next()).toEqual({ id: "a", jsonrpc: "2.0", result: { type: "stopped" } });
    await tell(userId);
    send("PING");
    expect(await next()).toBe("PONG");
    expect(frames).toEqual([]);
  });

  it("answer calls of the session, one by one and in batches, with the errors of HTTP", async () => {
    const { candidate, conversationId } = await createPair(api);
    const { send, next } = await openRawSocket(api.url);
    const list = { method: "query", params: { path: "conversations.list" } };
    send(paramsMessage(candidate.token));
    send({ id: 1, ...list });
    expect(await next()).toMatchObject({
      id: 1,
      result: { type: "data", data: { conversations: [{ id: conversationId }] } },
    });
    const input = { conversationId: "none", content: { text: "x" } };
    send([
      { id: 2, method: "mutation", params: { path: "conversations.send", input } },
      { id: 3, method: "query", params: { path: "jobs.nothing" } },
      {
        id: 4,
        method: "mutation",
        params: { path: "conversations.markRead", input: { id: conversationId } },
      },
      { id: 5, method: "subscription", params: { path: "conversations.list" } },
    ]);
    const answers = [await next(), await next(), await next(), await next()];
    expect(answers).toHaveLength(4);
    for (const [id, errorCode] of [
      [2, "NOT_FOUND"],
      [3, "NOT_FOUND"],
      [5, "NOT_FOUND"],
    ]) {
      expect(answers).toContainEqual(
        expect.objectContaining({
          id,
          error: expect.objectContaining({ data: expect.objectContaining({ errorCode }) }),
        }),
      );
    }
    expect(answers).toContainEqual({ id: 4, result: { type: "data" } });
  });

  it("that are no messages get an error, and the connection goes on", async () => {
    const { userId, token } = await createPerson(api, "candidate");
    const { socket, send, next } = await openRawSocket(api.url);
    send(paramsMessage(token));
    const garbage = [
      "",
      "{",
      "null",
      "17",
      "[[]]",
      '"text"',
      "{}",
      '{"id":1}',
      '{"id":null,"method":"query","params":{"path":"users.me"}}',
      '{"id":{},"method":"query","params":{"path":"users.me"}}',
      '{"id":1,"method":"query"}',
      '{"id":1,"method":"query","params":{"path":7}}',
      '{"id":1,"method":"subscription","params":{"path":"live.events","lastEventId":7}}',
      '{"id":1,"jsonrpc":"1.0","method":"query","params":{"path":"users.me"}}',
      '{"id":1,"method":"__proto__","params":{"path":"constructor"}}',
    ];
    for (const text of garbage) {
      send(text);
      expect(await next(), text).toMatchObject({ id: null, error: { data: { code: "PARSE_ERROR" } } });
    }
    socket.send(Buffer.from([0, 1, 2]), { binary: true });
    expect(await next()).toMatchObject({ id: null, error: { data: { code: "PARSE_ERROR" } } });
    send({ id: 9, method: "subscription.stop" });
    send(subscriptionMessage());
    expect(await next()).toEqual({ id: 1, result: { type: "started" } });
    send(subscriptionMessage());
    expect(await next()).toMatchObject({ id: 1, error: { data: { errorCode: "INVALID_INPUT" } } });
    const id = String(await tell(userId));
    expect(await next()).toMatchObject({ id: 1, result: { id } });
  });

  it.each([
    "nonsense",
    "[]",
    '{"method":"connectionParams","data":{"token":7}}',
    '{"id":1,"method":"query"}',
  ])("in place of the connection parameters end the connection: %s", async (text) => {
    const { socket, send, next } = await openRawSocket(api.url);
    const closed = once(socket, "close");
    send(text);
    expect(await next()).toMatchObject({ id: null, error: { data: { code: "PARSE_ERROR" } } });
    expect((await closed)[0]).toBe(4400);
  });

  it("over the limit end the connection, and no other", async () => {
    const { candidate } = await createPair(api);
    await using client = new LiveClient(api.url, { token: candidate.token });
    await client.started();
    const { socket, send } = await openRawSocket(api.url, { query: "" });
    const closed = once(socket, "close");
    send("x".repeat(1024 * 1024 + 1));
    expect((await closed)[0]).toBe(1009);
    const id = await tell(candidate.userId);
    await client.until(({ received }) => received.length > 0);
    expect(client.ids).toEqual([id]);
  });

  it("are taken at one address only", async () => {
    for (const path of ["/", "/api", "/api/trpcx", "/api/trpc/live.events"]) {
      const socket = new WebSocket(`${api.url.replace("http", "ws")}${path}`);
      const [error] = await once(socket, "error");
      expect(String(error), path).toContain("404");
    }
  });
});

describe("the same events over HTTP", () => {
  it("stream as server-sent events, from the last id", async () => {
    const { candidate, recruiter, conversationId } = await createPair(api);
    const first = await tell(recruiter.userId);
    await send(api, { from: candidate, conversationId, text: "over HTTP" });
    const input = encodeURIComponent(JSON.stringify({ lastEventId: String(first) }));
    const response = await fetch(`${api.url}/api/trpc/live.events?input=${input}`, {
      headers: { authorization: `Bearer ${recruiter.token}`, accept: "text/event-stream" },
    });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    let text = "";
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes("over HTTP")) break;
    }
    expect(text).toContain('"type":"new_message"');
    expect(text).not.toContain("application_analyzed");
  });
});
