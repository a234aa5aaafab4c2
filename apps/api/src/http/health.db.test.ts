import { openDatabase } from "@rolecall/db";
import { createTestDatabase } from "@rolecall/db/testing";
import { expect, it, vi } from "vitest";
import { openDatabaseProxy } from "../../test/database-proxy.ts";
import { openTestApi } from "../../test/harness.ts";

const WAIT = { timeout: 60_000, interval: 100 };

it("tells whether the process answers from whether the database does", async () => {
  await using database = await createTestDatabase();
  await using proxy = await openDatabaseProxy(database.url);
  const reached = openDatabase({ url: proxy.url });
  const behindProxy = { ...reached, url: proxy.url, [Symbol.asyncDispose]: reached.close };
  await using _closed = behindProxy;
  await using api = await openTestApi({ database: behindProxy, withoutTasks: true });
  const ask = async (path: string) => {
    const { status, body, headers } = await api.call("GET", path);
    return { status, body, retryAfter: headers.get("retry-after") };
  };
  expect(await ask("/health")).toMatchObject({ status: 200, body: { status: "ok" } });
  expect(await ask("/health/ready")).toMatchObject({ status: 200, body: { status: "ready" } });

  // Nothing listens on port 1.
  proxy.setTarget("postgres://127.0.0.1:1/nowhere");
  await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await vi.waitFor(async () => {
    expect(await ask("/health/ready")).toEqual({
      status: 503,
      body: { error: "The database does not answer.", code: "UNAVAILABLE" },
      retryAfter: "2",
    });
  }, WAIT);
  expect(await ask("/health")).toMatchObject({ status: 200 });

  proxy.setTarget(database.url);
  await vi.waitFor(async () => expect((await ask("/health/ready")).status).toBe(200), WAIT);
});
