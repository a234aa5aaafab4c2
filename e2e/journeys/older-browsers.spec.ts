import { expect, type Page } from "@playwright/test";
import { openConversation } from "../support/conversation.ts";
import { callApi, openAs } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { seedScreens } from "../support/seed-screens.ts";
import { test } from "../support/test.ts";

/** Takes away what Safari 16.4 lacks of what Chromium has, before the page's own scripts run. */
const AS_SAFARI_16 = `
  for (const [owner, names] of [
    [Map, ["groupBy"]],
    [Object, ["groupBy"]],
    [Promise, ["withResolvers", "try"]],
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["any"]],
    [Array, ["fromAsync"]],
    [RegExp, ["escape"]],
    [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"]],
    [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
    [Element.prototype, ["checkVisibility", "moveBefore"]],
    [Document.prototype, ["startViewTransition", "onscrollend"]],
    [window, ["Iterator", "Temporal", "navigation", "scheduler", "CloseWatcher", "requestIdleCallback", "onscrollend"]],
  ]) for (const name of names) delete owner[name];
  const { supports } = CSS;
  CSS.supports = (...query) => !query.join().includes("field-sizing") && supports.apply(CSS, query);
`;

/** Somebody's browser, which lacks what is newer than Safari 16.4. */
async function makeOld(page: Page): Promise<Page> {
  await page.addInitScript({ content: AS_SAFARI_16 });
  await page.reload();
  expect(await page.evaluate("Map.groupBy ?? URL.canParse ?? window.requestIdleCallback ?? null")).toBeNull();
  return page;
}

test("a browser of early 2023 shows every part of an application, its evidence and an address in a message", async ({
  browser,
  request,
}) => {
  const { recruiter, candidate, jobId, applicationId, conversationId } = await seedScreens(request);
  await callApi(request, candidate, {
    method: "POST",
    path: "/messages",
    data: { conversationId, content: { text: "See https://example.com/works.", messageType: "text" } },
  });
  const page = await openAs(browser, recruiter, "/dashboard");
  const problems = watchProblems(page);
  await makeOld(page);
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome, / })).toBeVisible();

  await page.goto(`/applicants/${jobId}?applicationId=${applicationId}`);
  const dialog = page.getByRole("dialog");
  const parts = dialog.getByRole("region", { name: "How the score adds up" });
  await parts
    .getByRole("button", { name: /^Kotlin|^Java/ })
    .first()
    .click();
  await expect(parts.getByText(/^Line \d+$/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.goto(`/messages?conversationId=${conversationId}`);
  await expect(page.getByRole("main").locator("a[target=_blank]")).toHaveText(
    /^https:\/\/example.com\/works/,
  );
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("heading", { name: "Notifications" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("the message box grows with its text where the browser does not do it", async ({ browser, request }) => {
  const { candidate, conversationId } = await openConversation(request);
  const page = await openAs(browser, candidate, `/messages?conversationId=${conversationId}`);
  await makeOld(page);
  const box = page.getByRole("textbox", { name: /^Message to/ });
  await box.evaluate((element) => element.style.setProperty("field-sizing", "fixed"));
  const height = () => box.evaluate((element) => element.offsetHeight);
  const oneLine = await height();
  await box.fill("One\ntwo\nthree");
  await expect.poll(height).toBe(oneLine + 2 * 24);
  expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  await box.fill(Array.from({ length: 40 }, (_, line) => `Line ${line}`).join("\n"));
  await expect.poll(height).toBe(160);
  await box.fill("");
  await expect.poll(height).toBe(oneLine);
});
