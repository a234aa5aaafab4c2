import { expect, type Page } from "@playwright/test";
import { openConversation } from "../support/conversation.ts";
import { callApi, openAs } from "../support/people.ts";
import { test } from "../support/test.ts";

const box = (page: Page) => page.getByRole("textbox", { name: /^Message to/ });
const thread = (page: Page) => page.getByRole("region", { name: /^Thread with/ });
const lines = (page: Page) => thread(page).locator("li p[dir=auto]");

test("on paper a conversation is there in full, without what only a screen can do", async ({
  browser,
  request,
}) => {
  const { candidate, recruiter, conversationId } = await openConversation(request);
  for (let n = 1; n <= 40; n++)
    await callApi(request, recruiter, {
      method: "POST",
      path: "/messages",
      data: { conversationId, content: { text: `Message ${n}. ${"And more of it. ".repeat(n % 9)}` } },
    });
  const page = await openAs(browser, candidate, `/messages?conversationId=${conversationId}`);
  await thread(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(thread(page).getByText(/^Message 40\./)).toBeInViewport();
  await expect(thread(page).getByText(/^Message 1\./)).toHaveCount(0);

  await page.emulateMedia({ media: "print" });
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  await expect(lines(page)).toHaveCount(40);
  const edges = await lines(page).evaluateAll((all) => all.map((line) => line.getBoundingClientRect()));
  edges.forEach(({ top }, n) => {
    expect(top, `line ${n}`).toBeGreaterThanOrEqual(edges[n - 1]?.bottom ?? 0);
  });
  await expect(page.getByRole("button").and(page.locator(":visible"))).toHaveCount(0);
  await expect(box(page)).toBeHidden();

  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  await page.emulateMedia({ media: "screen" });
  await expect(thread(page).getByText(/^Message 1\./)).toHaveCount(0);
  await expect(thread(page).getByText(/^Message 40\./)).toBeInViewport();
});

test("a long conversation is printed whole by its menu; what a plain print lacks is said on the paper", async ({
  browser,
  request,
}) => {
  const { candidate, conversationId } = await openConversation(request);
  for (let n = 1; n <= 270; n++)
    await callApi(request, candidate, {
      method: "POST",
      path: "/messages",
      data: { conversationId, content: { text: `Message ${n}.` } },
    });
  const page = await openAs(browser, candidate, `/messages?conversationId=${conversationId}`);
  await expect(thread(page).getByText("Message 270.", { exact: true })).toBeInViewport();
  const missing = page.getByText(/earlier messages are not on this paper/);
  await expect(missing).toHaveCount(0);

  await test.step("the browser's own command prints what is there, and says what is not", async () => {
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    const printed = await lines(page).count();
    expect(printed).toBeLessThan(270);
    await expect(missing).toContainText(`${270 - printed} earlier messages`);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await expect(missing).toHaveCount(0);
  });

  await test.step("the menu's own fetches all of them first", async () => {
    // What the browser does when a page prints itself.
    await page.evaluate("window.print = () => { dispatchEvent(new Event('beforeprint')) }");
    await page.getByRole("button", { name: "More about Ishara Fernando" }).click();
    await page.getByRole("menuitem", { name: "Print conversation" }).click();
    await expect(lines(page)).toHaveCount(270);
    await expect(lines(page).first()).toHaveText("Message 1.");
    await expect(missing).toHaveCount(0);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
  });

  await test.step("what cannot be fetched is not printed in silence", async () => {
    await page.reload();
    await expect(thread(page).getByText("Message 270.", { exact: true })).toBeInViewport();
    await page.evaluate("window.print = () => { dispatchEvent(new Event('beforeprint')) }");
    await page.route(/conversations\.messages/, (route) => route.abort());
    await page.getByRole("button", { name: "More about Ishara Fernando" }).click();
    await page.getByRole("menuitem", { name: "Print conversation" }).click();
    await expect(page.getByText(/could not be fetched whole/)).toBeVisible();
    expect(await lines(page).count()).toBeLessThan(270);
  });
});
