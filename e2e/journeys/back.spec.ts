import { expect } from "@playwright/test";
import { openAs, postJob, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

test("on a phone, back closes the panel that lies over a screen, and only then leaves the screen", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const candidate = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  const page = await openAs(browser, candidate, "/account");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText("Live", { exact: true })).toBeAttached();
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Interviews" }).click();
  await expect(page).toHaveURL(/\/interviews$/);

  await test.step("the menu", async () => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/interviews$/);
  });

  await test.step("the inbox, which takes the place of the popups", async () => {
    await postJob(request, recruiter, { title: "Night Baker" });
    const popup = page.getByRole("region", { name: "Live notifications" }).getByText("Night Baker");
    await expect(popup).toBeVisible();
    await page.getByRole("button", { name: /^Notifications/ }).click();
    const inbox = page.getByRole("dialog", { name: "Notifications" });
    await expect(inbox.getByText("Night Baker")).toBeVisible();
    await expect(popup).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/interviews$/);
  });

  await page.goBack();
  await expect(page).toHaveURL(/\/account$/);

  await test.step("the bar with the way to all of them stays in view", async () => {
    await page.getByRole("button", { name: "Delete account…" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: "Account", exact: true })).not.toBeInViewport();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeInViewport({ ratio: 1 });
  });
});
