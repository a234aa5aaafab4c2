import type { Page } from "@playwright/test";

/** The next call of a procedure reaches the server, and its answer never the page. */
export async function loseNextAnswer(page: Page, procedure: string): Promise<void> {
  await page.route(
    (url) => url.pathname.split("/").at(-1)?.split(",").includes(procedure) ?? false,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
}
