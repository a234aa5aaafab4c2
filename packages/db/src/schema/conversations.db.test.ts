import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isCheckViolation, isUniqueViolation } from "../errors.ts";
import {
  createCandidate,
  createConversation,
  createJob,
  createMessage,
  createNotification,
  createTestDatabase,
  errorOf,
  type TestDatabase,
} from "../testing/index.ts";
import { conversations, jobs, messages, notifications } from "./index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const PAIR_JOB = "conversations_pair_job_key";

describe("conversations", () => {
  test("a pair has one about each job, and one about none", async () => {
    const { db } = database;
    const { id: jobId, recruiterId } = await createJob(db);
    const { candidateId } = await createConversation(db, { recruiterId, jobId });
    const pair = { candidateId, recruiterId };
    await createConversation(db, pair);
    await createConversation(db, { ...pair, jobId: (await createJob(db, { recruiterId })).id });
    expect(isUniqueViolation(await errorOf(createConversation(db, { ...pair, jobId })), PAIR_JOB)).toBe(true);
    expect(isUniqueViolation(await errorOf(createConversation(db, pair)), PAIR_JOB)).toBe(true);
    expect(
      await db.select().from(conversations).where(eq(conversations.candidateId, candidateId)),
    ).toHaveLength(3);
  });

  test("asking for it again finds it, also when it is about no job", async () => {
    const { db } = database;
    const { id, candidateId, recruiterId } = await createConversation(db);
    const again = await db
      .insert(conversations)
      .values({ candidateId, recruiterId })
      .onConflictDoNothing({
        target: [conversations.candidateId, conversations.recruiterId, conversations.contextJobId],
      })
      .returning();
    expect(again).toEqual([]);
    const found = await db.select().from(conversations).where(eq(conversations.candidateId, candidateId));
    expect(found.map((row) => row.id)).toEqual([id]);
  });

  test("two jobs of one pair can be deleted: their conversations stay two", async () => {
    const { db } = database;
    const first = await createJob(db);
    const { recruiterId } = first;
    const second = await createJob(db, { recruiterId });
    const { candidateId } = await createConversation(db, { recruiterId, jobId: first.id });
    await createConversation(db, { recruiterId, candidateId, jobId: second.id });
    await createConversation(db, { recruiterId, candidateId });
    await db.delete(jobs).where(eq(jobs.recruiterId, recruiterId));
    const left = await db.select().from(conversations).where(eq(conversations.candidateId, candidateId));
    expect(left.map((row) => row.jobId)).toEqual([null, null, null]);
  });

  test("nobody talks to themselves", async () => {
    const { id } = await createCandidate(database.db);
    const error = await errorOf(createConversation(database.db, { candidateId: id, recruiterId: id }));
    expect(isCheckViolation(error, "conversations_pair_check")).toBe(true);
  });
});

describe("messages", () => {
  test("a place in a conversation is one message's, also when both sides write at once", async () => {
    const { db } = database;
    const { id: conversationId, candidateId, recruiterId } = await createConversation(db);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        createMessage(db, { conversationId, senderId: index % 2 === 0 ? candidateId : recruiterId }),
      ),
    );
    const stored = await db.select().from(messages).where(eq(messages.conversationId, conversationId));
    expect(stored.map((row) => row.seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    const error = await errorOf(
      db.insert(messages).values({ conversationId, senderId: candidateId, seq: 20, text: "again" }),
    );
    expect(isUniqueViolation(error, "messages_conversation_seq_key")).toBe(true);
  });

  test("a clientId is one message's per sender, and free for others", async () => {
    const { db } = database;
    const { id: conversationId, candidateId, recruiterId } = await createConversation(db);
    const message = { conversationId, senderId: candidateId, clientId: "c1", text: "once" };
    await createMessage(db, message);
    const error = await errorOf(createMessage(db, { ...message, text: "twice" }));
    expect(isUniqueViolation(error, "messages_sender_client_key")).toBe(true);
    await createMessage(db, { ...message, senderId: recruiterId });
    const stored = await db.select().from(messages).where(eq(messages.conversationId, conversationId));
    expect(stored.map((row) => row.text)).toEqual(["once", "once"]);
    const [conversation] = await db.select().from(conversations).where(eq(conversations.id, conversationId));
    expect(conversation?.lastSeq).toBe(2);
  });

  test.each([
    ["empty", { text: "" }, "messages_text_check"],
    ["of 5,001 characters", { text: "x".repeat(5_001) }, "messages_text_check"],
    ["read before it was delivered", { readAt: new Date() }, "messages_read_check"],
    ["with an empty clientId", { clientId: "" }, "messages_client_id_check"],
  ])("refuses one that is %s", async (_, values, constraint) => {
    const { id: conversationId, candidateId: senderId } = await createConversation(database.db);
    const error = await errorOf(createMessage(database.db, { conversationId, senderId, ...values }));
    expect(isCheckViolation(error, constraint)).toBe(true);
  });
});

describe("notifications", () => {
  test("are for one person or for a role, never both, never nobody", async () => {
    const { db } = database;
    const { id: userId } = await createCandidate(db);
    await createNotification(db, { userId });
    await createNotification(db, { audience: "candidate" });
    for (const values of [{}, { userId, audience: "candidate" as const }]) {
      const error = await errorOf(createNotification(db, values));
      expect(isCheckViolation(error, "notifications_addressee_check")).toBe(true);
    }
    expect(await db.select().from(notifications)).toHaveLength(2);
  });

  test("one for everybody has no single reader", async () => {
    const error = await errorOf(
      createNotification(database.db, { audience: "candidate", readAt: new Date() }),
    );
    expect(isCheckViolation(error, "notifications_read_check")).toBe(true);
  });
});
