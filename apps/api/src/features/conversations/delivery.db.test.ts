import { once } from "node:events";
import type { Message } from "@rolecall/contracts/conversations/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { LiveClient } from "../../../test/live-client.ts";
import { createPair, type Pair, send } from "../../../test/people.ts";
import { openRawSocket, paramsMessage, subscriptionMessage } from "../../../test/raw-socket.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

async function statusOf({ candidate, conversationId }: Pair, message: Message) {
  const { body } = await api.call("GET", `/conversations/${conversationId}/messages`, {
    token: candidate.token,
  });
  return body.messages.find((found: Message) => found._id === message._id)?.status;
}

function markRead({ recruiter, conversationId }: Pair) {
  return api.call("PATCH", `/conversations/${conversationId}/read`, { token: recruiter.token });
}

const SENT = { sent: true, delivered: false, read: false };
const DELIVERED = { sent: true, delivered: true, read: false };
const READ = { sent: true, delivered: true, read: true };

/** A client that does not answer pings by itself, as if its network swallowed the answers. */
async function openDeaf(token: string, lastEventId?: string) {
  const { socket, send: sendFrame, next, frames } = await openRawSocket(api.url, { autoPong: false });
  const pings: Buffer[] = [];
  socket.on("ping", (payload) => pings.push(payload));
  sendFrame(paramsMessage(token));
  sendFrame(subscriptionMessage(1, { lastEventId }));
  expect(await next()).toMatchObject({ result: { type: "started" } });
  return { socket, pings, frames };
}

async function eventually(check: () => boolean): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!check()) {
    if (performance.now() > deadline) throw new Error("It did not happen.");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe("a message is delivered", () => {
  it("when a live connection of the receiver has acknowledged it, and its sender is told once", async () => {
    const pair = await createPair(api);
    const { candidate: from, recruiter, conversationId } = pair;
    await using sender = new LiveClient(api.url, { token: from.token });
    await using one = new LiveClient(api.url, { token: recruiter.token });
    await using two = new LiveClient(api.url, { token: recruiter.token });
    await Promise.all([sender.started(), one.started(), two.started()]);
    const first = await send(api, { from, conversationId, text: "first" });
    await sender.until((client) => client.of("message_status").length > 0);
    expect(await statusOf(pair, first)).toEqual(DELIVERED);
    const second = await send(api, { from, conversationId, text: "second" });
    await sender.until((client) => client.of("message_status").length > 1);
    expect(sender.of("message_status")).toEqual([
      { type: "message_status", conversationId, messageIds: [first._id], status: "delivered" },
      { type: "message_status", conversationId, messageIds: [second._id], status: "delivered" },
    ]);
  });

  it("not while nobody is there, and not by the sender's own connections", async () => {
    const pair = await createPair(api);
    const { candidate: from, conversationId } = pair;
    await using sender = new LiveClient(api.url, { token: from.token });
    await sender.started();
    const message = await send(api, { from, conversationId, text: "anybody?" });
    await sender.until((client) => client.of("message_sent").length === 1);
    await api.call("GET", "/conversations", { token: pair.recruiter.token });
    expect(await statusOf(pair, message)).toEqual(SENT);
    expect(sender.of("message_status")).toEqual([]);
  });

  it("not by being written to a connection that has not answered yet", async () => {
    const pair = await createPair(api);
    const { candidate: from, recruiter, conversationId } = pair;
    const { socket, pings, frames } = await openDeaf(recruiter.token);
    const a = await send(api, { from, conversationId, text: "a" });
    const b = await send(api, { from, conversationId, text: "b" });
    const c = await send(api, { from, conversationId, text: "c" });
    await eventually(() => frames.length === 3 && pings.length === 1);
    expect(await statusOf(pair, a)).toEqual(SENT);

    // Answers that fit nothing that was asked.
    for (const payload of ["", "0", "abc", "-5", "1e400"]) socket.pong(payload);
    socket.send("PING");
    await once(socket, "message");
    expect(await statusOf(pair, a)).toEqual(SENT);

    await using sender = new LiveClient(api.url, { token: from.token });
    await sender.started();
    socket.pong(pings[0]);
    await sender.until((client) => client.of("message_status").length === 1);
    expect(await Promise.all([a, b, c].map((message) => statusOf(pair, message)))).toEqual([
      DELIVERED,
      SENT,
      SENT,
    ]);
    // The next ping stands for all that has been written since the one before.
    await eventually(() => pings.length === 2);
    socket.pong(pings[1]);
    await sender.until((client) => client.of("message_status").length === 2);
    expect(sender.of("message_status")[1]?.messageIds).toEqual([b._id, c._id].sort());
    socket.terminate();
  });

  it("when it is replayed to who was away", async () => {
    const pair = await createPair(api);
    const { candidate: from, recruiter, conversationId } = pair;
    await using sender = new LiveClient(api.url, { token: from.token });
    await using before = new LiveClient(api.url, { token: recruiter.token });
    await Promise.all([sender.started(), before.started()]);
    await send(api, { from, conversationId, text: "seen" });
    await sender.until((client) => client.of("message_status").length === 1);
    const lastEventId = before.received[0]?.id ?? "";
    await before[Symbol.asyncDispose]();

    const missed = await send(api, { from, conversationId, text: "missed" });
    expect(await statusOf(pair, missed)).toEqual(SENT);
    await using after = new LiveClient(api.url, { token: recruiter.token, lastEventId });
    await sender.until((client) => client.of("message_status").length === 2);
    expect(await statusOf(pair, missed)).toEqual(DELIVERED);
    expect(after.of("new_message")).toHaveLength(1);
  });

  it("when the receiver's client comes back naming a later event, though the answer got lost", async () => {
    const pair = await createPair(api);
    const { candidate: from, recruiter, conversationId } = pair;
    const { socket, frames } = await openDeaf(recruiter.token);
    const seen = await send(api, { from, conversationId, text: "seen" });
    await eventually(() => frames.length === 1);
    socket.terminate();
    const [row] = await api.database.sql<{ seq: string }[]>`
      select seq from live_events where user_id = ${recruiter.userId} and type = 'new_message'`;
    const unseen = await send(api, { from, conversationId, text: "unseen" });
    expect(await statusOf(pair, seen)).toEqual(SENT);

    await using sender = new LiveClient(api.url, { token: from.token });
    await sender.started();
    const { socket: back } = await openDeaf(recruiter.token, row?.seq);
    await sender.until((client) => client.of("message_status").length === 1);
    expect(sender.of("message_status")[0]?.messageIds).toEqual([seen._id]);
    expect(await statusOf(pair, unseen)).toEqual(SENT);
    back.terminate();
  });

  it("at the latest when it is read, and then nothing more is said of delivery", async () => {
    const pair = await createPair(api);
    const { candidate: from, recruiter, conversationId } = pair;
    const { socket, pings } = await openDeaf(recruiter.token);
    await using sender = new LiveClient(api.url, { token: from.token });
    await sender.started();
    const message = await send(api, { from, conversationId, text: "read me" });
    await eventually(() => pings.length === 1);
    await markRead(pair);
    await sender.until((client) => client.of("message_status").length === 1);
    expect(await statusOf(pair, message)).toEqual(READ);
    socket.pong(pings[0]);
    await markRead(pair);
    await send(api, { from: recruiter, conversationId, text: "done" });
    await sender.until((client) => client.of("new_message").length === 1);
    expect(sender.of("message_status").map(({ status }) => status)).toEqual(["read"]);
    socket.terminate();
  });

  it("in parts of 500 ids when many are read at once", async () => {
    const pair = await createPair(api);
    const { candidate: from, conversationId } = pair;
    // All at once would measure how fast a loaded machine makes connections.
    for (let round = 0; round < 11; round += 1)
      await Promise.all(
        Array.from({ length: 100 }, (_, n) => send(api, { from, conversationId, text: `${round}-${n}` })),
      );
    await using sender = new LiveClient(api.url, { token: from.token });
    await sender.started();
    await markRead(pair);
    await sender.until((client) => client.of("message_status").length === 3);
    const ids = sender.of("message_status").map(({ messageIds }) => messageIds);
    expect(ids.map(({ length }) => length)).toEqual([500, 500, 100]);
    expect(new Set(ids.flat()).size).toBe(1_100);
  });
});
