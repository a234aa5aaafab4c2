import { expect, type Page } from "@playwright/test";
import { openAs, signUp } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { seedScreens } from "../support/seed-screens.ts";
import { test } from "../support/test.ts";

/** What people and tools look for on a screen, as they say it: a part of the name, in any case. */
type Names = Readonly<
  Partial<Record<"label" | "text" | "heading" | "button" | "link" | "tab", readonly string[]>>
>;

async function expectOneOfEach(page: Page, path: string, { label, text, ...roles }: Names) {
  await page.goto(path);
  for (const name of label ?? [])
    await expect(page.getByLabel(name), `${path}: label ${name}`).toHaveCount(1);
  for (const name of text ?? []) await expect(page.getByText(name), `${path}: text ${name}`).toHaveCount(1);
  for (const role of ["heading", "button", "link", "tab"] as const)
    for (const name of roles[role] ?? [])
      await expect(page.getByRole(role, { name }), `${path}: ${role} ${name}`).toHaveCount(1);
}

const everywhere = { link: ["Messages", "Interviews", "AI CV Analysis"], button: ["Logout"] };
const recruiterNav = { ...everywhere, link: [...everywhere.link, "Post Job"] };
const schedule = { label: ["Candidate", "Job", "Title", "Duration", "Time zone", "Meeting URL", "Passcode"] };
const jobForm = {
  label: [
    ...[
      "Title",
      "Description",
      "Required skills",
      "Required years",
      "City",
      "Remote",
      "Hybrid",
      "Salary min",
    ],
    ...["Salary max", "Currency", "Salary period", "Company name", "Company size", "Industry", "Job type"],
    ...["Priority level", "Benefits"],
  ],
};
const tabs = ["All", "Upcoming", "Confirmed", "Rescheduled", "Completed", "Cancelled"];

test("each name that the specification gives names one thing on its screen", async ({ browser, request }) => {
  const { recruiter, candidate, jobId, conversationId } = await seedScreens(request);
  const problems: string[][] = [];

  await test.step("of a recruiter with jobs", async () => {
    const page = await openAs(browser, recruiter, "/dashboard");
    problems.push(watchProblems(page));
    await expectOneOfEach(page, "/dashboard", {
      ...recruiterNav,
      button: ["Search", "Delete"],
      text: ["Jobs Posted", "Total Applicants", "AI Matches Today", "My Posted Jobs", "View Applicants"],
    });
    const ownerActions = ["Schedule Interview", "Edit Job", "Delete Job"];
    await expectOneOfEach(page, `/jobs/${jobId}`, {
      ...recruiterNav,
      button: ownerActions,
      text: ownerActions,
    });
    await expectOneOfEach(page, `/applicants/${jobId}`, {
      button: ["Back", "Delete"],
      text: [candidate.email],
    });
    await expectOneOfEach(page, "/interviews", { button: ["Schedule Interview"], tab: tabs });
    await expectOneOfEach(page, "/schedule-interview", { ...recruiterNav, ...schedule });
    await expectOneOfEach(page, "/post-job", { ...jobForm, button: ["Post Job"] });
    await expectOneOfEach(page, `/edit-job/${jobId}`, jobForm);
    await expectOneOfEach(page, `/messages?conversationId=${conversationId}`, { label: ["Message to"] });
  });

  await test.step("of a new recruiter", async () => {
    const page = await openAs(
      browser,
      await signUp(request, { name: "Ishara Fernando", role: "recruiter" }),
      "/dashboard",
    );
    problems.push(watchProblems(page));
    await expectOneOfEach(page, "/dashboard", { ...recruiterNav, text: ["Post Job"] });
    await expectOneOfEach(page, "/interviews", { ...recruiterNav, button: ["Schedule Interview"] });
    await expectOneOfEach(page, "/schedule-interview", { ...recruiterNav, ...schedule });
  });

  await test.step("of a candidate", async () => {
    const page = await openAs(browser, candidate, "/dashboard");
    problems.push(watchProblems(page));
    await expectOneOfEach(page, "/dashboard?keyword=engineer", {
      ...everywhere,
      button: ["Search", "Recommended Jobs"],
      text: ["Total Jobs", "Recommended Jobs", "AI Matches Today", "N/A"],
    });
    await expectOneOfEach(page, `/jobs/${jobId}`, {
      link: [...everywhere.link, "My applications"],
      button: [...everywhere.button, "Contact Recruiter"],
    });
    await expectOneOfEach(page, "/profile", {
      heading: ["Professional Profile", "CV", "AI insights"],
      label: ["Summary", "Skills"],
      button: ["Save", "Update CV"],
    });
    await expectOneOfEach(page, "/account", {
      heading: ["Account", "Change password"],
      link: ["Professional Profile"],
      label: ["Name", "Email", "Current password", "New password", "Confirm"],
      button: ["Save", "Change password"],
    });
    await expectOneOfEach(page, "/cv-analysis", { tab: ["Upload & Analyze", "Analysis Results", "History"] });
  });

  await test.step("a link that is a button answers to Space, and opens another tab", async () => {
    const page = await openAs(browser, recruiter, `/jobs/${jobId}`);
    problems.push(watchProblems(page));
    const edit = page.getByRole("button", { name: "Edit Job" });
    // What the other tab asks for: of a tab opened so, the browser does not always tell.
    const opened = page
      .context()
      .waitForEvent("request", (request) => request.url().endsWith(`/edit-job/${jobId}`));
    await edit.click({ modifiers: ["ControlOrMeta"] });
    await opened;
    await expect(page).toHaveURL(new RegExp(`/jobs/${jobId}$`));
    await edit.press("Space");
    await expect(page).toHaveURL(new RegExp(`/edit-job/${jobId}$`));
    await page.getByRole("button", { name: "Back to dashboard" }).press("Enter");
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  expect(problems.flat()).toEqual([]);
});
