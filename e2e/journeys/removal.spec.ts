import { expect, test } from "@playwright/test";
import { callApi, openAs } from "../support/people.ts";
import { seedScreens } from "../support/seed-screens.ts";

test("an applicant whom the recruiter deletes is told at once, and a recruiter of one who withdraws", async ({
  browser,
  request,
}) => {
  const first = await seedScreens(request);
  const recruiter = await openAs(browser, first.recruiter, `/applicants/${first.jobId}`);
  const candidate = await openAs(browser, first.candidate, "/profile?tab=applications");
  const row = candidate.getByRole("list", { name: "Your applications, newest first" }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(candidate.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();

  // The question names whom it is about, and says what else it brings about.
  await recruiter.getByRole("button", { name: `Delete ${first.candidate.name}` }).click();
  const question = recruiter.getByRole("alertdialog", { name: "Delete applicant" });
  await expect(question.getByText(first.candidate.name)).toBeVisible();
  await expect(question.getByText("Are you sure you want to delete this applicant?")).toBeVisible();
  await expect(question.getByText("The candidate is told that the application was removed.")).toBeVisible();
  await question.getByRole("button", { name: "Delete applicant" }).click();
  await expect(recruiter.getByText("Application deleted successfully!")).toBeVisible();

  // A popup, the list and the inbox; the inbox leads to the job, to which one may apply again.
  await expect(candidate.getByRole("button", { name: "Application removed" })).toBeVisible();
  await expect(candidate.getByText("You have not applied to any job yet.")).toBeVisible();
  await candidate.getByRole("button", { name: /^Notifications/ }).click();
  const inbox = candidate.getByRole("dialog", { name: "Notifications" });
  await inbox.getByRole("link", { name: "Application removed" }).focus();
  await candidate.keyboard.press("Enter");
  await expect(candidate).toHaveURL(new RegExp(`/jobs/${first.jobId}`));
  await expect(candidate.getByRole("button", { name: "Apply with CV Upload" })).toBeVisible();

  const second = await seedScreens(request);
  const owner = await openAs(browser, second.recruiter, "/dashboard");
  await expect(owner.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();
  const leaving = await openAs(browser, second.candidate, `/jobs/${second.jobId}`);
  await leaving.getByRole("button", { name: "Withdraw" }).click();
  await leaving
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Withdraw/ })
    .click();
  await expect(owner.getByRole("button", { name: "Application withdrawn" })).toBeVisible();
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
  await expect(page.getByText("You have not applied to any job yet.")).toBeVisible();
});
