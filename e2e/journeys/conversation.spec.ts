import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { openConversation } from "../support/conversation.ts";
import { callApi, openAs, postJob } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { test } from "../support/test.ts";

const startConversation = (request: APIRequestContext) =>
  openConversation(request, (recruiter) => postJob(request, recruiter));

const box = (page: Page) => page.getByRole("textbox", { name: /^Message to/ });
const thread = (page: Page) => page.getByRole("region", { name: /^Thread with/ });
const lines = (page: Page) => thread(page).locator("li p[dir=auto]");

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press("Enter");
}

test("two people talk, and each tick is true", async ({ browser, request }) => {
  const { candidate, recruiter, conversationId } = await startConversation(request);
  const nadeesha = await openAs(browser, candidate, `/messages?conversationId=${conversationId}`);
  const problems = watchProblems(nadeesha);
  await expect(nadeesha.getByText("Nothing has been said yet.", { exact: false })).toBeVisible();
  const send = nadeesha.getByRole("button", { name: "Send" });
  await box(nadeesha).fill("   ");
  await expect(send).toBeDisabled();

  await say(nadeesha, "Good morning!");
  const tick = thread(nadeesha).locator("[data-tick]").last();
  await expect(tick).toHaveAttribute("data-tick", "sent");

  // The recruiter is online, but looks at something else: delivered, and a popup with the sender's name.
  const ishara = await openAs(browser, recruiter, "/interviews");
  await expect(ishara.getByRole("link", { name: /^Messages.*1 unread/ })).toBeVisible();
  await say(nadeesha, "Are you there?");
  await expect(ishara.getByText("New message from Nadeesha Perera")).toBeVisible();
  await expect(tick).toHaveAttribute("data-tick", "delivered");
  await expect(ishara.getByRole("link", { name: /^Messages.*2 unread/ })).toBeVisible();

  await ishara.getByRole("link", { name: /^Messages/ }).click();
  await expect(ishara.getByText("1 conversation")).toBeVisible();
  // The list shows what popped up, and what comes now.
  await expect(ishara.getByText("New message from")).toHaveCount(0, { timeout: 2_000 });
  await say(nadeesha, "One more thing.");
  await expect(ishara.getByText("One more thing.")).toBeVisible();
  await ishara.getByRole("link", { name: /Nadeesha Perera.*3 unread messages/ }).click();
  await expect(ishara.getByText("New messages")).toBeVisible();
  await expect(lines(ishara)).toHaveText(["Good morning!", "Are you there?", "One more thing."]);
  await expect(tick).toHaveAttribute("data-tick", "read");
  await expect(tick).toContainText("Read");
  await expect(ishara.getByRole("link", { name: "Messages", exact: true })).toBeVisible();

  // Both have the thread open: read at once, in the same order, without a popup.
  await box(ishara).fill("Yes.");
  await box(ishara).press("Shift+Enter");
  await box(ishara).pressSequentially("How are you?");
  await box(ishara).press("Enter");
  await expect(lines(nadeesha)).toHaveText([
    "Good morning!",
    "Are you there?",
    "One more thing.",
    "Yes.\nHow are you?",
  ]);
  await expect(thread(ishara).locator("[data-tick]").last()).toHaveAttribute("data-tick", "read");
  await expect(ishara.getByText("New messages")).toBeHidden();
  await expect(nadeesha.getByText("New message from", { exact: false })).toBeHidden();

  // Another tab of the same person holds the same, as it happens.
  const other = await nadeesha.context().newPage();
  await other.goto(`/messages?conversationId=${conversationId}`);
  await expect(lines(other)).toHaveCount(4);
  await say(nadeesha, "Fine.");
  await expect(lines(other).last()).toHaveText("Fine.");
  await expect(thread(other).locator("[data-tick]").last()).toHaveAttribute("data-tick", "read");

  // An address in a message can be opened, beside the app.
  await say(ishara, "We meet at https://meet.example/room-4.");
  const link = lines(nadeesha).getByRole("link", { name: "https://meet.example/room-4" });
  await expect(link).toHaveAttribute("href", "https://meet.example/room-4");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");

  // For the recruiter the ways to what the talk is about.
  const menu = ishara.getByRole("button", { name: /^More about/ });
  await menu.click();
  await ishara.getByRole("menuitem", { name: "Find among the applicants" }).click();
  await expect(ishara).toHaveURL(/\/applicants\/[\w-]+\?find=Nadeesha/);
  await ishara.goBack();
  await menu.click();
  await ishara.getByRole("menuitem", { name: "Schedule Interview" }).click();
  await expect(ishara.getByRole("combobox", { name: "Candidate" })).toHaveValue("Nadeesha Perera");
  expect(problems).toEqual([]);
});

test("what is written offline survives a reload and is stored once, in order", async ({
  browser,
  request,
}) => {
  const { candidate, recruiter, conversationId } = await startConversation(request);
  const path = `/messages?conversationId=${conversationId}`;
  const nadeesha = await openAs(browser, candidate, path);
  await say(nadeesha, "one");
  await expect(thread(nadeesha).locator("[data-tick]")).toHaveCount(1);

  await nadeesha.context().setOffline(true);
  await say(nadeesha, "two");
  await say(nadeesha, "three");
  await expect(lines(nadeesha)).toHaveText(["one", "two", "three"]);
  await expect(thread(nadeesha).getByText("Waiting for a connection")).toHaveCount(2);
  await box(nadeesha).fill("a thought begun");

  // The page comes back without reaching the API: what was written is still there.
  await nadeesha.context().setOffline(false);
  await nadeesha.route("**/api/trpc/conversations.send**", (route) => route.abort());
  await nadeesha.reload();
  await expect(lines(nadeesha)).toHaveText(["one", "two", "three"]);
  await expect(box(nadeesha)).toHaveValue("a thought begun");

  await nadeesha.unroute("**/api/trpc/conversations.send**");
  await expect(thread(nadeesha).locator("[data-tick]")).toHaveCount(3);
  await expect(thread(nadeesha).getByText("Waiting for a connection")).toHaveCount(0);
  const { messages } = await callApi(request, recruiter, {
    method: "GET",
    path: `/conversations/${conversationId}/messages`,
  });
  expect(messages.map((message: { content: { text: string } }) => message.content.text)).toEqual([
    "one",
    "two",
    "three",
  ]);
});

test("a message that is refused stays until its writer decides", async ({ browser, request }) => {
  const { candidate, conversationId } = await startConversation(request);
  const nadeesha = await openAs(browser, candidate, `/messages?conversationId=${conversationId}`);
  await nadeesha.route("**/api/trpc/conversations.send**", (route) =>
    route.fulfill({
      status: 403,
      json: [
        {
          error: {
            message: "No.",
            code: -32003,
            data: { code: "FORBIDDEN", httpStatus: 403, errorCode: "FORBIDDEN" },
          },
        },
      ],
    }),
  );
  await say(nadeesha, "keep me");
  await say(nadeesha, "drop me");
  await expect(nadeesha.getByText("Not sent")).toHaveCount(2);
  await nadeesha.getByRole("button", { name: "Delete" }).last().click();
  await expect(lines(nadeesha)).toHaveText(["keep me"]);

  await nadeesha.unroute("**/api/trpc/conversations.send**");
  await nadeesha.getByRole("button", { name: "Retry" }).click();
  await expect(thread(nadeesha).locator("[data-tick]")).toHaveCount(1);
  await expect(nadeesha.getByText("Not sent")).toHaveCount(0);
});

test("older messages come as one scrolls, the view stays put, and each conversation keeps its draft", async ({
  browser,
  request,
}) => {
  const { candidate, recruiter, conversationId } = await startConversation(request);
  const { conversationId: otherId } = await callApi(request, candidate, {
    method: "POST",
    path: "/conversations",
    data: { userId: recruiter.userId },
  });
  for (let n = 1; n <= 150; n++) {
    await callApi(request, n % 3 === 0 ? candidate : recruiter, {
      method: "POST",
      path: "/messages",
      data: { conversationId, content: { text: `Message ${n}. ${"And more of it. ".repeat(n % 25)}` } },
    });
  }
  const nadeesha = await openAs(browser, candidate, `/messages?conversationId=${otherId}`);
  await box(nadeesha).fill("a thought begun");
  await nadeesha.getByRole("link", { name: /Senior React Developer/ }).click();
  await expect(box(nadeesha)).toHaveValue("");
  await expect(nadeesha.getByText("New messages", { exact: true })).toBeVisible();

  // At the end: what lies before it is not loaded yet, and comes in above what is looked at.
  const scroller = thread(nadeesha);
  const height = () => scroller.evaluate((element) => element.scrollHeight);
  // While the list still goes to the first new message, one jump may be lost on the way.
  await expect(async () => {
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(scroller.getByText(/^Message 150\./)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(nadeesha.getByRole("button", { name: "Newest" })).toBeHidden();
  const before = await height();
  // The older page waits until what is on the screen has been looked at.
  let letCome = () => {};
  const looking = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await nadeesha.route("**/api/trpc/conversations.messages**", async (route) => {
    await looking;
    await route.continue();
  });
  await scroller.evaluate((element) => element.scrollTo(0, 700));
  const look = () =>
    scroller.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      const line = [...element.querySelectorAll("li")].find((li) => {
        const box = li.getBoundingClientRect();
        return box.bottom > top + 250 && box.top < top + height;
      });
      return {
        text: line?.textContent?.match(/Message \d+\./)?.[0] ?? "",
        top: Math.round(line?.getBoundingClientRect().top ?? Number.NaN),
      };
    });
  // Rows that come into view are measured first.
  let looked = await look();
  await expect
    .poll(async () => {
      const last = looked;
      looked = await look();
      return looked.text !== "" && looked.text === last.text && looked.top === last.top;
    })
    .toBe(true);
  letCome();
  await expect.poll(height).toBeGreaterThan(before);
  const line = scroller.locator("li", { hasText: looked.text });
  await expect
    .poll(async () => Math.abs(((await line.boundingBox())?.y ?? Number.NaN) - looked.top))
    .toBeLessThan(8);

  // Up to the first word, and back down by the button.
  const first = nadeesha.getByText(/^Message 1\./);
  await expect
    .poll(async () => {
      await scroller.evaluate((element) => element.scrollTo(0, 0));
      return first.isVisible();
    })
    .toBe(true);
  await nadeesha.getByRole("button", { name: "Newest" }).click();
  await expect(scroller.getByText(/^Message 150\./)).toBeInViewport();
  await nadeesha.goBack();
  await expect(box(nadeesha)).toHaveValue("a thought begun");
});
