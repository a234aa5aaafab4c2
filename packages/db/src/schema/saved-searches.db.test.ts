import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isUniqueViolation } from "../errors.ts";
import {
  createCandidate,
  createJob,
  createSavedSearch,
  createTestDatabase,
  errorOf,
  type TestDatabase,
} from "../testing/index.ts";

describe("the database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it("keeps a search once per candidate", async () => {
    const { candidateId, key } = await createSavedSearch(database.db);
    const again = await errorOf(createSavedSearch(database.db, { candidateId, key }));
    expect(isUniqueViolation(again)).toBe(true);
    await createSavedSearch(database.db, { key });
  });

  it("notes once that a candidate was told of a job, and forgets it with the job", async () => {
    const { sql } = database;
    const { id: candidate } = await createCandidate(database.db);
    const { id: job } = await createJob(database.db);
    const tell = () =>
      sql`insert into saved_search_alerts (candidate_id, job_id) values (${candidate}, ${job})`;
    await tell();
    expect(isUniqueViolation(await errorOf(tell()))).toBe(true);
    await sql`delete from jobs where id = ${job}`;
    expect(await sql`select from saved_search_alerts where candidate_id = ${candidate}`).toHaveLength(0);
  });

  it("deletes the marks of a search with it", async () => {
    const { sql } = database;
    const { id } = await createSavedSearch(database.db);
    await sql`insert into saved_search_marks (mark, search_id) values ('^word', ${id})`;
    await sql`delete from saved_searches where id = ${id}`;
    expect(await sql`select from saved_search_marks where search_id = ${id}`).toHaveLength(0);
  });
});
