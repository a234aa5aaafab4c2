import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { findCrushedText } from "../support/crushed-text.ts";
import { DOCX_CV, SAMPLE_CV } from "../support/cvs.ts";
import { openAs, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

/** Counts how often the page goes empty again after it has shown something. */
const COUNT_BLANKS = `
  let shown = false;
  window.blanks = 0;
  new MutationObserver(() => {
    if (document.getElementById("root")?.textContent.trim()) shown = true;
    else if (shown) window.blanks += 1;
  }).observe(document, { childList: true, subtree: true });
`;

test("between the first paint and the first screen the page never goes blank", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const page = await openAs(browser, recruiter, "/dashboard");
  await page.addInitScript({ content: COUNT_BLANKS });
  for (const [path, heading] of [
    ["/interviews", "Interviews"],
    ["/dashboard", "Welcome, Ishara Fernando"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    expect(await page.evaluate("window.blanks"), path).toBe(0);
  }
});

test("signing up leads to the password, setting up to the jobs that fit", async ({ page }) => {
  await page.goto("/signup");
  await page.getByRole("button", { name: "Signup", exact: true }).click();
  const wrong = page.locator("main [aria-invalid=true]");
  await expect(wrong).toHaveCount(3);
  // What is said of a field goes when it is changed, and comes back when it is sent so.
  await page.getByLabel("Full name").fill("Nadeesha Perera");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await expect(wrong).toHaveCount(1);
  await page.getByRole("button", { name: "Signup", exact: true }).click();
  await expect(wrong).toHaveCount(2);
  await page.getByLabel("Email").fill(`${randomUUID()}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Signup", exact: true }).click();
  const password = page.getByLabel("Password", { exact: true });
  await expect(page).toHaveURL(/\/$/);
  await expect(password).toBeFocused();
  await page.keyboard.type("correct horse battery");
  await page.keyboard.press("Enter");
  const cv = page.getByLabel("Your CV");
  await cv.setInputFiles(DOCX_CV);
  await expect(page.getByText("Please upload a PDF file only")).toBeVisible();
  const advice = page.getByText("Save the document as a PDF");
  await expect(advice).toBeVisible();
  await cv.setInputFiles(SAMPLE_CV);
  await expect(advice).toBeHidden();
  await page.getByRole("button", { name: "Upload & Analyze" }).click();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: "Complete Setup & Continue" }).click();
  await expect(page.getByText("Your profile has been successfully set up")).toBeVisible();
  expect(await findCrushedText(page), "on a phone").toEqual([]);
  await page.getByRole("button", { name: "See what fits" }).click();
  await expect(page.getByRole("heading", { name: "Recommended For You" })).toBeVisible();
});

test("a new candidate is told on every screen what comes first", async ({ browser, request }) => {
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const page = await openAs(browser, candidate, "/dashboard");
  await page.getByRole("button", { name: "Skip for now" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Upload Your CV to Get Started")).toBeVisible();
  for (const [path, title, action] of [
    ["/dashboard?mode=recommended", "No recommendations yet.", "Upload CV"],
    ["/messages", "No conversations yet - Start applying to jobs to connect with recruiters", "Browse jobs"],
    ["/interviews", "No interviews yet", "Browse jobs"],
    ["/profile?tab=applications", "You have not applied to any job yet.", "Browse jobs"],
  ] as const) {
    await page.goto(path);
    await expect(main.getByText(title), path).toBeVisible();
    await expect(main.getByRole("link", { name: action }).last(), path).toBeVisible();
  }
  await page.goto("/dashboard?keyword=nobody-posts-this");
  await main.getByRole("button", { name: "Clear the search" }).click();
  await expect(main.getByRole("heading", { name: "All Available Jobs" })).toBeVisible();
  await page.goto("/cv-analysis?tab=history");
  await main.getByRole("button", { name: "Upload a CV" }).click();
  await expect(main.getByRole("button", { name: "Analyze CV" })).toBeVisible();
});

test("a new recruiter is led to the first job from every screen", async ({ browser, request }) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const page = await openAs(browser, recruiter, "/schedule-interview");
  const main = page.getByRole("main");
  await expect(main.getByText("You have not posted a job yet.")).toBeVisible();
  await main.getByRole("link", { name: "Post a job" }).click();
  await expect(page).toHaveURL(/\/post-job$/);
  for (const [path, title, action] of [
    ["/dashboard", "You haven't posted any jobs yet.", "Post a job"],
    ["/messages", "No conversations yet", "See your jobs"],
    ["/interviews", "No interviews yet", "Schedule the first one"],
  ] as const) {
    await page.goto(path);
    await expect(main.getByText(title), path).toBeVisible();
    await expect(main.getByRole("link", { name: action }).last(), path).toBeVisible();
  }
  await page.goto("/dashboard");
  await expect(main.getByRole("link", { name: "Post a job" })).toHaveCount(2);
  await expect(main.locator("a.bg-accent", { hasText: "Post a job" }), "one of them stands out").toHaveCount(
    1,
  );
});
