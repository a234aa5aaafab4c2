import { randomUUID } from "node:crypto";
import { createNotification } from "@rolecall/db/testing";
import { afterAll, describe, expect, it } from "vitest";
import { LiveClient } from "../../test/live-client.ts";
import { createPair, createPerson, send } from "../../test/people.ts";
import { openTwoProcesses } from "../../test/two-processes.ts";

const { api, other, close } = await openTwoProcesses();
afterAll(close);

describe("what somebody does on one device", () => {
  it("their others learn when they ask for it: how far a conversation is read", async () => {
    const { candidate, recruiter, conversationId } = await createPair(api);
    const stranger = await createPerson(api, "recruiter");
    const ownActions = true;
    await using reader = new LiveClient(other.url, { token: recruiter.token, ownActions });
    await using plain = new LiveClient(other.url, { token: recruiter.token });
    await using sender = new LiveClient(api.url, { token: candidate.token, ownActions });
    await using outsider = new LiveClient(other.url, { token: stranger.token, ownActions });
    await Promise.all([reader, plain, sender, outsider].map((client) => client.started()));
    for (const text of ["one", "two"]) await send(api, { from: candidate, conversationId, text });

    const read = () => api.call("PATCH", `/conversations/${conversationId}/read`, { token: recruiter.token });
    expect((await read()).status).toBe(204);
    const expected = [{ type: "conversation_read", conversationId, upToSeq: 2 }];
    await reader.until((client) => client.of("conversation_read").length > 0);
    expect(reader.of("conversation_read")).toEqual(expected);
    // With nothing unread, reading is no news.
    expect((await read()).status).toBe(204);

    for (const from of [recruiter, candidate]) await send(other, { from, conversationId, text: "last" });
    await sender.until((client) => client.of("new_message").length === 1);
    for (const client of [reader, plain]) await client.until((own) => own.of("new_message").length === 3);
    expect(reader.of("conversation_read")).toEqual(expected);
    expect(reader.of("message_status").every(({ status }) => status === "delivered")).toBe(true);
    expect(plain.of("conversation_read")).toEqual([]);
    expect(sender.of("conversation_read")).toEqual([]);
    expect(sender.of("message_status").filter(({ status }) => status === "read")).toHaveLength(1);
    expect(outsider.received).toEqual([]);

    // The same when it is replayed.
    await using late = new LiveClient(api.url, { token: recruiter.token, lastEventId: "0", ownActions });
    await using latePlain = new LiveClient(api.url, { token: recruiter.token, lastEventId: "0" });
    for (const client of [late, latePlain]) await client.until((own) => own.of("new_message").length === 3);
    expect(late.of("conversation_read")).toEqual(expected);
    expect(latePlain.of("conversation_read")).toEqual([]);
  });

  it("and which notifications are read: one, or all there were", async () => {
    const { token, userId } = await createPerson(api, "candidate");
    const { id } = await createNotification(api.database.db, { userId });
    await createNotification(api.database.db, { userId });
    await using device = new LiveClient(other.url, { token, ownActions: true });
    await device.started();
    const read = async (path: string) => (await api.call("PATCH", path, { token })).status;
    expect(await read(`/notifications/${id}/read`)).toBe(204);
    expect(await read(`/notifications/${id}/read`)).toBe(204);
    expect(await read("/notifications/read")).toBe(204);
    expect(await read("/notifications/read")).toBe(204);
    await createNotification(api.database.db, { userId });
    expect(await read("/notifications/read")).toBe(204);
    const readOne = { type: "notifications_read", notificationId: id };
    const readAll = { type: "notifications_read", notificationId: null };
    await device.until(({ received }) => received.length === 3);
    expect(device.received.map(({ data }) => data)).toEqual([readOne, readAll, readAll]);
  });

  it("and whatever is done to an own job, once each", async () => {
    const [recruiter, stranger] = [
      await createPerson(api, "recruiter"),
      await createPerson(api, "recruiter"),
    ];
    await using device = new LiveClient(other.url, { token: recruiter.token, ownActions: true });
    await using outsider = new LiveClient(other.url, { token: stranger.token, ownActions: true });
    await Promise.all([device, outsider].map((client) => client.started()));
    const call = (method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object) =>
      api.call(method, `/jobs${path}`, { token: recruiter.token, ...(body && { body }) });

    const post = { title: "Baker", description: "Bakes.", clientId: randomUUID() };
    const jobId: string = (await call("POST", "", post)).body._id;
    const told = { type: "own_job_changed", jobId };
    for (const [index, act] of [
      () => call("PUT", `/${jobId}`, { title: "Master baker" }),
      () => call("PATCH", `/${jobId}/keep-open`),
      () => call("PATCH", `/${jobId}/close`),
      () => call("PATCH", `/${jobId}/reopen`),
      () => call("DELETE", `/${jobId}`),
    ].entries()) {
      await device.until(({ received }) => received.length === index + 1);
      // What changes nothing, or is refused, is not told.
      if (index === 0) expect((await call("POST", "", post)).status).toBe(201);
      if (index === 1) expect((await call("PUT", `/${jobId}`, { title: "Master baker" })).status).toBe(200);
      if (index === 4) expect((await call("PATCH", `/${jobId}/reopen`)).status).toBe(409);
      expect((await act()).status).toBeLessThan(300);
    }
    await device.until(({ received }) => received.length === 6);
    expect(device.received.map(({ data }) => data)).toEqual(Array.from({ length: 6 }, () => told));
    // A later event of the other's own shows that nothing came before.
    await createNotification(api.database.db, { userId: stranger.userId });
    await api.call("PATCH", "/notifications/read", { token: stranger.token });
    await outsider.until(({ received }) => received.length > 0);
    expect(outsider.of("own_job_changed")).toEqual([]);
  });
});
