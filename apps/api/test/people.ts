import type { Role } from "@rolecall/contracts/auth/enums";
import type { Message } from "@rolecall/contracts/conversations/schemas";
import { createCandidate, createRecruiter, createSession } from "@rolecall/db/testing";
import { expect } from "vitest";
import type { TestApi } from "./harness.ts";

export interface Person {
  readonly userId: string;
  readonly token: string;
  readonly role: Role;
}

/** Someone who is signed in, without the cost of hashing a password. */
export async function createPerson(api: TestApi, role: Role): Promise<Person> {
  const { db } = api.database;
  const { id } = await (role === "candidate" ? createCandidate(db) : createRecruiter(db));
  return { userId: id, role, token: await createSession(db, id) };
}

export interface Pair {
  readonly candidate: Person;
  readonly recruiter: Person;
  readonly conversationId: string;
}

/** A candidate and a recruiter with a conversation. */
export async function createPair(api: TestApi): Promise<Pair> {
  const candidate = await createPerson(api, "candidate");
  const recruiter = await createPerson(api, "recruiter");
  const { status, body } = await api.call("POST", "/conversations", {
    token: candidate.token,
    body: { userId: recruiter.userId },
  });
  expect(status).toBe(201);
  return { candidate, recruiter, conversationId: body.conversationId };
}

export interface SendOptions {
  readonly from: Person;
  readonly conversationId: string;
  readonly text: string;
  readonly clientId?: string;
}

export function trySend(api: TestApi, { from, conversationId, text, clientId }: SendOptions) {
  const body = { conversationId, content: { text, messageType: "text" }, clientId };
  return api.call("POST", "/messages", { token: from.token, body });
}

/** Sends and expects that it was taken. */
export async function send(api: TestApi, options: SendOptions): Promise<Message> {
  const { status, body } = await trySend(api, options);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.message;
}
