import AxeBuilder from "@axe-core/playwright";
import { type Browser, expect, type Page } from "@playwright/test";
import { findCrushedText } from "../support/crushed-text.ts";
import { callApi, openAs, type Person, postJob, signUp } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { reportsCommand } from "../support/reports-command.ts";
import { type Seed, seedScreens } from "../support/seed-screens.ts";
import { findSmallTargets } from "../support/small-targets.ts";
import { test } from "../support/test.ts";

interface Screen {
  readonly path: string;
  /** The screen's heading, or that of the dialog it opens. */
  readonly heading: string | RegExp;
}

const guestScreens: readonly Screen[] = [
  { path: "/", heading: "Welcome back" },
  { path: "/signup", heading: "Create your account" },
];

interface World extends Seed {
  readonly closedJobId: string;
}

function sharedScreens({ jobId, closedJobId, conversationId, interviewId }: World): Screen[] {
  return [
    { path: "/dashboard", heading: /^Welcome, / },
    { path: "/dashboard?keyword=engineer", heading: /^Search Results \(\d+ jobs\)$/ },
    { path: `/jobs/${jobId}`, heading: /^Senior Backend Engineer/ },
    { path: `/jobs/${closedJobId}`, heading: "Night Nurse" },
    { path: "/account", heading: "Account" },
    { path: "/account?dialog=delete", heading: "Delete your account?" },
    { path: "/messages", heading: "Messages" },
    { path: `/messages?conversationId=${conversationId}`, heading: "Messages" },
    { path: "/interviews", heading: "Interviews" },
    { path: `/interviews/${interviewId}`, heading: "Technical interview" },
    { path: "/cv-analysis", heading: "AI CV Analysis" },
    { path: "/no/such/page", heading: "There is no such page" },
  ];
}

function recruiterScreens(seed: World): Screen[] {
  const { jobId, applicationId, interviewId, candidate } = seed;
  return [
    ...sharedScreens(seed),
    { path: "/post-job", heading: "Post a job" },
    { path: `/edit-job/${jobId}`, heading: "Edit job" },
    { path: `/applicants/${jobId}`, heading: "Applicants" },
    { path: `/applicants/${jobId}?applicationId=${applicationId}`, heading: candidate.name },
    { path: `/applicants/${jobId}?decline=${applicationId}`, heading: "Decline applicant" },
    // Beside somebody who is not there.
    { path: `/applicants/${jobId}/compare?ids=${applicationId}_${jobId}`, heading: "Compare applicants" },
    {
      path: `/schedule-interview?jobId=${jobId}&candidateId=${candidate.userId}`,
      heading: "Schedule interview",
    },
    { path: `/interviews?action=reschedule&interviewId=${interviewId}`, heading: "Reschedule interview" },
  ];
}

function candidateScreens(seed: World): Screen[] {
  return [
    ...sharedScreens(seed),
    { path: "/dashboard?mode=recommended", heading: "Recommended For You" },
    { path: "/dashboard?keyword=engineer&remote=true&dialog=save", heading: "Save this search" },
    { path: "/dashboard?dialog=saved", heading: "Saved searches" },
    { path: "/profile", heading: "Professional Profile" },
    { path: "/profile?tab=applications", heading: "My applications" },
    { path: "/cv-analysis?tab=history", heading: "AI CV Analysis" },
    { path: `/interviews?action=cancel&interviewId=${seed.interviewId}`, heading: "Cancel interview" },
  ];
}

// A trace of every axe run would cost more than the runs themselves.
test.use({ trace: "off" });
// A test here is some fifteen screens, each looked at four times. Two are as long as ten journeys, so the first half of
// the file and the second, each with one of them, go to different workers.
test.describe.configure({ timeout: 240_000, mode: "parallel" });

let seed: World;
test.beforeAll(async ({ request }) => {
  const world = await seedScreens(request);
  const { _id: closedJobId } = await postJob(request, world.recruiter, { title: "Night Nurse" });
  await callApi(request, world.recruiter, { method: "PATCH", path: `/jobs/${closedJobId}/close` });
  seed = { ...world, closedJobId };
});

test("every screen of a recruiter passes the checks", async ({ browser }) => {
  await inspectAs(browser, seed.recruiter, recruiterScreens(seed));
});

test("every screen for guests passes the checks", async ({ page }) => {
  await inspect(page, guestScreens);
});

test("the screen of who is suspended passes the checks", async ({ browser, request }) => {
  const person = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  await reportsCommand("--person", person.userId, "--suspend");
  const { email, password } = person;
  const data = { email, password };
  const session = await callApi(request, { token: "" }, { method: "POST", path: "/auth/login", data });
  const page = await openAs(browser, { ...person, ...session }, "/account");
  await expect(page.getByText("is suspended", { exact: false })).toBeVisible();
  await inspect(page, [
    { path: "/account", heading: "Account" },
    { path: "/account?dialog=delete", heading: "Delete your account?" },
  ]);
});

test("every screen of a candidate passes the checks", async ({ browser }) => {
  await inspectAs(browser, seed.candidate, candidateScreens(seed));
});

test("the guard sends the logged-out to the login", async ({ page }) => {
  for (const { path } of [...recruiterScreens(seed), { path: "/profile" }]) {
    if (path.startsWith("/no/")) continue;
    await page.goto(path);
    await expect(page, path).toHaveURL(/^[^/]+\/\/[^/]+\/(\?.*)?$/);
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  }
});

test("the guard sends the logged-in, and the wrong role, to the dashboard", async ({ browser }) => {
  const { jobId } = seed;
  const recruiter = await openAs(browser, seed.recruiter, "/dashboard");
  await expectDashboard(recruiter, ["/", "/signup", "/profile"]);
  await recruiter.context().close();
  const candidate = await openAs(browser, seed.candidate, "/dashboard");
  await expectDashboard(candidate, [
    "/",
    "/signup",
    "/post-job",
    `/edit-job/${jobId}`,
    `/applicants/${jobId}`,
    "/schedule-interview",
  ]);
  await candidate.context().close();
});

async function expectDashboard(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
}

async function inspectAs(browser: Browser, person: Person, screens: readonly Screen[]): Promise<void> {
  const page = await openAs(browser, person, "/dashboard");
  await inspect(page, screens);
  await page.context().close();
}

/** Opens each screen: nothing in the console, nothing axe calls serious in either scheme, headings in their order, no sideways scrolling, nothing too small for a finger, and all of it readable in large text. */
async function inspect(page: Page, screens: readonly Screen[]): Promise<void> {
  const problems = watchProblems(page);
  // Colours that are still on their way to the other scheme would be measured half-way.
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  for (const { path, heading } of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await findViolations(page), `${path} in light`).toEqual([]);
      // The scheme changes colours and nothing else.
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findViolations(page, ["color-contrast"]), `${path} in dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
      await expectToFit(page, path);
      await expectToFitLargeText(page, path);
      expect(problems, path).toEqual([]);
    });
  }
}

/** Rules that axe calls moderate, and that are held all the same. */
const ALSO = ["heading-order"];

async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // There are no frames to join, so the older way, which is twice as fast, finds the same.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ id, impact }) => impact === "serious" || impact === "critical" || ALSO.includes(id))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** At the narrowest width that has to work (WCAG 1.4.10), where a finger has to find everything, too. */
async function expectToFit(page: Page, path: string): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page, `${path} at 320 pixels`);
  expect(await findSmallTargets(page), `${path} under a finger`).toEqual([]);
  if (usual) await page.setViewportSize(usual);
}

/** On a phone whose text is set to twice its size (WCAG 1.4.4). */
async function expectToFitLargeText(page: Page, path: string): Promise<void> {
  const usual = page.viewportSize();
  const html = page.locator("html");
  await page.setViewportSize({ width: 390, height: 844 });
  await html.evaluate(({ style }) => style.setProperty("font-size", "200%"));
  await expectNoSidewaysScrolling(page, `${path} in text of 200 %`);
  await expect.poll(() => findCrushedText(page), `${path} in text of 200 %`).toEqual([]);
  await html.evaluate(({ style }) => style.removeProperty("font-size"));
  if (usual) await page.setViewportSize(usual);
}

/** Panels that measure themselves follow a resize one frame later. */
async function expectNoSidewaysScrolling(page: Page, message: string): Promise<void> {
  await expect
    .poll(
      () => page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      message,
    )
    .toBeLessThanOrEqual(0);
}
