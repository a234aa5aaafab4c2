import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { migrate, openDatabase } from "@rolecall/db";
import { removeEmbedded, startEmbedded } from "@rolecall/db/embedded";
import { createTestDatabase, type TestDatabase } from "@rolecall/db/testing";
import { describe, expect, it } from "vitest";
import { openDatabaseProxy } from "../../test/database-proxy.ts";
import { openTestApi, type TestApi } from "../../test/harness.ts";
import { LiveClient } from "../../test/live-client.ts";
import { createPair, type Pair, trySend } from "../../test/people.ts";

interface Sending {
  readonly count: number;
  /** Called with the number of messages taken so far. */
  readonly onTaken?: (taken: number) => void;
}

const PACE_MS = 5;

/** Sends like a client's outbox: in order, each again until it is taken. Returns how often it had to. */
async function sendAll(apis: readonly TestApi[], pair: Pair, { count, onTaken }: Sending): Promise<number> {
  let failures = 0;
  for (let n = 0; n < count; n += 1) {
    const api = apis[n % apis.length];
    if (api === undefined) throw new Error("There is no server.");
    const { candidate: from, conversationId } = pair;
    for (;;) {
      const { status } = await trySend(api, { from, conversationId, text: `m${n}`, clientId: `c${n}` });
      if (status === 201 || status === 200) break;
      expect([500, 503], "while the database is away").toContain(status);
      failures += 1;
      await sleep(50);
    }
    onTaken?.(n + 1);
    await sleep(PACE_MS);
  }
  return failures;
}

/** Both sides hold the same messages once and in order, and every tick is there. */
async function expectComplete(
  apis: readonly TestApi[],
  pair: Pair,
  clients: readonly LiveClient[],
  count: number,
) {
  const texts = Array.from({ length: count }, (_, n) => `m${n}`);
  for (const client of clients) {
    const seen = () =>
      client.received.flatMap(({ data }) =>
        data.type === "new_message" || data.type === "message_sent" ? [data.message.content.text] : [],
      );
    await client.until(() => seen().length >= count, "the last message");
    expect(seen()).toEqual(texts);
  }
  const [sender] = clients;
  const ticks = (wanted: "delivered" | "read") =>
    sender?.of("message_status").flatMap(({ messageIds, status }) => (status === wanted ? messageIds : [])) ??
    [];
  await sender?.until(() => new Set(ticks("delivered")).size >= count, "the last tick");
  expect(ticks("delivered")).toHaveLength(count);
  const { token } = pair.recruiter;
  const expectUnread = async (unreadCount: number) => {
    for (const api of apis) {
      const { body } = await api.call("GET", "/conversations", { token });
      expect(body.conversations).toMatchObject([{ unreadCount, lastMessage: { content: texts.at(-1) } }]);
    }
  };
  await expectUnread(count);
  expect(ticks("read")).toEqual([]);
  await apis[0]?.call("PATCH", `/conversations/${pair.conversationId}/read`, { token });
  await sender?.until(() => ticks("read").length >= count, "the news that all is read");
  expect(ticks("read").toSorted()).toEqual(ticks("delivered").toSorted());
  await expectUnread(0);
}

describe("while the database goes away", () => {
  it("by losing every connection, again and again, nothing is lost or doubled", async () => {
    await using database = await createTestDatabase();
    await using first = await openTestApi({ database, withoutTasks: true });
    await using second = await openTestApi({ database, withoutTasks: true });
    const apis = [first, second];
    const pair = await createPair(first);
    await using sender = new LiveClient(first.url, { token: pair.candidate.token, lastEventId: "0" });
    await using receiver = new LiveClient(second.url, { token: pair.recruiter.token, lastEventId: "0" });
    await Promise.all([sender.started(), receiver.started()]);

    await using killer = asDisposable(openDatabase({ url: database.url, applicationName: "killer" }));
    const kills: Promise<unknown>[] = [];
    await sendAll(apis, pair, {
      count: 150,
      onTaken: (taken) => {
        if (taken % 10 !== 0) return;
        const kill = killer.sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name <> 'killer'`;
        kills.push(kill.execute());
      },
    });
    await Promise.all(kills);
    await expectComplete(apis, pair, [sender, receiver], 150);
  });

  it("and is restarted under load, everything goes on by itself", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "rolecall-restart-"));
    let postgres = await startEmbedded({ dataDir });
    await migrate(postgres.url);
    await using proxy = await openDatabaseProxy(postgres.url);
    const database: TestDatabase = { ...asDisposable(openDatabase({ url: proxy.url })), url: proxy.url };
    try {
      await using first = await openTestApi({ database, withoutTasks: true });
      await using second = await openTestApi({ database, withoutTasks: true });
      const apis = [first, second];
      const pair = await createPair(first);
      await using sender = new LiveClient(first.url, { token: pair.candidate.token, lastEventId: "0" });
      await using receiver = new LiveClient(second.url, { token: pair.recruiter.token, lastEventId: "0" });
      await Promise.all([sender.started(), receiver.started()]);

      const sending = sendAll(apis, pair, { count: 200 });
      for (let round = 0; round < 2; round += 1) {
        await sleep(400);
        await postgres.stop();
        await sleep(700);
        postgres = await startEmbedded({ dataDir });
        proxy.setTarget(postgres.url);
      }
      expect(await sending).toBeGreaterThan(0);
      await expectComplete(apis, pair, [sender, receiver], 200);

      // NOTIFY works again, not only the slow look at the log: what is sent right after one look would
      // wait for all of the three seconds to the next.
      const delays: number[] = [];
      for (let n = 0; n < 6; n += 1) {
        const before = performance.now();
        const at = receiver.received.length;
        await trySend(first, { from: pair.candidate, conversationId: pair.conversationId, text: "quick" });
        await receiver.until(({ received }) => received.length > at);
        delays.push(performance.now() - before);
      }
      expect(Math.min(...delays.slice(1))).toBeLessThan(1_500);
    } finally {
      await database.close();
      await postgres.stop();
      await removeEmbedded(dataDir);
    }
  });
});

function asDisposable<T extends { close: () => Promise<void> }>(resource: T): T & AsyncDisposable {
  return { ...resource, [Symbol.asyncDispose]: resource.close };
}
