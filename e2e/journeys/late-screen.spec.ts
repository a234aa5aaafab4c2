import { expect } from "@playwright/test";
import { openAs, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

test("while the code of a screen is late, the one before stays and says that the next is coming", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  const page = await openAs(browser, candidate, "/account");
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  const line = page.locator("[data-arriving]");
  const busy = page.locator("main[aria-busy=true]");
  await expect(line).toHaveCount(0);
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\/assets\/interviews\.index-.*\.js/, async (route) => {
    await sent;
    await route.continue();
  });

  await page.getByRole("navigation").getByRole("link", { name: "Interviews" }).click();
  await expect(page).toHaveURL(/\/interviews$/);
  await expect(busy).toBeVisible();
  await expect(line).toBeVisible();
  await expect.poll(async () => (await line.boundingBox())?.width ?? 0).toBeGreaterThan(300);
  send();
  await expect(page.getByRole("heading", { name: "Interviews", level: 1 })).toBeVisible();
  await expect(busy).toHaveCount(0);
  await expect(line).toHaveCount(0);

  // Now it is there: nothing is shown of the way.
  await page.getByRole("link", { name: "My Account" }).click();
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  await expect(line).toHaveCount(0);
});
