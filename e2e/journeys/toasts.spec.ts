import { expect, type Locator, type Page } from "@playwright/test";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { seedScreens } from "../support/seed-screens.ts";
import { test } from "../support/test.ts";

/** The least phone, a phone, a tablet, a laptop and a wide screen. */
const WIDTHS = [320, 390, 768, 1024, 1440];
/** Where a toast lies below the bar while the page is at its top. */
const WIDE = [1024, 1440];

test("a toast covers nothing that is read or pressed at the top of a screen", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const { _id: jobId } = await postJob(request, recruiter, { title: "Night Baker" });

  await test.step("of the account", async () => {
    const page = await openAs(browser, candidate, "/account");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByLabel("Name", { exact: true }).fill(`Kavindu ${width}`);
      await page.getByRole("button", { name: "Discard changes" }).click();
      await expectClear(page, "Your changes were discarded.");
    }
  });

  await test.step("of the account, further down", async () => {
    const page = await openAs(browser, candidate, "/account");
    for (const width of WIDE) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByLabel("Name", { exact: true }).fill(`Kavindu ${width}`);
      await page.getByRole("button", { name: "Discard changes" }).click();
      await expectWithinBar(page, "Your changes were discarded.");
    }
  });

  await test.step("of a job, whose heading has a way back above it", async () => {
    const page = await openAs(browser, recruiter, `/jobs/${jobId}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole("button", { name: "Close job" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Close job" }).click();
      await expectClear(page, "Job closed.");
      await callApi(request, recruiter, { method: "PATCH", path: `/jobs/${jobId}/reopen` });
      await page.reload();
    }
  });
});

test("in an open dialog a toast leaves its buttons free, and several take the room of one until one comes to them", async ({
  browser,
  request,
}) => {
  const { recruiter, jobId, applicationId } = await seedScreens(request);
  const page = await openAs(browser, recruiter, `/applicants/${jobId}?applicationId=${applicationId}`);
  const dialog = page.getByRole("dialog");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await dialog.getByRole("button", { name: "Shortlist" }).click();
    await expectClear(page, "is on the shortlist", DIALOG_BUTTONS);
    await dialog.getByRole("button", { name: "Reconsider" }).click();
    await expectClear(page, "is being considered again", DIALOG_BUTTONS);
  }
  await dialog.getByRole("button", { name: "Shortlist" }).click();
  await dialog.getByRole("button", { name: "Reconsider" }).click();
  const region = page.getByRole("region", { name: "Notices" });
  const toasts = region.getByRole("group");
  await expect(toasts).toHaveCount(2);
  await page.keyboard.press("F6");
  await expect(region).toBeFocused();
  await expect(toasts.last()).toContainText("is on the shortlist");
  for (const toast of [toasts.last(), toasts.first()])
    await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toasts).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

/** What is used here of an element of the page. */
interface Thing {
  readonly textContent: string;
  getBoundingClientRect: () => { left: number; right: number; top: number; bottom: number; width: number };
}

/** What is read or pressed at the top of a screen, but for the name of the product, which the menu has as well. */
const TOP_OF_SCREEN =
  "header :is(a, button):not([aria-label='Rolecall, home']), main :is(h1, h2, p, a, button, label)";

/** In the head of a dialog, and what is decided in it; what can be scrolled lies below. */
const DIALOG_BUTTONS = "[role=dialog] > :first-child :is(a, button), [role=dialog] fieldset button";

/** Where the page has been scrolled, the toast is in view and over nothing but the bar. */
async function expectWithinBar(page: Page, text: string): Promise<void> {
  const toast = page.getByRole("region", { name: "Notices" }).getByRole("group").filter({ hasText: text });
  // Pointed at, it stays for as long as the looking takes.
  await toast.hover();
  await page.evaluate("scrollTo(0, 400)");
  const lowerEdge = async (thing: Locator) => {
    const { y, height } = (await thing.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height;
  };
  const bar = await lowerEdge(page.getByRole("banner"));
  await expect.poll(() => lowerEdge(toast), `${page.viewportSize()?.width} px`).toBeLessThanOrEqual(bar);
  await expect(toast).toBeInViewport({ ratio: 1 });
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toHaveCount(0);
  await page.evaluate("scrollTo(0, 0)");
}

/** The toast is there, in view, and over none of these. */
async function expectClear(page: Page, text: string, others = TOP_OF_SCREEN): Promise<void> {
  const toast = page.getByRole("region", { name: "Notices" }).getByRole("group").filter({ hasText: text });
  // Pointed at, it stays for as long as the looking takes.
  await toast.hover();
  await page.evaluate("scrollTo(0, 0)");
  await expect(toast).toBeInViewport({ ratio: 1 });
  const box = await toast.boundingBox();
  if (!box) throw new Error("The toast has gone.");
  const covered = await page.locator(others).evaluateAll((things: Thing[], { x, y, width, height }) => {
    const lies = things.filter((thing) => {
      const own = thing.getBoundingClientRect();
      const beside = own.left >= x + width || own.right <= x;
      // A pixel is the border of a line of text.
      return own.width > 1 && !beside && own.top + 1 < y + height && own.bottom > y;
    });
    return lies.map((thing) => thing.textContent);
  }, box);
  expect(covered, `${page.viewportSize()?.width} px`).toEqual([]);
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toHaveCount(0);
}
