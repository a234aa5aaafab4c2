import type { LiveEventType } from "@rolecall/contracts/live/events";
import { appendEvents, type NewLiveEvent, withTx } from "@rolecall/db";
import { afterAll, describe, expect, it } from "vitest";
import { LiveClient } from "../../test/live-client.ts";
import { createPair, createPerson, send } from "../../test/people.ts";
import { openTwoProcesses } from "../../test/two-processes.ts";

const { api, other, close } = await openTwoProcesses();
afterAll(close);

function types(client: LiveClient): LiveEventType[] {
  return client.received.map(({ data }) => data.type);
}

describe("who gets an event", () => {
  it("of a conversation: the two of them, each their own, and nobody else who listens or asks for the past", async () => {
    const { candidate, recruiter, conversationId } = await createPair(api);
    const strangers = [
      await createPerson(api, "candidate"),
      await createPerson(api, "recruiter"),
      (await createPair(api)).recruiter,
    ];
    await using sender = new LiveClient(api.url, { token: candidate.token });
    await using senderElsewhere = new LiveClient(other.url, { token: candidate.token });
    await using receiver = new LiveClient(other.url, { token: recruiter.token });
    await using others = new AsyncDisposableStack();
    const listening = strangers.flatMap(({ token }) =>
      [undefined, "0"].map((lastEventId) => {
        const options = lastEventId === undefined ? { token } : { token, lastEventId };
        return others.use(new LiveClient(lastEventId === undefined ? api.url : other.url, options));
      }),
    );
    await Promise.all([sender, senderElsewhere, receiver, ...listening].map((client) => client.started()));

    const message = await send(api, { from: candidate, conversationId, text: "for one" });
    await sender.until((client) => client.of("message_status").length === 1);
    await api.call("PATCH", `/conversations/${conversationId}/read`, { token: recruiter.token });
    for (const client of [sender, senderElsewhere]) {
      await client.until((own) => own.received.length === 3);
      expect(types(client)).toEqual(["message_sent", "message_status", "message_status"]);
      expect(client.of("message_sent")).toEqual([{ type: "message_sent", conversationId, message }]);
      const status = { type: "message_status", conversationId, messageIds: [message._id] };
      expect(client.of("message_status")).toEqual([
        { ...status, status: "delivered" },
        { ...status, status: "read" },
      ]);
    }
    expect(receiver.received.map(({ data }) => data)).toEqual([
      { type: "new_message", conversationId, message },
    ]);

    // Each of the others gets one of their own after it, so nothing can still be on its way.
    for (const { userId } of strangers) await tellNothing(userId);
    for (const client of listening) {
      await client.until(({ received }) => received.length > 0);
      expect(types(client)).toEqual(["application_analyzed"]);
    }
  });

  it("for a role: everybody of that role, and nobody of the other", async () => {
    const people = [
      await createPerson(api, "candidate"),
      await createPerson(api, "candidate"),
      await createPerson(api, "recruiter"),
    ];
    await using stack = new AsyncDisposableStack();
    const clients = people.map(({ token }, index) =>
      stack.use(new LiveClient(index === 0 ? api.url : other.url, { token })),
    );
    await Promise.all(clients.map((client) => client.started()));
    const event = { type: "application_analyzed", applicationId: "all", jobId: "j" } as const;
    await append([{ audience: "candidate", event }]);
    for (const { userId } of people) await tellNothing(userId);
    const seen = await Promise.all(
      people.map(async (person, index) => {
        const client = clients[index];
        await client?.until(({ received }) => received.length >= (person.role === "candidate" ? 2 : 1));
        return client?.of("application_analyzed").map(({ applicationId }) => applicationId);
      }),
    );
    expect(seen).toEqual([["all", "none"], ["all", "none"], ["none"]]);
  });
});

async function append(events: NewLiveEvent[]): Promise<void> {
  await withTx(api.database.db, (tx) => appendEvents(tx, events));
}

function tellNothing(userId: string): Promise<void> {
  return append([{ userId, event: { type: "application_analyzed", applicationId: "none", jobId: "none" } }]);
}
