import { createJob, createUser } from "@rolecall/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { createPair, createPerson, type Person, send, trySend } from "../../../test/people.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api[Symbol.asyncDispose]());

const UNKNOWN_ID = "01900000-0000-7000-8000-000000000000";

function open(from: Person, body: unknown) {
  return api.call("POST", "/conversations", { token: from.token, body });
}

async function list(who: Person) {
  const { status, body } = await api.call("GET", "/conversations", { token: who.token });
  expect(status).toBe(200);
  return body.conversations;
}

async function read(who: Person, conversationId: string, query = "") {
  return api.call("GET", `/conversations/${conversationId}/messages${query}`, { token: who.token });
}

function markRead(who: Person, conversationId: string) {
  return api.call("PATCH", `/conversations/${conversationId}/read`, { token: who.token });
}

async function countConversations(): Promise<number> {
  const [row] = await api.database.sql<{ n: number }[]>`select count(*)::int as n from conversations`;
  return row?.n ?? -1;
}

describe("opening a conversation", () => {
  it("makes one per pair and job, whoever begins it", async () => {
    const candidate = await createPerson(api, "candidate");
    const recruiter = await createPerson(api, "recruiter");
    const job = await createJob(api.database.db, { recruiterId: recruiter.userId });
    const about = { context: { jobId: job.id } };

    const first = await open(candidate, { userId: recruiter.userId, ...about });
    expect(first).toMatchObject({ status: 201, body: { conversationId: expect.any(String) } });
    expect(Object.keys(first.body)).toEqual(["conversationId"]);
    const again = await open(recruiter, { userId: candidate.userId, ...about });
    expect(again).toMatchObject({ status: 200, body: first.body });

    const withoutJob = await open(recruiter, { userId: candidate.userId });
    expect(withoutJob.status).toBe(201);
    expect(withoutJob.body.conversationId).not.toBe(first.body.conversationId);
    for (const context of [null, {}, { jobId: null }]) {
      const answer = await open(candidate, { userId: recruiter.userId, context });
      expect(answer).toMatchObject({ status: 200, body: withoutJob.body });
    }
  });

  it("makes one however many ask at once", async () => {
    const candidate = await createPerson(api, "candidate");
    const recruiter = await createPerson(api, "recruiter");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? open(candidate, { userId: recruiter.userId })
          : open(recruiter, { userId: candidate.userId }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.conversationId)).size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  });

  it("refuses whom there is no talking to", async () => {
    const candidate = await createPerson(api, "candidate");
    const recruiter = await createPerson(api, "recruiter");
    const other = await createUser(api.database.db, { role: "candidate" });
    const before = await countConversations();
    const cases = [
      { body: { userId: candidate.userId }, status: 400, code: "INVALID_INPUT" },
      { body: {}, status: 400, code: "INVALID_INPUT" },
      { body: { userId: 7 }, status: 400, code: "INVALID_INPUT" },
      { body: { userId: recruiter.userId, context: { jobId: 7 } }, status: 400, code: "INVALID_INPUT" },
      { body: { userId: other.id }, status: 403, code: "FORBIDDEN" },
      { body: { userId: UNKNOWN_ID }, status: 404, code: "NOT_FOUND" },
      { body: { userId: "nobody" }, status: 404, code: "NOT_FOUND" },
      { body: { userId: recruiter.userId, context: { jobId: UNKNOWN_ID } }, status: 404, code: "NOT_FOUND" },
      { body: { userId: recruiter.userId, context: { jobId: "none" } }, status: 404, code: "NOT_FOUND" },
    ];
    for (const { body, status, code } of cases) {
      expect(await open(candidate, body), JSON.stringify(body)).toMatchObject({ status, body: { code } });
    }
    expect(await countConversations()).toBe(before);
  });
});

describe("the list of conversations", () => {
  it("shows the other, the job, the last text and what is unread, last changed first", async () => {
    const candidate = await createPerson(api, "candidate");
    const recruiter = await createPerson(api, "recruiter");
    const job = await createJob(api.database.db, { recruiterId: recruiter.userId, title: "Ward nurse" });
    const about = await open(candidate, { userId: recruiter.userId, context: { jobId: job.id } });
    const plain = await open(candidate, { userId: recruiter.userId });
    const conversationId: string = about.body.conversationId;
    expect(await list(recruiter)).toMatchObject([{ id: plain.body.conversationId }, { id: conversationId }]);

    await send(api, { from: candidate, conversationId, text: "first" });
    const last = await send(api, { from: candidate, conversationId, text: "second" });
    expect(await list(recruiter)).toMatchObject([
      {
        id: conversationId,
        otherUser: { _id: candidate.userId, role: "candidate", name: expect.any(String) },
        context: { jobId: { _id: job.id, title: "Ward nurse" } },
        lastMessage: { content: "second", sender: candidate.userId, timestamp: last.createdAt },
        unreadCount: 2,
        updatedAt: last.createdAt,
      },
      { id: plain.body.conversationId, context: { jobId: null }, lastMessage: null, unreadCount: 0 },
    ]);
    expect(await list(candidate)).toMatchObject([
      { id: conversationId, otherUser: { _id: recruiter.userId, role: "recruiter" }, unreadCount: 0 },
      { id: plain.body.conversationId },
    ]);
  });

  it("stays when the job is deleted, without it", async () => {
    const { candidate, recruiter } = await createPair(api);
    const job = await createJob(api.database.db, { recruiterId: recruiter.userId });
    const { body } = await open(candidate, { userId: recruiter.userId, context: { jobId: job.id } });
    await api.database.sql`delete from jobs where id = ${job.id}`;
    const found = (await list(candidate)).find((entry: { id: string }) => entry.id === body.conversationId);
    expect(found).toMatchObject({ context: { jobId: null } });
  });

  it("is everybody's own", async () => {
    await createPair(api);
    expect(await list(await createPerson(api, "candidate"))).toEqual([]);
  });
});

describe("the messages of a conversation", () => {
  it("come in pages, the newest first, each oldest first", async () => {
    const { candidate, recruiter, conversationId } = await createPair(api);
    for (let n = 1; n <= 5; n += 1) {
      await send(api, { from: n % 2 === 0 ? recruiter : candidate, conversationId, text: `m${n}` });
    }
    const pages = [];
    for (const page of [1, 2, 3, 4]) {
      const { body } = await read(recruiter, conversationId, `?page=${page}&limit=2`);
      pages.push({
        texts: body.messages.map((m: { content: { text: string } }) => m.content.text),
        ...body.pagination,
      });
    }
    expect(pages).toEqual([
      { texts: ["m4", "m5"], currentPage: 1, hasMore: true },
      { texts: ["m2", "m3"], currentPage: 2, hasMore: true },
      { texts: ["m1"], currentPage: 3, hasMore: false },
      { texts: [], currentPage: 4, hasMore: false },
    ]);
    const all = await read(candidate, conversationId);
    expect(all.body.messages.map((m: { seq: number }) => m.seq)).toEqual([1, 2, 3, 4, 5]);
    expect(all.body.pagination).toEqual({ currentPage: 1, hasMore: false });
  });

  it("are not marked as read by looking", async () => {
    const { candidate, recruiter, conversationId } = await createPair(api);
    await send(api, { from: candidate, conversationId, text: "hello" });
    await read(recruiter, conversationId);
    expect(await list(recruiter)).toMatchObject([{ unreadCount: 1 }]);
    const { body } = await read(candidate, conversationId);
    expect(body.messages[0].status).toEqual({ sent: true, delivered: false, read: false });
  });

  it("are nobody else's, and a page out of range is refused", async () => {
    const { candidate, conversationId } = await createPair(api);
    for (const role of ["candidate", "recruiter"] as const) {
      const stranger = await createPerson(api, role);
      expect(await read(stranger, conversationId)).toMatchObject({
        status: 404,
        body: { code: "NOT_FOUND" },
      });
    }
    for (const id of [UNKNOWN_ID, "none"]) expect((await read(candidate, id)).status).toBe(404);
    for (const query of ["?page=0", "?limit=0", "?limit=201", "?page=x"]) {
      expect((await read(candidate, conversationId, query)).status, query).toBe(400);
    }
    expect((await api.call("GET", `/conversations/${conversationId}/messages`)).status).toBe(401);
  });
});

describe("marking as read", () => {
  it("concerns what the other wrote, and only that", async () => {
    const { candidate, recruiter, conversationId } = await createPair(api);
    await send(api, { from: candidate, conversationId, text: "question" });
    await send(api, { from: recruiter, conversationId, text: "answer" });
    expect((await markRead(recruiter, conversationId)).status).toBe(204);
    expect((await markRead(recruiter, conversationId)).status).toBe(204);

    const { body } = await read(candidate, conversationId);
    expect(body.messages.map((m: { status: unknown }) => m.status)).toEqual([
      { sent: true, delivered: true, read: true },
      { sent: true, delivered: false, read: false },
    ]);
    expect(await list(recruiter)).toMatchObject([{ unreadCount: 0 }]);
    expect(await list(candidate)).toMatchObject([{ unreadCount: 1 }]);
  });

  it("is refused to strangers and changes nothing", async () => {
    const { candidate, recruiter, conversationId } = await createPair(api);
    await send(api, { from: candidate, conversationId, text: "hello" });
    for (const role of ["candidate", "recruiter"] as const) {
      expect((await markRead(await createPerson(api, role), conversationId)).status).toBe(404);
    }
    expect((await markRead(candidate, "none")).status).toBe(404);
    expect(await list(recruiter)).toMatchObject([{ unreadCount: 1 }]);
  });
});

describe("sending", () => {
  it("stores the trimmed text and answers with the message", async () => {
    const { candidate, conversationId } = await createPair(api);
    const { status, body } = await trySend(api, {
      from: candidate,
      conversationId,
      text: "  Hi ආයුබෝවන් 👋 \n",
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      message: {
        _id: expect.any(String),
        conversationId,
        seq: 1,
        sender: { _id: candidate.userId },
        content: { text: "Hi ආයුබෝවන් 👋", messageType: "text" },
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        status: { sent: true, delivered: false, read: false },
        clientId: null,
      },
    });
  });

  it("takes 1 to 5,000 characters of text", async () => {
    const { candidate, conversationId } = await createPair(api);
    expect((await trySend(api, { from: candidate, conversationId, text: "x".repeat(5_000) })).status).toBe(
      201,
    );
    expect(
      (await trySend(api, { from: candidate, conversationId, text: ` ${"x".repeat(5_000)} ` })).status,
    ).toBe(201);
    for (const text of ["", " \n ", "x".repeat(5_001), "a\0b"]) {
      expect((await trySend(api, { from: candidate, conversationId, text })).status).toBe(400);
    }
    const bodies = [
      { conversationId },
      { conversationId, content: { text: "x", messageType: "image" } },
      { conversationId, content: { text: 5 } },
      { content: { text: "x" } },
      { conversationId, content: { text: "x" }, clientId: "a\0b" },
      { conversationId, content: { text: "x" }, clientId: "" },
    ];
    for (const body of bodies) {
      const answer = await api.call("POST", "/messages", { token: candidate.token, body });
      expect(answer, JSON.stringify(body)).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } });
    }
    expect((await read(candidate, conversationId)).body.messages).toHaveLength(2);
  });

  it("is refused to strangers and stores nothing", async () => {
    const { candidate, conversationId } = await createPair(api);
    for (const role of ["candidate", "recruiter"] as const) {
      const from = await createPerson(api, role);
      expect(await trySend(api, { from, conversationId, text: "let me in" })).toMatchObject({ status: 404 });
    }
    for (const id of [UNKNOWN_ID, "none"]) {
      expect((await trySend(api, { from: candidate, conversationId: id, text: "x" })).status).toBe(404);
    }
    expect((await read(candidate, conversationId)).body.messages).toEqual([]);
  });

  it("once for one client id, also with another text, and for each sender apart", async () => {
    const { candidate, recruiter, conversationId } = await createPair(api);
    const first = await send(api, { from: candidate, conversationId, text: "once", clientId: "c1" });
    expect(first.clientId).toBe("c1");
    for (const text of ["once", "twice"]) {
      const again = await trySend(api, { from: candidate, conversationId, text, clientId: "c1" });
      expect(again).toMatchObject({ status: 200, body: { message: first } });
    }
    await send(api, { from: recruiter, conversationId, text: "mine", clientId: "c1" });
    expect((await read(candidate, conversationId)).body.messages).toHaveLength(2);
  });

  it("answers a repeat with the ticks of now", async () => {
    const { candidate, recruiter, conversationId } = await createPair(api);
    await send(api, { from: candidate, conversationId, text: "once", clientId: "c2" });
    await markRead(recruiter, conversationId);
    const again = await trySend(api, { from: candidate, conversationId, text: "once", clientId: "c2" });
    expect(again.body.message.status).toEqual({ sent: true, delivered: true, read: true });
  });
});
