import { expect, type Locator } from "@playwright/test";
import { callApi, openAs } from "../support/people.ts";
import { seedScreens } from "../support/seed-screens.ts";
import { test } from "../support/test.ts";

const DAY_MS = 86_400_000;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("It is not on the page.");
  return box;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
  { width: 390, height: 844 },
]) {
  test(`a popup leaves the actions of a dialog free, and is read to its end, at ${viewport.width} pixels`, async ({
    browser,
    request,
  }) => {
    const { recruiter, candidate, interviewId, jobId } = await seedScreens(request);
    const { interview: other } = await callApi(request, recruiter, {
      method: "POST",
      path: "/interviews",
      data: { candidateId: candidate.userId, jobId, scheduledDate: new Date(Date.now() + 9 * DAY_MS) },
    });
    const page = await openAs(browser, recruiter, `/interviews?action=reschedule&interviewId=${interviewId}`);
    await page.setViewportSize(viewport);
    const action = page.getByRole("dialog").getByRole("button", { name: "Reschedule interview" });
    await expect(action).toBeVisible();
    await expect(page.getByText("Live", { exact: true })).toBeAttached();
    await callApi(request, candidate, {
      method: "PATCH",
      path: `/interviews/${other._id}/cancel`,
      data: { reason: "I have accepted another offer." },
    });
    const text = page
      .getByRole("region", { name: "Live notifications" })
      .getByText("Reason: I have accepted another offer.");
    await expect(text).toBeVisible();
    // What is cut off by a limit of lines takes up no room.
    expect(await text.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(0);
    const popup = page.getByRole("region", { name: "Live notifications" }).locator("> *").first();
    expect(overlap(await boxOf(popup), await boxOf(action))).toBe(false);
  });
}
