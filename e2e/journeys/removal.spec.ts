import { expect } from "@playwright/test";
import { callApi, openAs } from "../support/people.ts";
import { seedScreens } from "../support/seed-screens.ts";
import { test } from "../support/test.ts";

test("an applicant whom the recruiter deletes is told at once, and the interview is off for both", async ({
  browser,
  request,
}) => {
  const seed = await seedScreens(request);
  const recruiter = await openAs(browser, seed.recruiter, `/applicants/${seed.jobId}`);
  const candidate = await openAs(browser, seed.candidate, "/profile?tab=applications");
  const row = candidate.getByRole("list", { name: "Your applications, newest first" }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(candidate.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();

  // Both see beside the application when they meet.
  const booked = /^Interview on /;
  await expect(row.getByRole("link", { name: booked })).toBeVisible();
  await expect(recruiter.getByRole("article").getByRole("link", { name: booked })).toBeVisible();

  // The question names whom it is about, and says what else it brings about.
  await recruiter.getByRole("button", { name: `Delete ${seed.candidate.name}` }).click();
  const question = recruiter.getByRole("alertdialog", { name: "Delete applicant" });
  await expect(question.getByText(seed.candidate.name)).toBeVisible();
  await expect(question.getByText("Are you sure you want to delete this applicant?")).toBeVisible();
  await expect(question.getByText("Upcoming interviews for this job are cancelled.")).toBeVisible();
  await question.getByRole("button", { name: "Delete applicant" }).click();
  await expect(recruiter.getByText("Application deleted successfully!")).toBeVisible();
  await expect(recruiter.getByText(/is cancelled: you removed the application of/)).toBeVisible();

  // One popup, the list and the inbox; the inbox leads to the interview, and from there to the job.
  const word = candidate.getByText(/is cancelled: the recruiter removed your application for/);
  await expect(word).toHaveCount(1);
  await expect(candidate.getByText("No application of yours is open.")).toBeVisible();
  await expect(candidate.getByRole("region", { name: "No longer considered" })).toBeVisible();
  await candidate.getByRole("button", { name: /^Notifications/ }).click();
  const inbox = candidate.getByRole("dialog", { name: "Notifications" });
  await inbox.getByRole("link", { name: "Interview cancelled" }).focus();
  await candidate.keyboard.press("Enter");
  await expect(candidate).toHaveURL(new RegExp(`/interviews/${seed.interviewId}`));
  await expect(candidate.getByText("Reason: The application was removed.")).toBeVisible();
  await candidate
    .getByRole("main")
    .getByRole("link", { name: /^Senior Backend Engineer/ })
    .click();
  await expect(candidate.getByRole("button", { name: "Apply with CV Upload" })).toBeVisible();
});

test("a recruiter is told at once of an applicant who withdraws", async ({ browser, request }) => {
  const { recruiter, candidate, jobId, interviewId } = await seedScreens(request);
  const data = { reason: "Another time." };
  await callApi(request, recruiter, { method: "PATCH", path: `/interviews/${interviewId}/cancel`, data });
  const owner = await openAs(browser, recruiter, "/dashboard");
  await expect(owner.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();
  const otherDevice = await openAs(browser, candidate, `/jobs/${jobId}`);
  await expect(otherDevice.getByRole("button", { name: "Withdraw" })).toBeVisible();
  const leaving = await openAs(browser, candidate, `/jobs/${jobId}`);
  await leaving.getByRole("button", { name: "Withdraw" }).click();
  const question = leaving.getByRole("alertdialog");
  await expect(question.getByText("upcoming interviews for this job are cancelled")).toBeVisible();
  await question.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(owner.getByRole("button", { name: "Application withdrawn" })).toBeVisible();
  await expect(otherDevice.getByRole("button", { name: "Apply with CV Upload" })).toBeVisible();
});

test("an application that goes with its job leaves the list also of who is only told of the interview", async ({
  browser,
  request,
}) => {
  const { recruiter, candidate, jobId } = await seedScreens(request);
  const page = await openAs(browser, candidate, "/profile?tab=applications");
  const rows = page.getByRole("list", { name: "Your applications, newest first" }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();

  await callApi(request, recruiter, { method: "DELETE", path: `/jobs/${jobId}` });
  await expect(page.getByText("is cancelled: the job was deleted")).toBeVisible();
  await expect(page.getByText("No application of yours is open.")).toBeVisible();
  await expect(page.getByText(/^The job was deleted on/)).toBeVisible();
});
