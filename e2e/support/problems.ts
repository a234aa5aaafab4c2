import type { Page } from "@playwright/test";

/** Collects what a page complains about: errors in the console, uncaught ones, violations of the CSP. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    // A journey cuts the network on purpose; the browser reports each call that fails by it.
    const expected = /ERR_INTERNET_DISCONNECTED|WebSocket connection to/.test(message.text());
    if (message.type() === "error" && !expected) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}
