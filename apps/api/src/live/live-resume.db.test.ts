import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Message } from "@rolecall/contracts/conversations/schemas";
import { appendEvents, type NewLiveEvent, withTx } from "@rolecall/db";
import { afterAll, describe, expect, it } from "vitest";
import { LiveClient } from "../../test/live-client.ts";
import { createPair, createPerson, type Pair, send } from "../../test/people.ts";
import { openTwoProcesses } from "../../test/two-processes.ts";

const { api, other, close } = await openTwoProcesses();
afterAll(close);

const MESSAGES = 2_000;

function isRising(ids: readonly number[]): boolean {
  return ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0));
}

function idsOf(messages: readonly { message: Message }[]): string[] {
  return messages.map(({ message }) => message._id);
}

/** Sends from both sides through both processes, a few at a time. */
async function sendMany({ candidate, recruiter, conversationId }: Pair): Promise<void> {
  let next = 0;
  async function work(): Promise<void> {
    while (next < MESSAGES) {
      const n = next++;
      const from = n % 2 === 0 ? candidate : recruiter;
      await send(n % 3 === 0 ? api : other, { from, conversationId, text: `m${n}`, clientId: `c${n}` });
    }
  }
  await Promise.all(Array.from({ length: 8 }, work));
}

async function storedIds({ conversationId, candidate }: Pair): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/conversations/${conversationId}/messages?limit=200&page=${page}`;
    const { body } = await api.call("GET", path, { token: candidate.token });
    ids.unshift(...body.messages.map((message: Message) => message._id));
    if (!body.pagination.hasMore) return ids;
  }
}

describe("a connection that is lost", () => {
  it("at random, again and again during 2,000 messages: each once, in one order on all sides", async () => {
    const pair = await createPair(api);
    const { candidate, recruiter, conversationId } = pair;
    await using clients = new AsyncDisposableStack();
    const open = (url: () => string, token: string) =>
      clients.use(new LiveClient(url, { token, lastEventId: "0" }));
    // Each side has two; those that are cut come back to either process.
    const cutOnes = [candidate, recruiter].map(({ token }) =>
      open(() => (randomInt(2) === 0 ? api.url : other.url), token),
    );
    const steadyOnes = [candidate, recruiter].map(({ token }) => open(() => other.url, token));
    const all = [...cutOnes, ...steadyOnes];
    await Promise.all(all.map((client) => client.started()));

    let sending = true;
    let cuts = 0;
    async function cutAtRandom(client: LiveClient): Promise<void> {
      while (sending) {
        await sleep(randomInt(10, 150));
        client.socket?.terminate();
        cuts += 1;
      }
    }
    const cutting = cutOnes.map(cutAtRandom);
    await sendMany(pair);
    sending = false;
    await Promise.all(cutting);
    expect(cuts).toBeGreaterThan(10);

    const stored = await storedIds(pair);
    expect(stored).toHaveLength(MESSAGES);
    for (const client of all) {
      await client.until(
        (own) => own.of("new_message").length + own.of("message_sent").length >= MESSAGES,
        "the last message",
      );
      expect(isRising(client.ids)).toBe(true);
      const seen = client.received.flatMap(({ data }) =>
        data.type === "new_message" || data.type === "message_sent" ? [data] : [],
      );
      expect(idsOf(seen)).toEqual(stored);
    }

    // All were received, so all are delivered, and each sender was told of each of theirs once.
    for (const [index, client] of all.entries()) {
      const own = idsOf(client.of("message_sent"));
      const delivered = () => client.of("message_status").flatMap(({ messageIds }) => messageIds);
      await client.until(() => delivered().length >= own.length, `the ticks of client ${index}`);
      expect(delivered().toSorted()).toEqual(own.toSorted());
    }
    const [unmarked] = await api.database.sql<{ n: number }[]>`
      select count(*)::int as n from messages where conversation_id = ${conversationId} and delivered_at is null`;
    expect(unmarked?.n).toBe(0);
  });

  it("before the first event came goes on from the position that the client began with", async () => {
    const { userId, token } = await createPerson(api, "candidate");
    let url = api.url;
    await using asking = new LiveClient(api.url, { token });
    const { lastEventId } = await asking.trpc.live.position.query();
    await using client = new LiveClient(() => url, { token, lastEventId });
    await client.started();
    url = "http://127.0.0.1:1";
    client.socket?.terminate();
    await client.until(({ closed }) => closed.length > 0);
    const missed = [
      await append({ userId, event: eventOf("one") }),
      await append({ userId, event: eventOf("two") }),
    ];
    url = other.url;
    await client.until(({ received }) => received.length >= 2);
    expect(client.ids).toEqual(missed);
  });

  it("misses nothing that was meant for everybody of the role either", async () => {
    const { userId, token } = await createPerson(api, "candidate");
    await using client = new LiveClient(() => (randomInt(2) === 0 ? api.url : other.url), { token });
    await client.started();
    const first = await append({ userId, event: eventOf("first") });
    await client.until(({ received }) => received.length === 1);
    const expected = [first];
    for (let n = 0; n < 300; n += 1) {
      const event = eventOf(String(n));
      expected.push(await append(n % 3 === 0 ? { userId, event } : { audience: "candidate", event }));
      if (n % 25 === 0) client.socket?.terminate();
    }
    await client.until(({ received }) => received.length >= expected.length);
    expect(client.ids).toEqual(expected);
  });
});

describe("a reader that is too slow", () => {
  it("is cut when too much waits for it, resumes by its last id, and gets everything once", async () => {
    const { userId, token } = await createPerson(api, "recruiter");
    await using slow = new LiveClient(api.url, { token });
    await using quick = new LiveClient(api.url, { token });
    await Promise.all([slow.started(), quick.started()]);
    const expected = [await append({ userId, event: eventOf("first") })];
    await slow.until(({ received }) => received.length === 1);

    slow.socket?.pause();
    // More than the buffers of both kernels and the server's own together.
    for (let n = 0; n < 40; n += 1) {
      const event = eventOf("x".repeat(64 * 1024));
      const events = Array.from({ length: 10 }, (): NewLiveEvent => ({ userId, event }));
      expected.push(...(await withTx(api.database.db, (tx) => appendEvents(tx, events))));
    }
    await quick.until(({ received }) => received.length === expected.length);
    await sleep(200);
    slow.socket?.resume();
    await slow.until(({ received }) => received.length >= expected.length);
    expect(slow.closed[0]).toBe(1013);
    expect(slow.starts).toBe(2);
    expect(slow.ids).toEqual(expected);
    expect(quick.closed).toEqual([]);
  });
});

function eventOf(applicationId: string) {
  return { type: "application_analyzed", applicationId, jobId: "j" } as const;
}

async function append(event: NewLiveEvent): Promise<number> {
  const [seq] = await withTx(api.database.db, (tx) => appendEvents(tx, [event]));
  return seq ?? -1;
}
