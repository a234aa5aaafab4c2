import { expect } from "@playwright/test";
import { openConversation } from "../support/conversation.ts";
import { callApi, openAs } from "../support/people.ts";
import { ownServer } from "../support/server.ts";
import { test } from "../support/test.ts";
import { openWeakLine } from "../support/weak-line.ts";

/** Without a hand on the page it would take twenty, and as browsers wait for a goodbye ten more. */
const NOTICED_WITHIN_MS = 14_000;

test("a live connection that is open but dead is noticed by whoever touches the page, and nothing is missed", async ({
  browser,
  request,
}) => {
  await using line = await openWeakLine(new URL(ownServer().url));
  const { candidate, recruiter, conversationId } = await openConversation(request);
  const page = await openAs(browser, candidate, "/interviews", { baseURL: line.url });
  const live = page.getByRole("navigation").getByText("Live", { exact: true });
  await expect(live).toBeAttached();

  line.silence();
  const data = { conversationId, content: { text: "Are you in the lift?" } };
  await callApi(request, recruiter, { method: "POST", path: "/messages", data });
  // What has been heard from in the last five seconds is not asked.
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(live).not.toBeAttached({ timeout: 500 });
  }).toPass({ timeout: NOTICED_WITHIN_MS });
  // It comes as an event, over a new connection.
  await expect(page.getByRole("button", { name: /New message/ })).toBeVisible();
  await expect(live).toBeAttached();

  line.silence();
  await page.evaluate("dispatchEvent(new Event('online'))");
  await expect(live).not.toBeAttached({ timeout: NOTICED_WITHIN_MS });
  await expect(live).toBeAttached();
});
