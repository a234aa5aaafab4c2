import { eq, sql as statement } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, openPlanned } from "./client.ts";
import { findDatabaseError, isRetryable, isUniqueViolation } from "./errors.ts";
import { users } from "./schema/index.ts";
import { deleteUnreferencedFiles } from "./stored-files.ts";
import {
  createApplication,
  createCandidate,
  createCvAnalysis,
  createRecruiter,
  createStoredFile,
  createTestDatabase,
  errorOf,
  type TestDatabase,
} from "./testing/index.ts";
import { withTx } from "./tx.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test.each([
  ["plan_cache_mode", "force_custom_plan"],
  ["jit", "off"],
  ["max_parallel_workers_per_gather", "0"],
  ["TimeZone", "UTC"],
  ["statement_timeout", "30s"],
  ["idle_in_transaction_session_timeout", "1min"],
])("every connection has %s = %s", async (name, value) => {
  const rows = await database.db.execute(statement`select current_setting(${name}) as value`);
  expect(rows[0]?.value).toBe(value);
});

test("an instant comes back as it went, to the millisecond", async () => {
  const createdAt = new Date("2026-02-28T23:59:59.987Z");
  const { id } = await createRecruiter(database.db, { createdAt });
  const [row] = await database.db.select().from(users).where(eq(users.id, id));
  expect(row?.createdAt).toEqual(createdAt);
  const [raw] = await database.sql`select created_at from users where id = ${id}`;
  expect(raw?.created_at).toEqual(createdAt);
});

test("the raw client takes dates and JSON, whatever Drizzle did to its own", async () => {
  const { sql } = database;
  const [row] = await sql`select ${sql.json({ a: 1 })}::jsonb as json, ${new Date(0)}::timestamptz as at`;
  expect(row).toEqual({ json: { a: 1 }, at: new Date(0) });
});

describe("withTx", () => {
  test("joins the transaction it is called in: one rollback undoes all", async () => {
    const before = await database.db.$count(users);
    await errorOf(
      withTx(database.db, async (tx) => {
        await withTx(tx, (inner) => createRecruiter(inner));
        throw new Error("no");
      }),
    );
    expect(await database.db.$count(users)).toBe(before);
  });
});

test("a planned query of Drizzle is planned once, and its rows are the same", async () => {
  const { id } = await createRecruiter(database.db);
  const { db, close } = openPlanned({ url: database.url, max: 1 });
  const query = db.select().from(users).where(eq(users.id, id)).prepare("one_user");
  const expected = await database.db.select().from(users).where(eq(users.id, id));
  for (let run = 0; run < 8; run += 1) expect(await query.execute()).toEqual(expected);
  const [plans] = await db.execute(statement`
    select custom_plans::int, generic_plans::int from pg_prepared_statements where statement like 'select "id"%'`);
  // Postgres compares five plans of its own with the one that is kept.
  expect(plans).toEqual({ custom_plans: 5, generic_plans: 3 });
  await close();
});

// The driver puts up to a hundred statements into the pipeline of a connection (docs/decisions/0006).
test("a transaction is one, however many statements stand before it on its connection", async () => {
  await database.sql`create table kept (n int)`;
  const { sql, close } = openDatabase({ url: database.url, maxRaw: 1 });
  const lengths = Array.from({ length: 11 }, (_, index) => 95 + index);
  for (const n of lengths) {
    const ahead = Array.from({ length: n }, () => sql`select 1`.execute());
    const failed = sql.begin(async (tx) => {
      await tx`insert into kept values (0)`;
      throw new Error("undo");
    });
    expect(await errorOf(failed)).toMatchObject({ message: "undo" });
    await Promise.all(ahead);
    await sql`insert into kept values (${n})`;
  }
  await close();
  const kept = await database.sql<{ n: number }[]>`select n from kept order by n`;
  expect(kept.map(({ n }) => n)).toEqual(lengths);
});

describe("a connection that is lost in the middle of an answer", () => {
  const CUT = "cut-while-it-answers";

  /** A client of one connection, which is cut after some thousand rows of an answer. */
  async function openAndCut() {
    const client = openDatabase({ url: database.url, max: 1, maxRaw: 1, applicationName: CUT });
    const lost = errorOf(
      client.sql`
        select case when n > 5000 then pg_sleep(600)::text else repeat('x', 100) end as x
        from generate_series(1, 5001) n`,
    );
    const cut = () => database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = ${CUT} and wait_event = 'PgSleep'`;
    while ((await cut()).length === 0);
    expect(await lost).toMatchObject({ code: "CONNECTION_CLOSED" });
    return client;
  }

  test("leaves nothing of it to the next query", async () => {
    const { sql, close } = await openAndCut();
    expect([...(await sql`select 1 as n`)]).toEqual([{ n: 1 }]);
    expect([...(await sql`select 2 as n`)]).toEqual([{ n: 2 }]);
    await close();
  });

  test("leaves nothing that an end would wait for", async () => {
    const { sql, close } = await openAndCut();
    // Without the limit that `close` sets: an end that waits for what is lost would never come.
    await sql.end();
    await close();
  });
});

describe("errors", () => {
  test("are told apart by code and constraint, from either client", async () => {
    const { email } = await createRecruiter(database.db);
    const wrapped = await errorOf(createRecruiter(database.db, { email }));
    expect(isUniqueViolation(wrapped)).toBe(true);
    expect(isUniqueViolation(wrapped, "users_email_key")).toBe(true);
    expect(isUniqueViolation(wrapped, "users_pkey")).toBe(false);
    const raw = await errorOf(database.sql`select 1/0`);
    expect(findDatabaseError(raw)).toEqual({ code: "22012", constraint: undefined });
  });

  test("a transaction that loses a deadlock runs again as a whole", async () => {
    const [a, b] = [await createRecruiter(database.db), await createRecruiter(database.db)];
    let runs = 0;
    const { promise: bothHoldOne, resolve: meet } = Promise.withResolvers<void>();
    let holding = 0;
    const lock = (first: string, second: string) =>
      withTx(database.db, async (tx) => {
        runs++;
        await tx.update(users).set({ name: "x" }).where(eq(users.id, first));
        holding++;
        if (holding === 2) meet();
        await bothHoldOne;
        await tx.update(users).set({ name: "x" }).where(eq(users.id, second));
      });
    await Promise.all([lock(a.id, b.id), lock(b.id, a.id)]);
    expect(runs).toBe(3);
  });

  test("a connection that failed is no database error", () => {
    expect(isRetryable(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }))).toBe(false);
  });
});

test("files that nothing refers to are forgotten, once they are old enough", async () => {
  const { db } = database;
  const { id: ownerId } = await createCandidate(db);
  const old = new Date(Date.now() - 2 * 3_600_000);
  const orphan = await createStoredFile(db, { ownerId, createdAt: old });
  await createStoredFile(db, { ownerId });
  const applied = await createStoredFile(db, { ownerId, createdAt: old });
  await createApplication(db, { candidateId: ownerId, cvFileId: applied.id });
  const read = await createStoredFile(db, { ownerId, createdAt: old });
  await createCvAnalysis(db, { ownerId, fileId: read.id });
  const options = { olderThanMinutes: 60, limit: 100 };
  expect(await deleteUnreferencedFiles(db, options)).toEqual([orphan.key]);
  expect(await deleteUnreferencedFiles(db, options)).toEqual([]);
});
