import { test as plain } from "@playwright/test";

/**
 * A journey closes what it has opened. A page that stays open keeps its live connection, and asks anew for whatever
 * the journeys after it change: in the end a hundred of them would.
 */
export const test = plain.extend<{ closeAll: undefined }>({
  closeAll: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
