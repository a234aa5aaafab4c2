import postgres from "postgres";
import { expect, inject, test } from "vitest";
import { migrate } from "./migrate.ts";
import { uniqueToken } from "./testing/index.ts";

/** An empty database beside the test databases, gone afterwards. */
async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const { url } = inject("testServer");
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  const name = `rolecall_empty_${uniqueToken()}`;
  const target = new URL(url);
  target.pathname = `/${name}`;
  try {
    await admin`create database ${admin(name)}`;
    await work(target.href);
  } finally {
    await admin`drop database if exists ${admin(name)} with (force)`;
    await admin.end();
  }
}

async function appliedMigrations(url: string): Promise<number> {
  const sql = postgres(url, { max: 1 });
  try {
    const [row] = await sql<
      { count: number }[]
    >`select count(*)::int as count from drizzle.__drizzle_migrations`;
    return row?.count ?? 0;
  } finally {
    await sql.end();
  }
}

test("three first starts at once migrate an empty database once", async () => {
  await withEmptyDatabase(async (url) => {
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    const applied = await appliedMigrations(url);
    expect(applied).toBeGreaterThanOrEqual(3);
    await migrate(url);
    expect(await appliedMigrations(url)).toBe(applied);
  });
});
