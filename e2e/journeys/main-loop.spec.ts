import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { DOCX_CV, SAMPLE_CV } from "../support/cvs.ts";
import { test } from "../support/test.ts";

const PASSWORD = "a-good-password";

interface Person {
  readonly name: string;
  readonly email: string;
  readonly role: "Candidate" | "Recruiter";
}

async function signUpAndIn(page: Page, person: Person): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel("Full name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("radio", { name: person.role }).check();
  await page.getByRole("button", { name: "Signup" }).click();
  await expect(page.getByText("Signup successful!")).toBeVisible();
  await expect(page).toHaveURL("/");
  // Just typed, so it is not asked for again.
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

async function postJob(
  page: Page,
  job: { title: string; description: string; skills: string; years: string },
): Promise<void> {
  await page.goto("/post-job");
  await page.getByLabel("Title", { exact: true }).fill(job.title);
  await page.getByLabel("Description").fill(job.description);
  await page.getByLabel("Required skills").fill(job.skills);
  await page.getByLabel("Required years of experience").fill(job.years);
  await page.getByLabel("City").fill("Colombo");
  await page.getByRole("button", { name: "Post job" }).click();
  await expect(page.getByText("Job posted successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole("heading", { name: "My Posted Jobs" })).toBeVisible();
  await expect(page.getByRole("heading", { name: job.title })).toBeVisible();
}

async function apply(page: Page, title: string, file: string): Promise<void> {
  await page.goto("/dashboard");
  await page.getByLabel("Keyword").fill(title);
  await page.getByLabel("Keyword").press("Enter");
  await expect(page.getByRole("heading", { name: /Search Results/ })).toBeVisible();
  await page.getByRole("link", { name: title }).first().click();
  await page.getByRole("button", { name: "Apply with CV Upload" }).click();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(
    page.getByText("Application submitted successfully! Your CV is being analyzed."),
  ).toBeVisible();
}

test("post a job, find it, apply with a real CV, see it ranked, live", async ({ browser }) => {
  const mark = randomUUID().slice(0, 8);
  const backend = `Backend Engineer ${mark}`;
  const recruiterContext = await browser.newContext();
  const candidateContext = await browser.newContext();
  const recruiter = await recruiterContext.newPage();
  const candidate = await candidateContext.newPage();

  await test.step("a recruiter signs up and posts two jobs", async () => {
    await signUpAndIn(recruiter, { name: "Ruwan Silva", email: `${mark}-r@example.com`, role: "Recruiter" });
    await postJob(recruiter, {
      title: backend,
      description: "Payment services that must not lose money.",
      skills: "Java, Kubernetes, Welding",
      years: "4",
    });
    await postJob(recruiter, {
      title: `Baker ${mark}`,
      description: "Bread for three cafés.",
      skills: "Baking, Pastry",
      years: "1",
    });
  });

  await test.step("a candidate signs up and sets the profile up with a CV", async () => {
    await signUpAndIn(candidate, {
      name: "Kavindu Senarath",
      email: `${mark}-c@example.com`,
      role: "Candidate",
    });
    const dialog = candidate.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "Skip for now" })).toBeVisible();
    await dialog.locator('input[type="file"]').setInputFiles(SAMPLE_CV);
    await dialog.getByRole("button", { name: "Upload & Analyze" }).click();
    await expect(dialog.getByText("skills extracted")).toBeVisible();
    await expect(dialog.getByText("Mid-Level")).toBeVisible();
    await expect(dialog.getByText("work positions")).toBeVisible();
    await dialog.getByRole("button", { name: "Complete Setup & Continue" }).click();
    await expect(
      candidate.getByText("Your profile has been successfully set up with AI analysis!"),
    ).toBeVisible();
  });

  await test.step("finds the job among the recommended ones, with score and skills", async () => {
    const tile = candidate.getByRole("button", { name: /Recommended Jobs/ });
    await tile.click();
    await expect(candidate.getByRole("heading", { name: "Recommended For You" })).toBeVisible();
    // A second press, half of a double click say, changes nothing.
    await tile.click();
    await expect(tile).toHaveAttribute("aria-pressed", "true");
    const card = candidate.getByRole("listitem").filter({ hasText: backend });
    await expect(card.getByText(/\d+% match/)).toBeVisible();
    await expect(card.getByText("Java", { exact: true })).toBeVisible();
    // The CV's newest position goes on, so the figure grows with the calendar.
    await expect(card.getByText(/^\d+(\.\d)? \/ 4 years required/)).toBeVisible();
  });

  await test.step("sees on the list itself why the job is recommended", async () => {
    await candidate.getByRole("button", { name: `Why this score: ${backend}` }).click();
    const why = candidate.getByRole("dialog", { name: "Why this score" });
    await why.getByRole("button", { name: "Kubernetes", exact: true }).click();
    await expect(why.getByText(/Moved 22 services to Kubernetes/)).toBeVisible();
    await candidate.keyboard.press("Escape");
    await expect(why).toBeHidden();
  });

  await test.step("sees the line of the own CV behind a skill that matches", async () => {
    await candidate
      .getByRole("listitem")
      .filter({ hasText: backend })
      .getByRole("link", { name: backend })
      .click();
    const why = candidate.getByRole("region", { name: "Why this score" });
    await why.getByRole("button", { name: "Kubernetes", exact: true }).click();
    await expect(why.getByText(/Moved 22 services to Kubernetes/)).toBeVisible();
  });

  await test.step("applies with a PDF, and to the other job with a DOCX; the recruiter hears of it live", async () => {
    await apply(candidate, backend, SAMPLE_CV);
    await expect(recruiter.getByText(`Kavindu Senarath applied for ${backend}.`).first()).toBeVisible();
    await apply(candidate, `Baker ${mark}`, DOCX_CV);
  });

  const second = await browser.newContext();
  await test.step("another candidate applies to the first job", async () => {
    const page = await second.newPage();
    await signUpAndIn(page, { name: "Nimal Baker", email: `${mark}-d@example.com`, role: "Candidate" });
    await page.getByRole("dialog").getByRole("button", { name: "Skip for now" }).click();
    await apply(page, backend, DOCX_CV);
  });

  await test.step("the recruiter sees both ranked, with reasons that quote the CV", async () => {
    await recruiter
      .getByRole("listitem")
      .filter({ hasText: backend })
      .getByRole("link", { name: "View Applicants" })
      .click();
    const cards = recruiter.getByRole("listitem").filter({ hasText: "@example.com" });
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText("Kavindu Senarath");
    await expect(cards.last()).toContainText("Nimal Baker");
    await cards.first().getByRole("link", { name: "Kavindu Senarath" }).click();
    const dialog = recruiter.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Strengths" })).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Areas for improvement" })).toBeVisible();
    await expect(dialog.getByText("Welding").first()).toBeVisible();
    const strengths = dialog
      .locator("section")
      .filter({ has: recruiter.getByRole("heading", { name: "Strengths" }) });
    await strengths.getByRole("button").first().click();
    await expect(strengths.getByText(/^Line \d+$/).first()).toBeVisible();
    const parts = dialog.getByRole("region", { name: "How the score adds up" });
    const line = parts.getByText(/Moved 22 services to Kubernetes with Helm/);
    await expect(line).toBeHidden();
    await parts.getByRole("button", { name: /^Kubernetes/ }).click();
    await expect(line).toBeVisible();
  });

  await test.step("goes on to the next without closing the details, and the keyboard stays where it is", async () => {
    const dialog = recruiter.getByRole("dialog");
    const next = dialog.getByRole("button", { name: "Next applicant" });
    await next.focus();
    await recruiter.keyboard.press("Enter");
    await expect(dialog.getByRole("heading", { name: "Nimal Baker" })).toBeVisible();
    await expect(dialog.getByText("2 of 2")).toBeVisible();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toBeFocused();
    await dialog.getByRole("button", { name: "Previous applicant" }).click();
    await expect(dialog.getByRole("heading", { name: "Kavindu Senarath" })).toBeVisible();
    await recruiter.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("and deletes one after confirming", async () => {
    const card = recruiter.getByRole("listitem").filter({ hasText: "Nimal Baker" });
    await card.getByRole("button", { name: /Delete/ }).click();
    const confirm = recruiter.getByRole("alertdialog");
    await expect(confirm.getByText("Are you sure you want to delete this applicant?")).toBeVisible();
    await confirm.getByRole("button", { name: "Delete applicant" }).click();
    await expect(recruiter.getByText("Application deleted successfully!")).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  await Promise.all([recruiterContext.close(), candidateContext.close(), second.close()]);
});
