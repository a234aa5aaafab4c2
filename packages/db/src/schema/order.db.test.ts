import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../ids.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const id = newId();

/** The lists of the product, as they are asked for. */
const LISTS: readonly [string, SQL][] = [
  ["all jobs", sql`select from jobs order by created_at desc, id desc`],
  ["a recruiter's jobs", sql`select from jobs where recruiter_id = ${id} order by created_at desc, id desc`],
  ["searched jobs", sql`select from job_search order by created_at desc, job_id desc`],
  [
    "a job's applicants",
    sql`select from applications where job_id = ${id} order by overall_score desc nulls last, created_at, id`,
  ],
  [
    "a candidate's applications",
    sql`select from applications where candidate_id = ${id} order by created_at desc, id desc`,
  ],
  [
    "a candidate's conversations",
    sql`select from conversations where candidate_id = ${id} order by updated_at desc, id desc`,
  ],
  [
    "a recruiter's conversations",
    sql`select from conversations where recruiter_id = ${id} order by updated_at desc, id desc`,
  ],
  ["messages", sql`select from messages where conversation_id = ${id} order by seq desc`],
  [
    "a recruiter's interviews",
    sql`select from interviews where recruiter_id = ${id} order by scheduled_at, id`,
  ],
  [
    "a candidate's interviews",
    sql`select from interviews where candidate_id = ${id} order by scheduled_at, id`,
  ],
  [
    "analyses",
    sql`select from cv_analyses where owner_id = ${id} and purpose = 'tool' order by created_at desc, id desc`,
  ],
  ["notifications", sql`select from notifications where user_id = ${id} order by created_at desc, id desc`],
  [
    "notifications of a role",
    sql`select from notifications where audience = 'candidate' order by created_at desc, id desc`,
  ],
  ["live events", sql`select from live_events where user_id = ${id} and seq > 1 order by seq`],
  [
    "live events of a role",
    sql`select from live_events where audience = 'candidate' and seq > 1 order by seq`,
  ],
  ["people by name", sql`select from users where role = 'candidate' order by lower(name), id`],
];

test.each(LISTS)("%s come from an index in their order, without a sort", async (_, list) => {
  const plan = await database.db.transaction(async (tx) => {
    // On an empty table a sort is as good as anything: it is planned only where there is no other way.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    const rows = await tx.execute<{ "QUERY PLAN": string }>(sql`explain ${list} limit 20`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("Index");
  expect(plan).not.toContain("Sort");
});
