import { LiveEvent } from "@rolecall/contracts/live/events";
import { newId, openStatements, readAllEvents, type Sql, type StoredLiveEvent } from "@rolecall/db";
import { createConversation, createTestDatabase, errorOf, type TestDatabase } from "@rolecall/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHub, openLiveHub } from "../../live/live-hub.ts";
import { createLog } from "../../log.ts";
import type { NewMessage } from "./message-writer.queries.ts";
import { createMessageWriter, type MessageWriter } from "./message-writer.ts";

/** Two processes on one database, each with its own queue. */
let database: TestDatabase;
const hubs: LiveHub[] = [];
const clients: Sql[] = [];
const writers: MessageWriter[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  for (let n = 0; n < 2; n += 1) {
    const live = await openLiveHub({ database, log: createLog({ logLevel: "silent" }) });
    hubs.push(live);
    const statements = openStatements({ url: database.url, max: 2 });
    clients.push(statements);
    writers.push(createMessageWriter({ statements, live }));
  }
});
afterAll(async () => {
  for (const writer of writers) await writer.stop();
  for (const hub of hubs) await hub.stop();
  for (const client of clients) await client.end();
  await database.close();
});

function write(process: number, message: Omit<NewMessage, "id" | "clientId"> & { clientId?: string }) {
  const writer = writers[process % writers.length];
  if (writer === undefined) throw new Error("There is no writer.");
  return writer.write({ id: newId(), clientId: null, ...message });
}

interface StoredRow {
  readonly seq: number;
  readonly text: string;
  readonly created_at: Date;
}

function withoutTime({ createdAt: _, ...event }: StoredLiveEvent) {
  return event;
}

function rowsOf(conversationId: string) {
  return database.sql<StoredRow[]>`
    select seq, text, created_at from messages where conversation_id = ${conversationId} order by seq`;
}

describe("messages of many at once", () => {
  it("get numbers without holes, and the conversation's counter and time follow", async () => {
    const threads = await Promise.all(Array.from({ length: 5 }, () => createConversation(database.db)));
    await Promise.all(
      Array.from({ length: 400 }, (_, n) => {
        const thread = threads[n % threads.length];
        if (thread === undefined) throw new Error("There is no conversation.");
        const senderId = n % 3 === 0 ? thread.candidateId : thread.recruiterId;
        return write(n, { conversationId: thread.id, senderId, text: `m${n}` });
      }),
    );
    for (const { id } of threads) {
      const rows = await rowsOf(id);
      expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 80 }, (_, n) => n + 1));
      const times = rows.map((row) => row.created_at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const [thread] = await database.sql<{ last_seq: number; updated_at: Date }[]>`
        select last_seq, updated_at from conversations where id = ${id}`;
      expect(thread).toEqual({ last_seq: 80, updated_at: rows.at(-1)?.created_at });
    }
  });

  it("keep the order in which one process took them", async () => {
    const { id, candidateId } = await createConversation(database.db);
    const texts = Array.from({ length: 300 }, (_, n) => `m${n}`);
    await Promise.all(texts.map((text) => write(0, { conversationId: id, senderId: candidateId, text })));
    expect((await rowsOf(id)).map(({ text }) => text)).toEqual(texts);
  });

  it("make two events each, in the order of the conversation", async () => {
    const { id, candidateId, recruiterId } = await createConversation(database.db);
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        write(n, { conversationId: id, senderId: candidateId, text: `m${n}` }),
      ),
    );
    const events = await database.sql<{ user_id: string; type: string; seq: number }[]>`
      select user_id, type, (payload -> 'message' ->> 'seq')::int as seq from live_events
      where payload ->> 'conversationId' = ${id} order by live_events.seq`;
    for (const [userId, type] of [
      [recruiterId, "new_message"],
      [candidateId, "message_sent"],
    ]) {
      const seqs = events.filter((event) => event.user_id === userId).map((event) => event.seq);
      expect(seqs).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
      expect(new Set(events.filter((event) => event.user_id === userId).map((event) => event.type))).toEqual(
        new Set([type]),
      );
    }
  });
});

describe("the events of a message", () => {
  it("are the same whether they come from this process or from the log", async () => {
    const { id, candidateId, recruiterId } = await createConversation(database.db);
    const published: StoredLiveEvent[] = [];
    const hub = { publish: (events: readonly StoredLiveEvent[]) => published.push(...events) };
    const [live] = hubs;
    const [statements] = clients;
    if (live === undefined || statements === undefined) throw new Error("There is no process.");
    const writer = createMessageWriter({ statements, live: { ...live, knownSeq: 0, ...hub } });
    const texts = ["plain", 'with "quotes" and \\', "👋 ආයුබෝවන්", "two\nlines"];
    await Promise.all(
      texts.map((text, n) =>
        writer.write({
          id: newId(),
          conversationId: id,
          senderId: candidateId,
          text,
          clientId: n < 2 ? null : `e${n}`,
        }),
      ),
    );
    const stored = await readAllEvents(database.db, { after: 0, limit: 10_000 });
    const own = stored.filter(({ userId }) => userId === candidateId || userId === recruiterId);
    expect(own).toHaveLength(8);
    expect(published.map(withoutTime)).toEqual(own.map(withoutTime));
    for (const { event } of own) expect(LiveEvent.parse(event)).toEqual(event);
  });
});

describe("where too many wait", () => {
  it("one sender is refused, and the others are not", async () => {
    const [live] = hubs;
    const [statements] = clients;
    if (live === undefined || statements === undefined) throw new Error("There is no process.");
    const writer = createMessageWriter({ statements, live }, { maxWaiting: { ofAll: 20, ofOne: 10 } });
    const threads = await Promise.all(Array.from({ length: 3 }, () => createConversation(database.db)));
    const send = (thread: number) => {
      const { id: conversationId = "", candidateId: senderId = "" } = threads[thread] ?? {};
      return writer.write({ id: newId(), conversationId, senderId, text: "hello", clientId: null });
    };
    const greedy = Promise.allSettled(Array.from({ length: 30 }, () => send(0)));
    const others = [send(1), send(1), send(2)];
    const refused = (await greedy).filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(20);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 5 });
    await Promise.all(others);
    const counts = await Promise.all(threads.map(async ({ id }) => (await rowsOf(id)).length));
    expect(counts).toEqual([10, 2, 1]);
    // And then it may again.
    await send(0);
    await writer.stop();
  });
});

describe("one client id", () => {
  it("is stored once, however many sends race through two processes", async () => {
    const { id, candidateId } = await createConversation(database.db);
    for (let round = 0; round < 10; round += 1) {
      const clientId = `race-${round}`;
      const stored = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          write(n, { conversationId: id, senderId: candidateId, text: `try ${n}`, clientId }),
        ),
      );
      expect(new Set(stored.map(({ message }) => message.id)).size).toBe(1);
      expect(stored.filter(({ receiverId }) => receiverId !== null)).toHaveLength(1);
    }
    expect((await rowsOf(id)).map(({ seq }) => seq)).toEqual(Array.from({ length: 10 }, (_, n) => n + 1));
    const [events] = await database.sql<{ n: number }[]>`
      select count(*)::int as n from live_events where payload ->> 'conversationId' = ${id}`;
    expect(events?.n).toBe(20);
  });

  it("is one for its sender in all conversations, also when they race", async () => {
    const first = await createConversation(database.db);
    const second = await createConversation(database.db, { candidateId: first.candidateId });
    for (let round = 0; round < 10; round += 1) {
      const clientId = `across-${round}`;
      const stored = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          write(n >> 1, {
            conversationId: n % 2 === 0 ? first.id : second.id,
            senderId: first.candidateId,
            text: "once",
            clientId,
          }),
        ),
      );
      expect(new Set(stored.map(({ message }) => message.id)).size).toBe(1);
    }
    const seqs = await Promise.all([rowsOf(first.id), rowsOf(second.id)]);
    expect(seqs.flat()).toHaveLength(10);
    for (const rows of seqs) expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, n) => n + 1));
  });
});

describe("a repeat", () => {
  it("is answered with the first message as it is by now, beside new ones", async () => {
    const { id, candidateId } = await createConversation(database.db);
    const send = (text: string, clientId: string) =>
      write(0, { conversationId: id, senderId: candidateId, text, clientId });
    const first = await send("first", "a");
    await database.sql`
      update messages set delivered_at = created_at, read_at = created_at where id = ${first.message.id}`;
    const [repeat, other] = await Promise.all([send("again", "a"), send("other", "b")]);
    const { createdAt } = first.message;
    expect(repeat).toMatchObject({
      receiverId: null,
      message: { ...first.message, deliveredAt: createdAt, readAt: createdAt },
    });
    expect(other.message).toMatchObject({ text: "other", clientId: "b", seq: 2 });
    expect((await rowsOf(id)).map(({ text }) => text)).toEqual(["first", "other"]);
  });
});

describe("a message that cannot be stored", () => {
  it("fails alone when the conversation is not the sender's", async () => {
    const { id, candidateId } = await createConversation(database.db);
    const stranger = await createConversation(database.db);
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) =>
        write(0, {
          conversationId: n % 10 === 7 ? newId() : id,
          senderId: n % 10 === 3 ? stranger.candidateId : candidateId,
          text: `m${n}`,
        }),
      ),
    );
    const refused = results.flatMap((result, n) => (result.status === "rejected" ? [n] : []));
    expect(refused).toEqual([3, 7, 13, 17, 23, 27]);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "NOT_FOUND" });
    }
    expect((await rowsOf(id)).map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, n) => n + 1));
  });

  it("fails alone when the database refuses it", async () => {
    const { id, candidateId } = await createConversation(database.db);
    const send = (text: string) => write(0, { conversationId: id, senderId: candidateId, text });
    const [first, refused, last] = await Promise.all([
      Promise.all([send("a"), send("b"), send("c")]),
      errorOf(send("x".repeat(6_000))),
      Promise.all([send("d"), send("e")]),
    ]);
    expect(refused).toMatchObject({ constraint_name: "messages_text_check" });
    expect([...first, ...last].map(({ message }) => message.seq)).toEqual([1, 2, 3, 4, 5]);
    expect((await rowsOf(id)).map(({ text }) => text)).toEqual(["a", "b", "c", "d", "e"]);
  });
});
