import { type Database, openDatabase } from "../client.ts";
import { copyTemplate } from "./copy-template.ts";
import type { TestServer } from "./test-server.ts";

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
  const { url, drop } = await copyTemplate(server ?? (await injectedServer()));
  const database = openDatabase({ url, max: 5, applicationName: "rolecall-test" });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= database.close().then(drop));
  return { ...database, url, close, [Symbol.asyncDispose]: close };
}

/** Vitest is loaded only here: browser journeys and demo data use the rest of this folder without it. */
async function injectedServer(): Promise<TestServer> {
  const { inject } = await import("vitest");
  return inject("testServer");
}
