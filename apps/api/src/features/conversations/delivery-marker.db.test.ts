import { openStatements } from "@rolecall/db";
import { messages } from "@rolecall/db/schema";
import { createConversation, createMessage } from "@rolecall/db/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { createDeliveryMarker } from "./delivery-marker.ts";

describe("a server that stops", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function writeMessage(): Promise<string> {
    const { db } = api.database;
    const { id: conversationId, recruiterId } = await createConversation(db);
    return (await createMessage(db, { conversationId, senderId: recruiterId })).id;
  }

  async function deliveredAt(id: string): Promise<Date | null | undefined> {
    const [row] = await api.database.db.select().from(messages).where(eq(messages.id, id));
    return row?.deliveredAt;
  }

  it("first marks what has reached its receiver", async () => {
    const id = await writeMessage();
    const marker = createDeliveryMarker(api.deps);
    marker.add([id]);
    await marker.stop();
    expect(await deliveredAt(id)).toBeInstanceOf(Date);
  });

  it("does not wait for a database that is away: reading marks them too", { timeout: 20_000 }, async () => {
    const id = await writeMessage();
    const statements = openStatements({ url: api.database.url });
    await statements.end();
    const marker = createDeliveryMarker({ ...api.deps, statements });
    marker.add([id]);
    await marker.stop();
    expect(await deliveredAt(id)).toBeNull();
  });
});
