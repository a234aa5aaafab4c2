import { createApplication, createJob } from "@rolecall/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { block, heardBy, unblock } from "../../../test/blocking.ts";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { LiveClient } from "../../../test/live-client.ts";
import { createPair, createPerson, type Person, send, trySend } from "../../../test/people.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

let candidate: Person;
let recruiter: Person;
let conversationId: string;
beforeEach(async () => {
  ({ candidate, recruiter, conversationId } = await createPair(api));
});

const BLOCKED = "You cannot write to this person. What has been said before stays readable.";
const BLOCKING = "You have blocked this person. Unblock them to write to them.";

describe("blocking somebody", () => {
  it("is kept once, listed, and ended", async () => {
    const first = await block(api, candidate, recruiter);
    expect(first.status).toBe(201);
    expect(first.body.block).toEqual({
      user: { _id: recruiter.userId, name: expect.any(String), role: "recruiter" },
      blockedAt: expect.any(String),
    });
    expect(await block(api, candidate, recruiter)).toMatchObject({ status: 200, body: first.body });
    const { body } = await api.call("GET", "/blocks", { token: candidate.token });
    expect(body).toEqual({ blocks: [first.body.block] });
    expect((await api.call("GET", "/blocks", { token: recruiter.token })).body).toEqual({ blocks: [] });

    expect((await unblock(api, candidate, recruiter)).status).toBe(204);
    expect((await unblock(api, candidate, recruiter)).status).toBe(204);
    const { sql } = api.database;
    expect(await sql`select from blocks where blocker_id = ${candidate.userId}`).toHaveLength(0);
  });

  it("is for one's own list, for somebody of the other role who exists", async () => {
    const otherCandidate = await createPerson(api, "candidate");
    const statuses = [];
    for (const userId of [candidate.userId, otherCandidate.userId, crypto.randomUUID(), "nobody"]) {
      statuses.push((await block(api, candidate, { userId })).status);
    }
    expect(statuses).toEqual([400, 403, 404, 404]);
    expect((await unblock(api, candidate, { userId: "nobody" })).status).toBe(404);
    await block(api, candidate, recruiter);
    // Another's unblocking touches nobody else's list.
    expect((await unblock(api, otherCandidate, recruiter)).status).toBe(204);
    const { sql } = api.database;
    expect(await sql`select blocked_id from blocks where blocker_id = ${candidate.userId}`).toEqual([
      { blocked_id: recruiter.userId },
    ]);
    expect(await sql`select from blocks where blocker_id = ${otherCandidate.userId}`).toHaveLength(0);
  });

  it("does not tell a recruiter of a candidate who hides from them", async () => {
    const hiding = await createPerson(api, "candidate");
    const { sql } = api.database;
    await sql`update users set email = ${`boss-${recruiter.userId}@former.example`} where id = ${recruiter.userId}`;
    await api.call("PUT", "/users/me/hidden-from", {
      token: hiding.token,
      body: { domains: ["former.example"], companies: [] },
    });
    expect((await block(api, recruiter, hiding)).status).toBe(404);
    // Who has applied is known, also to one whom they have blocked.
    const job = await createJob(api.database.db, { recruiterId: recruiter.userId });
    await createApplication(api.database.db, { jobId: job.id, candidateId: hiding.userId });
    await block(api, hiding, recruiter);
    expect((await block(api, recruiter, hiding)).status).toBe(201);
  });
});

describe("what the blocked one sends", () => {
  it("is refused by REST, tRPC and the socket, in either direction, and stored nowhere", async () => {
    await send(api, { from: recruiter, conversationId, text: "Before" });
    await block(api, candidate, recruiter);
    const before = await heardBy(api, candidate);
    await using socket = new LiveClient(api.url, { token: recruiter.token });
    await socket.started();
    const input = { conversationId, content: { text: "Hello" } };

    const rest = await trySend(api, { from: recruiter, conversationId, text: "Hello" });
    expect({ status: rest.status, body: rest.body }).toEqual({
      status: 409,
      body: { error: BLOCKED, code: "STATE_CONFLICT" },
    });
    const trpc = await api.call("POST", "/trpc/conversations.send", { token: recruiter.token, body: input });
    expect(trpc.status).toBe(409);
    expect(trpc.body.error.message).toBe(BLOCKED);
    await expect(socket.trpc.conversations.send.mutate(input)).rejects.toThrow(BLOCKED);
    // Who has blocked is told so.
    const own = await trySend(api, { from: candidate, conversationId, text: "Hello" });
    expect(own.body).toEqual({ error: BLOCKING, code: "STATE_CONFLICT" });

    const { sql } = api.database;
    expect(await sql`select text from messages where conversation_id = ${conversationId}`).toEqual([
      { text: "Before" },
    ]);
    expect(await heardBy(api, candidate)).toEqual(before);
    // A send that was stored before is answered as ever.
    for (const { token } of [candidate, recruiter]) {
      const { body } = await api.call("GET", `/conversations/${conversationId}/messages`, { token });
      expect(body.messages).toHaveLength(1);
    }
  });

  it("opens no new conversation; the one there is stays open to read", async () => {
    await block(api, candidate, recruiter);
    const job = await createJob(api.database.db, { recruiterId: recruiter.userId });
    const open = (from: Person, to: Person, jobId?: string) =>
      api.call("POST", "/conversations", {
        token: from.token,
        body: { userId: to.userId, ...(jobId === undefined ? {} : { context: { jobId } }) },
      });
    expect((await open(recruiter, candidate, job.id)).body).toEqual({
      error: BLOCKED,
      code: "STATE_CONFLICT",
    });
    expect((await open(candidate, recruiter, job.id)).body).toEqual({
      error: BLOCKING,
      code: "STATE_CONFLICT",
    });
    expect((await open(recruiter, candidate)).body).toEqual({ conversationId });
    const { sql } = api.database;
    expect(await sql`select from conversations where candidate_id = ${candidate.userId}`).toHaveLength(1);
    const listed = async ({ token }: Person) => (await api.call("GET", "/conversations", { token })).body;
    expect((await listed(candidate)).conversations[0]).toMatchObject({ closed: false, blocked: true });
    expect((await listed(recruiter)).conversations[0]).toMatchObject({ closed: false, blocked: false });
  });

  it("goes again once the block ends, and touches no other pair", async () => {
    const others = await createPair(api);
    await block(api, candidate, recruiter);
    await send(api, { from: others.recruiter, conversationId: others.conversationId, text: "Elsewhere" });
    const later = await api.call("POST", "/conversations", {
      token: candidate.token,
      body: { userId: others.recruiter.userId },
    });
    await send(api, { from: candidate, conversationId: later.body.conversationId, text: "To another" });
    await unblock(api, candidate, recruiter);
    await send(api, { from: recruiter, conversationId, text: "Again" });
    const { body } = await api.call("GET", `/conversations/${conversationId}/messages`, {
      token: candidate.token,
    });
    expect(body.messages.map((message: { content: { text: string } }) => message.content.text)).toEqual([
      "Again",
    ]);
  });

  it("in one batch with others is left out alone", async () => {
    const others = await createPair(api);
    await block(api, recruiter, candidate);
    const outcomes = await Promise.all([
      trySend(api, { from: candidate, conversationId, text: "1" }),
      trySend(api, { from: others.candidate, conversationId: others.conversationId, text: "2" }),
      trySend(api, { from: candidate, conversationId, text: "3" }),
      trySend(api, { from: others.recruiter, conversationId: others.conversationId, text: "4" }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([409, 201, 409, 201]);
  });
});

describe("marks", () => {
  it("do not pass between the two, live or in the thread, until the block ends", async () => {
    const { _id } = await send(api, { from: candidate, conversationId, text: "Are you there?" });
    await block(api, candidate, recruiter);
    const before = await heardBy(api, candidate);
    await using reader = new LiveClient(api.url, { token: recruiter.token, ownActions: true });
    await reader.started();
    const path = `/conversations/${conversationId}`;
    expect((await api.call("PATCH", `${path}/read`, { token: recruiter.token })).status).toBe(204);
    // The reader's own devices hear of it, so it is done.
    await reader.until((client) => client.of("conversation_read").length === 1);
    expect(await heardBy(api, candidate)).toEqual(before);

    const statusFor = async ({ token }: Person) =>
      (await api.call("GET", `${path}/messages`, { token })).body.messages[0].status;
    expect(await statusFor(candidate)).toEqual({ sent: true, delivered: false, read: false });
    const list = await api.call("GET", "/conversations", { token: recruiter.token });
    expect(list.body.conversations[0].unreadCount).toBe(0);
    expect(await statusFor(recruiter)).toMatchObject({ read: true });
    const { sql } = api.database;
    expect(await sql`select read_at is not null as read from messages where id = ${_id}`).toEqual([
      { read: true },
    ]);
    await unblock(api, candidate, recruiter);
    expect(await statusFor(candidate)).toEqual({ sent: true, delivered: true, read: true });
  });

  it("of before stay", async () => {
    await send(api, { from: candidate, conversationId, text: "Hello" });
    await api.call("PATCH", `/conversations/${conversationId}/read`, { token: recruiter.token });
    await block(api, candidate, recruiter);
    const { body } = await api.call("GET", `/conversations/${conversationId}/messages`, {
      token: candidate.token,
    });
    expect(body.messages[0].status).toEqual({ sent: true, delivered: true, read: true });
  });
});

it("a block is told to the blocker's own devices, and to nobody else", async () => {
  await using own = new LiveClient(api.url, { token: candidate.token, ownActions: true });
  await own.started();
  await block(api, candidate, recruiter);
  await unblock(api, candidate, recruiter);
  await own.until((client) => client.of("blocks_changed").length === 2);
  expect(own.of("blocks_changed").map(({ userId, blocked }) => ({ userId, blocked }))).toEqual([
    { userId: recruiter.userId, blocked: true },
    { userId: recruiter.userId, blocked: false },
  ]);
  expect((await heardBy(api, recruiter)).join()).not.toContain("blocks_changed");
});
