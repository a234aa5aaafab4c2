import { type APIRequestContext, expect, type Page, type WebSocketRoute } from "@playwright/test";
import { openConversation } from "../support/conversation.ts";
import { countReads } from "../support/count-reads.ts";
import { signUpApplicant } from "../support/cvs.ts";
import { callApi, openAs, type Person, postJob, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

async function say(
  request: APIRequestContext,
  from: Person,
  conversationId: string,
  text: string,
): Promise<void> {
  const data = { conversationId, content: { text } };
  await callApi(request, from, { method: "POST", path: "/messages", data });
}

/** The live connection of a page, to be lost and found again. The page is opened anew after this. */
async function controlLiveConnection(page: Page) {
  const sockets: WebSocketRoute[] = [];
  let reachable = true;
  await page.routeWebSocket(/\/api\/trpc/, (socket) => {
    // One that is closed before it opened would be no real one: that reports an error, too.
    if (!reachable) return void setTimeout(() => void socket.close({ code: 1013 }), 50);
    sockets.push(socket);
    socket.connectToServer();
  });
  return {
    lose: async () => {
      reachable = false;
      for (const socket of sockets) await socket.close({ code: 1013 });
    },
    restore: () => {
      reachable = true;
    },
  };
}

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const bar = (page: Page) => page.getByRole("link", { name: /^Messages/ });

test("what is read on one device is read on the others at once", async ({ browser, request }) => {
  const { candidate, recruiter, conversationId } = await openConversation(request);
  const laptop = await openAs(browser, candidate, "/messages");
  const desk = await openAs(browser, candidate, "/account");
  await say(request, recruiter, conversationId, "Good morning!");
  await postJob(request, recruiter, { title: "Cook" });
  await postJob(request, recruiter, { title: "Baker" });
  for (const page of [laptop, desk]) {
    await expect(bar(page)).toHaveAccessibleName(/1 unread/);
    await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");
  }
  const row = laptop.getByRole("link", { name: /Ishara Fernando.*1 unread message/ });
  await expect(row).toBeVisible();

  // A phone: one conversation is opened, one notification too.
  const phone = await openAs(browser, candidate, `/messages?conversationId=${conversationId}`);
  await expect(phone.getByText("Good morning!").first()).toBeVisible();
  for (const page of [laptop, desk]) await expect(bar(page)).toHaveAccessibleName("Messages");
  await expect(row).toBeHidden();
  await bell(phone).click();
  await phone.getByRole("link", { name: "New job posted" }).first().focus();
  await phone.keyboard.press("Enter");
  await expect(phone).toHaveURL(/\/jobs\//);
  for (const page of [laptop, desk, phone]) {
    await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  }

  // And the other by its own button, with the keyboard left where it was.
  await bell(laptop).click();
  const mark = laptop.getByRole("button", { name: "Mark “New job posted” as read" });
  await mark.focus();
  await laptop.keyboard.press("Enter");
  await expect(mark).toBeHidden();
  await expect(laptop.getByRole("dialog").locator(":focus")).toContainText("New job posted");
  for (const page of [desk, phone]) await expect(bell(page)).toHaveAccessibleName("Notifications");
});

test("a connection that is lost before its first event misses nothing, and the screen says what goes on", async ({
  browser,
  request,
}) => {
  const { candidate, recruiter, conversationId } = await openConversation(request);
  const page = await openAs(browser, candidate, "/account");
  const connection = await controlLiveConnection(page);
  await page.goto("/interviews");
  const live = page.getByRole("navigation").getByText("Live", { exact: true });
  await expect(live).toBeAttached();

  await connection.lose();
  await expect(page.getByText("The live connection was lost. Reconnecting…")).toBeVisible();
  await say(request, recruiter, conversationId, "While you were away");
  await postJob(request, recruiter, { title: "Cook" });
  connection.restore();

  // As events, not by chance: only they make a popup.
  await expect(page.getByText("While you were away")).toBeVisible();
  await expect(page.getByRole("button", { name: "New job posted" })).toBeVisible();
  await expect(page.getByText("The live connection was lost. Reconnecting…")).toBeHidden();
  await expect(live).toBeAttached();
  await expect(bar(page)).toHaveAccessibleName(/1 unread/);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
});

test("what happens between the first answers and the live connection is not missed, and nothing else is read again", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const job = await postJob(request, recruiter);
  // A new tab: one that has been here before would go on from there.
  const page = await (await openAs(browser, recruiter, "/account")).context().newPage();
  const readsOf = countReads(page);
  const { promise: happened, resolve: go } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.includes("live.position"),
    async (route) => {
      await happened;
      await route.continue();
    },
  );
  await page.goto("/dashboard");
  const applicants = page.getByRole("link", { name: "View Applicants" });
  await expect(applicants).toHaveAccessibleDescription("0 applicants");
  await signUpApplicant(request, { name: "Nadeesha Perera", jobId: job._id });
  await expect(applicants).toHaveAccessibleDescription("0 applicants");
  go();
  await expect(applicants).toHaveAccessibleDescription("1 applicant");
  await expect(page.getByRole("button", { name: /^New application/ })).toBeVisible();
  await expect(page.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();
  expect(readsOf("applications.countByJob")).toBeGreaterThan(1);
  for (const procedure of ["jobs.list", "users.me", "conversations.list"]) expect(readsOf(procedure)).toBe(1);
});

/** From here on the page's time is told by us. A slow machine may take longer to say so than the time it names. */
async function pauseClock(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  }).toPass();
}

test("what was missed is told in a few popups and one that counts the rest, and the inbox has it all", async ({
  browser,
  request,
}) => {
  const { candidate, recruiter } = await openConversation(request);
  const page = await openAs(browser, candidate, "/account");
  const connection = await controlLiveConnection(page);
  await page.clock.install();
  await page.goto("/account");
  await expect(page.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();
  // Popups do not go while a slow machine is still looking.
  await pauseClock(page);
  await connection.lose();
  const titles = Array.from({ length: 15 }, (_, index) => `Cook number ${index}`);
  for (const title of titles) await postJob(request, recruiter, { title });
  connection.restore();

  const popups = page.getByRole("region", { name: "Live notifications" }).getByRole("group");
  const summary = page.getByRole("button", { name: "12 more" });
  await expect(async () => {
    await page.clock.runFor(250);
    await expect(summary).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(popups).toHaveCount(4);
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.clock.resume();

  const inbox = page.getByRole("dialog", { name: "Notifications" });
  for (const title of titles) await expect(inbox.getByText(title, { exact: true })).toBeVisible();
  // Nothing lies over it, and the keyboard goes on at the bell.
  await expect(popups).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 15 unread");
});

test("a popup stays five seconds, longer while somebody points at it, and not for ever under a mouse that rests", async ({
  browser,
  request,
}) => {
  const { candidate, recruiter } = await openConversation(request);
  const page = await openAs(browser, candidate, "/account");
  await page.clock.install();
  await page.goto("/interviews");
  await expect(page.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();
  const popup = page.getByRole("button", { name: "New job posted" });
  await postJob(request, recruiter, { title: "Cook" });
  await expect(popup).toBeVisible();
  await pauseClock(page);
  await popup.hover();
  const { x, y } = (await popup.boundingBox()) ?? { x: 0, y: 0 };
  for (const moved of [4, 8, 12]) {
    await page.mouse.move(x + moved, y + moved);
    await page.clock.runFor(4_000);
    await expect(popup).toBeVisible();
  }
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(popup).toBeHidden({ timeout: 200 });
  }).toPass();
});

for (const hasTouch of [false, true]) {
  test(`a popup leads to what it speaks of with ${hasTouch ? "the first tap" : "a click"}`, async ({
    browser,
    request,
  }) => {
    const { candidate, recruiter } = await openConversation(request);
    const page = await openAs(browser, candidate, "/interviews", { hasTouch });
    await expect(page.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();
    const { _id } = await postJob(request, recruiter, { title: "Cook" });
    const popup = page.getByRole("button", { name: "New job posted" });
    await (hasTouch ? popup.tap() : popup.click());
    await expect(page).toHaveURL(new RegExp(`/jobs/${_id}$`));
    await expect(popup).toBeHidden();
  });
}

test("a popup takes no click of a mouse that rests where it comes up", async ({ browser, request }) => {
  const { candidate, recruiter } = await openConversation(request);
  const page = await openAs(browser, candidate, "/interviews");
  await expect(page.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();
  const popup = page.getByRole("button", { name: "New job posted" });
  const region = page.getByRole("region", { name: "Live notifications" });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect(region).toBeAttached();
  await page.mouse.move(width - 160, height - 60);
  await page.mouse.move(width - 150, height - 50, { steps: 3 });
  await postJob(request, recruiter, { title: "Cook" });
  await expect(popup).toBeVisible();
  await expect(region.getByRole("group")).toHaveCSS("pointer-events", "none");
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/interviews$/);

  await page.mouse.move(width - 140, height - 55, { steps: 3 });
  await expect(region.getByRole("group")).toHaveCSS("pointer-events", "auto");
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/jobs\//);
});
