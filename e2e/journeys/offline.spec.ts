import { expect } from "@playwright/test";
import { openAs, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

test("a menu whose code cannot be fetched leaves the screen as it is, and comes with the next load", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const page = await openAs(browser, candidate, "/messages");
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = /\/assets\/nav-menu-/;
  await page.route(menu, (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByText("This could not be loaded.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  await page.unroute(menu);
  await page.reload();
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Interviews" }).click();
  await expect(page.getByRole("heading", { name: "Interviews", exact: true })).toBeVisible();
});

test("a screen that cannot be fetched without a network says so in its place, and comes with the network", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const page = await openAs(browser, candidate, "/messages");
  // Nothing is fetched ahead: whoever loses the network at once after the start has as little.
  const screen = /\/assets\/(?!nav-menu)[^/]*account-[^/]*\.js/;
  await page.route(screen, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await page.getByRole("link", { name: "My Account" }).click();
  await expect(page.getByText("This page will load again when you are back.")).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Interviews" })).toBeVisible();
  await page.unroute(screen);
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Nadeesha Perera");
});

test("a screen that the browser gives up because the page is being left has failed only for who stays", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const page = await openAs(browser, candidate, "/messages");
  await page.route(/\/assets\/(?!nav-menu)[^/]*account-[^/]*\.js/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText("No conversations yet")).toBeVisible();
  // As Safari does: it tells that the page is being left, and gives up what is on its way.
  await page.evaluate(`dispatchEvent(new Event("beforeunload"))`);
  await page.getByRole("link", { name: "My Account" }).click();
  const failure = page.getByText("This page could not be loaded.");
  await expect(page.getByRole("main").getByText("Loading…")).toBeAttached();
  await expect(failure).toBeHidden();
  await page.evaluate(`dispatchEvent(new Event("pageshow"))`);
  await expect(failure).toBeVisible();
});

test("a page whose toasts cannot be fetched goes on, and the next has them", async ({ browser, request }) => {
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const page = await openAs(browser, candidate, "/account");
  const toasts = /\/assets\/toast-region-/;
  let refused = 0;
  await page.route(toasts, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.reload();
  await expect.poll(() => refused).toBeGreaterThan(1);
  await page.getByLabel("Name", { exact: true }).fill("Nadeesha P.");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByRole("button", { name: "Discard changes" })).toBeHidden();
  await page.unroute(toasts);
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Nadeesha P.");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText("Account details updated successfully!")).toBeVisible();
});

test("a question is asked by the browser where our own dialog cannot be fetched", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  await request.post("/api/cv/comprehensive-test", {
    headers: { Authorization: `Bearer ${candidate.token}` },
    data: {},
  });
  const page = await openAs(browser, candidate, "/cv-analysis?tab=history");
  await page.route(/\/assets\/confirm-dialog-/, (route) => route.abort());
  await page.reload();
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole("button", { name: /^Delete the analysis/ }).click();
  await expect(page.getByText("No analyses yet.")).toBeVisible();
  expect(asked).toEqual([expect.stringContaining("This cannot be undone.")]);
});
