import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@rolecall/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi } from "../../test/harness.ts";
import { LiveClient } from "../../test/live-client.ts";
import { createPair, send } from "../../test/people.ts";
import { startProcess } from "../../test/server-process.ts";

function textsOf(client: LiveClient): string[] {
  return client.of("new_message").map(({ message }) => message.content.text);
}

describe("a server process", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "rolecall-restarts-"));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it("that is killed between insert and delivery loses nothing: the next one delivers, once", async () => {
    await using database = await createTestDatabase();
    await using api = await openTestApi({ database, withoutTasks: true });
    const { candidate: from, recruiter, conversationId } = await createPair(api);
    await using sender = new LiveClient(api.url, { token: from.token });
    await using first = await startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });
    let { url } = first;
    await using receiver = new LiveClient(() => url, { token: recruiter.token });
    await Promise.all([sender.started(), receiver.started()]);
    await send(api, { from, conversationId, text: "before" });
    await receiver.until(() => textsOf(receiver).length === 1);
    await sender.until((client) => client.of("message_status").length === 1);

    // Frozen, it has the messages in its ears and never gets to hand them on.
    first.child.kill("SIGSTOP");
    for (const text of ["one", "two", "three"]) await send(api, { from, conversationId, text });
    expect(await first.end("SIGKILL")).toBeNull();
    const at = receiver.received.length;
    await using second = await startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });
    ({ url } = second);
    await receiver.until(() => textsOf(receiver).length === 4);
    expect(receiver.received).toHaveLength(at + 3);
    expect(textsOf(receiver)).toEqual(["before", "one", "two", "three"]);

    const ticks = () => sender.of("message_status").flatMap(({ messageIds }) => messageIds);
    await sender.until(() => ticks().length === 4);
    expect(new Set(ticks()).size).toBe(4);
    await send(api, { from, conversationId, text: "after" });
    await receiver.until(() => textsOf(receiver).length === 5);
  });

  it("that is asked to stop ends at once what it streams, and says that it is only for now", async () => {
    await using database = await createTestDatabase();
    await using api = await openTestApi({ database, withoutTasks: true });
    const { recruiter } = await createPair(api);
    await using leaving = await startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });
    const headers = { Accept: "text/event-stream", Authorization: `Bearer ${recruiter.token}` };
    const streams = await Promise.all(
      Array.from({ length: 5 }, () => fetch(`${leaving.url}/api/trpc/live.events?input={}`, { headers })),
    );
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const started = performance.now();
    const [code, ...texts] = await Promise.all([
      leaving.end("SIGTERM"),
      ...streams.map((stream) => stream.text()),
    ]);
    // Connections that stay open are cut after ten seconds.
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(code).toBe(0);
    for (const text of texts) {
      // What tRPC's client takes for a reason to connect again; a "return" would be the end.
      expect(text).toMatch(/event: serialized-error\ndata: .*"SERVICE_UNAVAILABLE"/);
      expect(text).not.toContain("event: return");
    }
  });

  it("that is asked to stop answers what it has taken and sends its clients elsewhere", async () => {
    await using database = await createTestDatabase();
    await using api = await openTestApi({ database, withoutTasks: true });
    const { candidate: from, recruiter, conversationId } = await createPair(api);
    await using leaving = await startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });
    let { url } = leaving;
    await using receiver = new LiveClient(() => url, { token: recruiter.token });
    await using sender = new LiveClient(leaving.url, { token: from.token });
    await Promise.all([receiver.started(), sender.started()]);
    await send(api, { from, conversationId, text: "first" });
    await receiver.until(() => textsOf(receiver).length === 1);

    // Many calls over the WebSocket at once, and the signal as soon as the first is answered.
    const sending = Array.from({ length: 50 }, (_, n) => {
      const content = { text: `m${n}`, messageType: "text" } as const;
      return sender.trpc.conversations.send.mutate({ conversationId, content });
    });
    const settled = Promise.allSettled(sending);
    await Promise.any(sending);
    url = api.url;
    expect(await leaving.end("SIGTERM")).toBe(0);
    const results = await settled;
    const taken = results.flatMap((result) =>
      result.status === "fulfilled" ? [result.value.message._id] : [],
    );
    expect(taken.length).toBeGreaterThan(0);

    await send(api, { from, conversationId, text: "last" });
    await receiver.until(() => textsOf(receiver).at(-1) === "last");
    const seen = receiver.of("new_message").map(({ message }) => message._id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(taken));
    const [stored] = await database.sql<{ n: number }[]>`select count(*)::int as n from messages`;
    expect(seen).toHaveLength(stored?.n ?? -1);
  });
});
