import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { type Database, openDatabase } from "../client.ts";
import { type TestServer, withDatabase } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

export interface TestDatabase extends Database, AsyncDisposable {
  readonly url: string;
}

/**
 * A fresh, migrated and empty database: a copy of the template (about 100 ms). Without a server it takes
 * the one that vitest's global set-up started. `close` (or `await using`) drops it.
 */
export async function createTestDatabase(server?: TestServer): Promise<TestDatabase> {
  const { url: adminUrl, template } = server ?? (await injectedServer());
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  await run(adminUrl, (admin) => admin`create database ${admin(name)} template ${admin(template)}`);
  const url = withDatabase(adminUrl, name);
  const database = openDatabase({ url, max: 5, applicationName: "rolecall-test" });
  let closing: Promise<void> | undefined;
  const close = () =>
    (closing ??= database
      .close()
      .then(() => run(adminUrl, (admin) => admin`drop database if exists ${admin(name)} with (force)`)));
  return { ...database, url, close, [Symbol.asyncDispose]: close };
}

async function run(url: string, statement: (admin: postgres.Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await statement(admin);
  } finally {
    await admin.end();
  }
}

/** Vitest is loaded only here: browser journeys and demo data use the rest of this folder without it. */
async function injectedServer(): Promise<TestServer> {
  const { inject } = await import("vitest");
  return inject("testServer");
}
