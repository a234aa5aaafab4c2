import { expect, type Page } from "@playwright/test";
import { layoutShiftOf, watchLayoutShift } from "../support/layout-shift.ts";
import { type Person, signUp } from "../support/people.ts";
import { seedScreens } from "../support/seed-screens.ts";
import { test } from "../support/test.ts";

/** A shift below this is not seen. */
const MOST = 0.02;

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Holds the program back until `release` is called; what the first paint needs comes through. */
async function holdProgram(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!first-paint)[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: () => resolve() };
}

/** Before the program of the next page runs. */
async function logInAs(page: Page, { token, role, userId }: Person): Promise<void> {
  await page.addInitScript(
    (session) => localStorage.setItem("user", session),
    JSON.stringify({ token, role, userId }),
  );
}

async function expectHeadingStays(page: Page, path: string, heading: string): Promise<void> {
  await watchLayoutShift(page);
  const { release } = await holdProgram(page);
  await page.goto(path, { waitUntil: "commit" });
  const first = page.getByRole("heading", { level: 1, name: heading });
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  release();
  const own = page.locator("h1[data-page-title]");
  await expect(own).toBeVisible();
  await expect(page.locator("h1")).toHaveCount(1);
  const after = await own.boundingBox();
  expect(after?.x).toBeCloseTo(before?.x ?? -1, 0);
  expect(after?.y).toBeCloseTo(before?.y ?? -1, 0);
  expect(await layoutShiftOf(page)).toBeLessThan(MOST);
}

for (const viewport of SIZES) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("the heading of login and signup is there before the program, in its place", async ({ page }) => {
      await expectHeadingStays(page, "/", "Welcome back");
      await page.unrouteAll({ behavior: "wait" });
      await expectHeadingStays(page, "/signup", "Create your account");
    });

    test("so is that of the jobs", async ({ page, request }) => {
      await logInAs(page, await signUp(request, { name: "Nimali Perera", role: "candidate" }));
      await expectHeadingStays(page, "/dashboard", "Welcome");
    });
  });
}

test("the first data come before the program, and are not asked for again", async ({ page, request }) => {
  const { candidate, jobId, conversationId } = await seedScreens(request);
  await logInAs(page, candidate);
  for (const { path, procedure, place, content } of [
    {
      path: `/jobs/${jobId}`,
      procedure: "jobs.get",
      place: "main p",
      content: "Own the settlement service.",
    },
    {
      path: `/messages?conversationId=${conversationId}`,
      procedure: "conversations.messages",
      place: "main section li",
      content: "Is the position still open?",
    },
  ]) {
    const { release } = await holdProgram(page);
    const early = page.waitForResponse((answer) => answer.url().includes(procedure));
    await page.goto(path, { waitUntil: "commit" });
    expect((await early).status(), path).toBe(200);
    // Whoever asks once more gets no answer.
    await page.route(
      (url) => url.pathname.startsWith("/api/trpc/") && url.pathname.includes(procedure),
      (route) => route.abort(),
    );
    release();
    await expect(page.locator(place).getByText(content), path).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

test("who will be led to another screen sees no heading of this one", async ({ browser, request }) => {
  const member = await signUp(request, { name: "Nimali Perera", role: "candidate" });
  for (const [path, person] of [
    ["/dashboard", undefined],
    ["/", member],
  ] as const) {
    const page = await (await browser.newContext()).newPage();
    if (person) await logInAs(page, person);
    const { release } = await holdProgram(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByText("Rolecall", { exact: true })).toBeVisible();
    await expect(page.locator("h1")).toBeAttached();
    await expect(page.locator("h1")).toBeHidden();
    release();
    await expect(page.locator("h1[data-page-title]")).toBeVisible();
    await page.context().close();
  }
});
