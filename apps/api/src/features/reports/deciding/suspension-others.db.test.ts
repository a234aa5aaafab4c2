import { createApplication, createConversation, createJob } from "@rolecall/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApi, type TestApi, type TestUser } from "../../../../test/harness.ts";
import { storeUpload } from "../../../files/store-upload.ts";
import { decideAboutUser, type UserDecision } from "./decide-about-user.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

let candidate: TestUser;
let recruiter: TestUser;
let jobId: string;
beforeEach(async () => {
  candidate = await api.signUp("candidate", "Nimali Perera");
  recruiter = await api.signUp("recruiter", "Ruwan Silva");
  jobId = (await createJob(api.database.db, { recruiterId: recruiter.userId, title: "Courier" })).id;
});

const decide = ({ userId }: TestUser, decision: UserDecision) =>
  decideAboutUser(api.deps, { userId, decision });

describe("what others have of who is suspended", () => {
  const write = (person: TestUser, conversationId: string, clientId?: string) =>
    api.call("POST", "/messages", {
      token: person.token,
      body: { conversationId, content: { text: "Are you there?", messageType: "text" }, clientId },
    });

  it.each(["candidate", "recruiter"] as const)(
    "is a conversation to read, in which nothing is written until they are let in again: a %s",
    async (role) => {
      const [gone, other] = role === "candidate" ? [candidate, recruiter] : [recruiter, candidate];
      const { db, sql } = api.database;
      const pair = { candidateId: candidate.userId, recruiterId: recruiter.userId };
      const { id } = await createConversation(db, pair);
      expect((await write(other, id, "first")).status).toBe(201);
      const listed = async () =>
        (await api.call("GET", "/conversations", { token: other.token })).body.conversations;
      expect(await listed()).toMatchObject([{ id, closed: false, unavailable: false }]);

      await decide(gone, "suspend");
      expect(await listed()).toMatchObject([{ id, closed: false, unavailable: true, blocked: false }]);
      expect(await write(other, id)).toMatchObject({
        status: 409,
        body: {
          error:
            "The other person can no longer use this site. You can read this conversation, but not write in it.",
          code: "STATE_CONFLICT",
        },
      });
      // A repeat of what was taken is answered as ever.
      expect((await write(other, id, "first")).status).toBe(200);
      expect(await sql`select from messages where conversation_id = ${id}`).toHaveLength(1);
      expect((await api.call("GET", `/conversations/${id}/messages`, { token: other.token })).status).toBe(
        200,
      );

      await decide(gone, "restore");
      expect(await listed()).toMatchObject([{ unavailable: false }]);
      expect((await write(other, id)).status).toBe(201);
    },
  );

  it.each(["candidate", "recruiter"] as const)(
    "is no new conversation, and the one that there is: a %s",
    async (role) => {
      const [gone, other] = role === "candidate" ? [candidate, recruiter] : [recruiter, candidate];
      const { db, sql } = api.database;
      await createConversation(db, { candidateId: candidate.userId, recruiterId: recruiter.userId, jobId });
      await decide(gone, "suspend");
      const open = (context: object) =>
        api.call("POST", "/conversations", { token: other.token, body: { userId: gone.userId, context } });
      expect((await open({})).status).toBe(404);
      expect((await open({ jobId })).status).toBe(200);
      expect(await sql`select from conversations where candidate_id = ${candidate.userId}`).toHaveLength(1);
      await decide(gone, "restore");
      expect((await open({})).status).toBe(201);
    },
  );

  it("is an application that stays where it was, with a mark", async () => {
    const { id } = await createApplication(api.database.db, { jobId, candidateId: candidate.userId });
    const { token } = recruiter;
    const listed = async () => (await api.call("GET", `/applications/${jobId}`, { token })).body;
    const known = { _id: candidate.userId, name: candidate.name, email: candidate.email };
    expect((await listed())[0].candidate).toEqual(known);
    await decide(candidate, "suspend");
    expect(await listed()).toMatchObject([
      { _id: id, stage: "received", candidate: { ...known, unavailable: true } },
    ]);
    // It can be decided like any other; they find the decision when they are let in again.
    const shortlist = { token, body: { action: "shortlist" } };
    expect((await api.call("PATCH", `/applications/${id}/stage`, shortlist)).body).toMatchObject({
      stage: "shortlisted",
      candidate: { unavailable: true },
    });
    await decide(candidate, "restore");
    expect((await listed())[0].candidate).toEqual(known);
  });

  it("is no application that comes in just after", async () => {
    await decide(candidate, "suspend");
    const upload = {
      bytes: new Uint8Array([1]),
      fileName: "cv.pdf",
      contentType: "application/pdf",
      sha256: "0".repeat(64),
    } as const;
    const storing = storeUpload(api.deps, { ownerId: candidate.userId, upload }, async () => "stored");
    await expect(storing).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(
      await api.database.sql`select from stored_files where owner_id = ${candidate.userId}`,
    ).toHaveLength(0);
  });
});
