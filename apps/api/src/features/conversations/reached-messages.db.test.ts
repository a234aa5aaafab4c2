import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { createPair } from "../../../test/people.ts";
import { findReachedMessages } from "./conversations.queries.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

const MANY = 12_000;

// Nobody has told the planner of the new rows: it takes them for a few, and must not be punished for that.
it("are found at once by who comes back to thousands", async () => {
  const { candidate, recruiter, conversationId } = await createPair(api);
  const { db, sql } = api.database;
  await sql`
    insert into messages (id, conversation_id, seq, sender_id, text)
    select gen_random_uuid(), ${conversationId}, n, ${candidate.userId}, 'Hello' from generate_series(1, ${MANY}::int) n`;
  await sql`
    insert into live_events (seq, user_id, type, payload)
    select nextval('live_events_seq'), ${recruiter.userId}, 'new_message',
      jsonb_build_object('message', jsonb_build_object('_id', id))
    from messages where conversation_id = ${conversationId} order by messages.seq`;
  const [last] = await sql<{ seq: string; id: string }[]>`
    select seq, payload -> 'message' ->> '_id' as id from live_events order by seq desc limit 1`;
  const upTo = Number(last?.seq);
  expect(await findReachedMessages(db, recruiter.userId, upTo)).toHaveLength(MANY);

  const before = await findReachedMessages(db, recruiter.userId, upTo - 1);
  expect([before.length, before.includes(last?.id ?? "")]).toEqual([MANY - 1, false]);
  await sql`update messages set delivered_at = now() where conversation_id = ${conversationId} and id <> ${last?.id ?? ""}`;
  expect(await findReachedMessages(db, recruiter.userId, upTo)).toEqual([last?.id]);
  expect(await findReachedMessages(db, candidate.userId, upTo)).toEqual([]);
});
