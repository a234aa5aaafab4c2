import { type Browser, expect, type Page } from "@playwright/test";
import { layoutShiftOf, watchLayoutShift } from "../support/layout-shift.ts";
import { callApi, type Person, signUp } from "../support/people.ts";
import { type Seed, seedScreens } from "../support/seed-screens.ts";
import { test } from "../support/test.ts";

/** A shift below this is not seen; 0.1 is what is called good. */
const MOST = 0.02;
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

let seed: Seed;
test.beforeAll(async ({ request }) => {
  seed = await seedScreens(request);
});

/** Opens a screen over a network on which each answer comes in its own time. */
async function openSlowly(
  browser: Browser,
  { token, role, userId }: Person,
  { path, viewport }: { path: string; viewport: { width: number; height: number } },
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(
    (session) => localStorage.setItem("user", session),
    JSON.stringify({ token, role, userId }),
  );
  const page = await context.newPage();
  await watchLayoutShift(page);
  let calls = 0;
  await page.route("**/api/trpc/**", async (route) => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, 150 * (calls % 4)));
    await route.continue();
  });
  await page.goto(path);
  return page;
}

for (const viewport of SIZES) {
  test(`nothing moves while the jobs screen loads, ${viewport.width} px wide`, async ({
    browser,
    request,
  }) => {
    const page = await openSlowly(browser, seed.candidate, { path: "/dashboard", viewport });
    await expect(page.getByRole("navigation", { name: "Saved searches" })).toBeVisible();
    await expect(
      page.getByRole("region", { name: "All Available Jobs" }).getByRole("article"),
    ).not.toHaveCount(0);
    expect(await layoutShiftOf(page)).toBeLessThan(MOST);

    // Without a CV there is a banner above everything.
    const newcomer = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
    const other = await openSlowly(browser, newcomer, { path: "/dashboard", viewport });
    await expect(other.getByText("Upload Your CV to Get Started")).toBeVisible();
    expect(await layoutShiftOf(other)).toBeLessThan(MOST);
  });

  test(`nothing moves while a search loads, ${viewport.width} px wide`, async ({ browser }) => {
    const page = await openSlowly(browser, seed.candidate, { path: "/dashboard?keyword=engineer", viewport });
    await expect(page.getByText(/^Page 1 of \d+ \(\d+ total\)$/)).toBeVisible();
    await expect(page.getByRole("article")).not.toHaveCount(0);
    // A line of text on a phone is twice as much.
    expect(await layoutShiftOf(page)).toBeLessThan(MOST / 2);
  });

  test(`nothing moves while an applicant loads, ${viewport.width} px wide`, async ({ browser, request }) => {
    const { recruiter, jobId, applicationId } = seed;
    await expect
      .poll(async () => {
        const [one] = await callApi(request, recruiter, { method: "GET", path: `/applications/${jobId}` });
        return one.analysisStatus;
      })
      .toBe("done");
    const path = `/applicants/${jobId}?applicationId=${applicationId}`;
    const page = await openSlowly(browser, recruiter, { path, viewport });
    const parts = page.getByRole("dialog").getByRole("region", { name: "How the score adds up" });
    await expect(parts).toBeAttached();
    expect(await layoutShiftOf(page)).toBeLessThan(MOST);
  });
}
