import { expect, type Page } from "@playwright/test";
import { applyTo, SAMPLE_CV } from "../support/cvs.ts";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { test } from "../support/test.ts";

test("a job is kept open, closed and reopened by its recruiter, and candidates see what it is", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const applicant = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const visitor = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  const { _id: jobId } = await postJob(request, recruiter, { title: "Theremin Teacher", urgency: "urgent" });
  await applyTo(request, applicant, { jobId });
  const owner = await openAs(browser, recruiter, `/jobs/${jobId}`);
  const problems = watchProblems(owner);
  const state = owner.getByRole("region", { name: "State of the job" });
  const heading = owner.getByRole("main").locator("header");

  await test.step("its recruiter sees until when it is open, and keeps it open", async () => {
    await expect(state.getByText(/^Open until \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(heading.getByText("Urgent")).toBeVisible();
    await state.getByRole("button", { name: "Keep open" }).click();
    await expect(owner.getByText(/^Kept open until \d+ \w+ \d{4}\.$/)).toBeVisible();
  });

  const applying = await openAs(browser, visitor, `/jobs/${jobId}?apply=true`);
  await applying.getByLabel("Your CV").setInputFiles(SAMPLE_CV);

  await test.step("closing says what it does and who waits, and leaves the keyboard where it was", async () => {
    await state.getByRole("button", { name: "Close job" }).press("Enter");
    const question = owner.getByRole("alertdialog", { name: "Close job" });
    await expect(question.getByText("you can reopen it")).toBeVisible();
    await expect(question.getByText("1 applicant still waits for your decision.")).toBeVisible();
    await question.getByRole("button", { name: "Close job" }).click();
    await expect(state.getByText(/^Closed on /)).toBeVisible();
    await expect(state.getByRole("button", { name: "Reopen job" })).toBeFocused();
    // Nobody has to hurry for a job that takes no applications.
    await expect(heading.getByText("Urgent")).toBeHidden();
  });

  await test.step("who was just applying is told why not, and then sees a closed job", async () => {
    const dialog = applying.getByRole("dialog", { name: "Apply with CV Upload" });
    await dialog.getByRole("button", { name: "Submit application" }).click();
    await expect(dialog.getByText("This job is closed and takes no more applications.")).toBeVisible();
    await applying.keyboard.press("Escape");
    await expect(applying.getByText("This job is closed", { exact: true })).toBeVisible();
    const button = applying.getByRole("button", { name: "Apply with CV Upload" });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/takes no more applications/);
    // The link to its dialog opens none either.
    await applying.goto(`/jobs/${jobId}?apply=true`);
    await expect(button).toBeDisabled();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("nobody finds it any more", async () => {
    await applying.goto("/dashboard?keyword=theremin");
    await applying.getByRole("button", { name: "Skip for now" }).click();
    await expect(applying.getByText("No jobs match your search.")).toBeVisible();
  });

  await test.step("who has applied sees that it is closed, and that the application stays", async () => {
    const page = await openAs(browser, applicant, "/profile?tab=applications");
    const row = page.getByRole("list", { name: /^Your applications/ }).getByRole("listitem");
    await expect(row.getByText("Job closed")).toBeVisible();
    await row.getByRole("link", { name: "Theremin Teacher" }).click();
    await expect(page.getByText("The recruiter still has yours.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "You have applied" })).toBeVisible();
    await page.context().close();
  });

  await test.step("the dashboard has it after the open ones; it is edited and reopened as it is", async () => {
    await postJob(request, recruiter, { title: "Older Than It Looks" });
    await owner.goto("/dashboard");
    const cards = owner.getByRole("list", { name: "My Posted Jobs" }).getByRole("article");
    await expect(cards).toHaveCount(2);
    await expect(cards.first().getByRole("heading", { name: "Older Than It Looks" })).toBeVisible();
    await expect(cards.last().getByText("Closed", { exact: true })).toBeVisible();
    await cards.last().getByRole("link", { name: "Edit" }).click();
    await expect(state.getByText(/^Closed on /)).toBeVisible();
    await owner.goBack();
    await cards.last().getByRole("button", { name: "Reopen" }).click();
    await expect(owner.getByText(/^Job reopened\. It is open until /)).toBeVisible();
    await expect(cards.getByText("Closed", { exact: true })).toHaveCount(0);
  });

  await test.step("candidates find it again", async () => {
    await applying.reload();
    await expect(applying.getByRole("link", { name: "Theremin Teacher" })).toBeVisible();
  });

  await test.step("closing by mistake is undone where it is said", async () => {
    await closeFromCard(owner, "Theremin Teacher");
    await owner.getByRole("button", { name: "Undo" }).click();
    await expect(owner.getByText(/^Job reopened\. It is open until /)).toBeVisible();
    const { status } = await callApi(request, recruiter, { method: "GET", path: `/jobs/${jobId}` });
    expect(status).toBe("open");
  });
  expect(problems).toEqual([]);
});

async function closeFromCard(page: Page, title: string): Promise<void> {
  const actions = page.getByRole("group", { name: `Actions for ${title}` });
  await actions.getByRole("button", { name: "Close" }).click();
  const question = page.getByRole("alertdialog", { name: "Close job" });
  await question.getByRole("button", { name: "Close job" }).click();
  await expect(page.getByText("Job closed.")).toBeVisible();
}
