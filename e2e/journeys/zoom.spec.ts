import { expect, type Locator } from "@playwright/test";
import { openAs } from "../support/people.ts";
import { seedScreens } from "../support/seed-screens.ts";
import { test } from "../support/test.ts";

test("at 400 % what stays in view elsewhere leaves room for what one came for", async ({
  browser,
  request,
}) => {
  const { recruiter, jobId, applicationId, conversationId } = await seedScreens(request);
  const page = await openAs(browser, recruiter, "/dashboard");
  // 1280 by 1024, four times as large (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });

  await test.step("a dialog scrolls as a whole, to the field and to its buttons", async () => {
    await page.goto(`/applicants/${jobId}?decline=${applicationId}`);
    const dialog = page.getByRole("dialog", { name: "Decline applicant" });
    const send = dialog.getByRole("button", { name: "Send answer" });
    await expect(send).not.toBeInViewport();
    const message = dialog.getByLabel("Message to the candidate");
    await message.evaluate((field) => field.scrollIntoView({ block: "center" }));
    // It fills the window, where a header and buttons that stay would leave it a line.
    await expect.poll(() => visibleHeight(message, dialog)).toBeGreaterThan(200);
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
  });

  await test.step("a conversation is as high as its messages need to be read", async () => {
    await page.goto(`/messages?conversationId=${conversationId}`);
    const text = page.getByRole("region", { name: /^Thread with/ }).getByText("Is the position still open?");
    await text.scrollIntoViewIfNeeded();
    await expect(text).toBeInViewport({ ratio: 1 });
  });

  await test.step("neither the bar above nor the buttons below lie over a form", async () => {
    await page.goto("/post-job");
    const description = page.getByLabel("Description");
    await description.scrollIntoViewIfNeeded();
    await expect(page.getByRole("navigation")).not.toBeInViewport();
    await expect(page.getByRole("button", { name: "Post job" })).not.toBeInViewport();
  });
});

/** How much of a field is to be seen in its dialog, in pixels. */
async function visibleHeight(field: Locator, dialog: Locator): Promise<number> {
  const inner = await field.boundingBox();
  const outer = await dialog.boundingBox();
  if (!inner || !outer) return 0;
  return Math.min(inner.y + inner.height, outer.y + outer.height) - Math.max(inner.y, outer.y);
}
