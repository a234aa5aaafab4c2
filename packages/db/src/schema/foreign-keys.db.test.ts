import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** Rows that are never deleted are looked for by nobody: members keep theirs (decision 15). */
const NEEDS_NONE = ["interview_changes_actor_id_users_id_fk"];

it("can follow every foreign key back by an index, so that a delete does not read whole tables", async () => {
  const rows = await database.db.execute<{ name: string }>(sql`
    select c.conname as name from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and (i.indkey::int2[])[0] = c.conkey[1])`);
  expect(rows.map(({ name }) => name)).toEqual(NEEDS_NONE);
});
