import { test as plain } from "@playwright/test";
import { startServer } from "./server.ts";

interface OfTest {
  readonly closeAll: undefined;
}

interface OfWorker {
  readonly server: { readonly url: string };
}

/**
 * Each worker has a server of its own, so that a journey is alone with what it counts, lists and waits for. And a
 * journey closes what it has opened: a page that stays open keeps its live connection, and asks anew for whatever the
 * journeys after it change. In the end dozens of them would.
 */
export const test = plain.extend<OfTest, OfWorker>({
  server: [
    async ({ playwright: _ }, use) => {
      await using server = await startServer();
      await use(server);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  closeAll: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
