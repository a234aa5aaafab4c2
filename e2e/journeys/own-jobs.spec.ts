import { expect } from "@playwright/test";
import { signUpApplicant } from "../support/cvs.ts";
import { callApi, openAs, type Person, postJob, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

/** What this page's session is: a login anew makes another one. */
const TOKEN = `JSON.parse(localStorage.getItem("user") ?? "{}").token`;

test("what was typed into a job survives a reload and the end of the session", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const page = await openAs(browser, recruiter, "/post-job");
  const title = page.getByLabel("Title", { exact: true });
  const description = page.getByLabel("Description");
  await title.fill("Ward Sister");
  await description.fill("Run a ward of 24 beds.");

  await test.step("a reload brings it back, and says so", async () => {
    await page.reload();
    await expect(title).toHaveValue("Ward Sister");
    await expect(page.getByText("This is what you had typed before.")).toBeVisible();
  });

  await test.step("a session that ended meanwhile leads to the login, and back to the form", async () => {
    // The live connection is told at once, so nothing has to be pressed.
    await callApi(request, recruiter, { method: "POST", path: "/auth/logout" });
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await logIn(recruiter);
    await expect(page).toHaveURL(/\/post-job$/);
    await expect(title).toHaveValue("Ward Sister");
    await expect(description).toHaveValue("Run a ward of 24 beds.");
  });

  await test.step("once posted it is no draft any more", async () => {
    await page.getByRole("button", { name: "Post job" }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    // Anywhere on the card leads to the job.
    await page.getByText("Run a ward of 24 beds.").click();
    await expect(page).toHaveURL(/\/jobs\/[\w-]+$/);
    await expect(page.getByRole("heading", { name: "Ward Sister", level: 1 })).toBeVisible();
    await page.goto("/post-job");
    await expect(title).toHaveValue("");
  });

  await test.step("its card counts its applicants as they come", async () => {
    await page.goto("/dashboard");
    const applicants = page.getByRole("link", { name: "View Applicants", exact: true });
    await expect(applicants).toHaveAccessibleDescription("0 applicants");
    const [job] = await callApi(
      request,
      { token: await page.evaluate(TOKEN) },
      {
        method: "GET",
        path: `/jobs?recruiterId=${recruiter.userId}`,
      },
    );
    await signUpApplicant(request, { name: "Kavindu Senarath", jobId: job._id });
    await expect(applicants).toHaveAccessibleDescription("1 applicant");
  });

  await test.step("Enter searches and stays in its field, and the way back leads to what was found", async () => {
    const keyword = page.getByLabel("Keyword");
    await keyword.fill("Ward Sister");
    await keyword.press("Enter");
    await expect(page.getByRole("heading", { name: /^Search Results \(\d+ jobs\)$/ })).toBeVisible();
    await expect(keyword).toBeFocused();
    await page.getByRole("link", { name: "Ward Sister" }).first().click();
    await expect(page).toHaveURL(/\/jobs\//);
    await page.getByRole("button", { name: "Back to dashboard" }).click();
    await expect(page).toHaveURL(/keyword=Ward/);
    await expect(keyword).toHaveValue("Ward Sister");
  });
  await page.context().close();

  async function logIn({ email, password }: Person): Promise<void> {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Login", exact: true }).click();
  }
});

test("what is done to an own job elsewhere is seen in every tab, without a reload", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const dashboard = await openAs(browser, recruiter, "/dashboard");
  await expect(dashboard.getByText("You haven't posted any jobs yet.")).toBeVisible();
  const { _id: jobId } = await postJob(request, recruiter, { title: "Ward Sister" });
  const card = dashboard.getByRole("list", { name: "My Posted Jobs" }).getByRole("article");
  await expect(card.getByRole("heading", { name: "Ward Sister" })).toBeVisible();

  const details = await dashboard.context().newPage();
  await details.goto(`/jobs/${jobId}`);
  const state = details.getByRole("region", { name: "State of the job" });
  await expect(state.getByText(/^Open until /)).toBeVisible();

  await test.step("edited", async () => {
    const data = { title: "Night Sister" };
    await callApi(request, recruiter, { method: "PUT", path: `/jobs/${jobId}`, data });
    await expect(card.getByRole("heading", { name: "Night Sister" })).toBeVisible();
    await expect(details.getByRole("heading", { name: "Night Sister", level: 1 })).toBeVisible();
  });

  await test.step("closed and reopened", async () => {
    await callApi(request, recruiter, { method: "PATCH", path: `/jobs/${jobId}/close` });
    await expect(card.getByText("Closed", { exact: true })).toBeVisible();
    await expect(state.getByText(/^Closed on /)).toBeVisible();
    await state.getByRole("button", { name: "Reopen job" }).click();
    await expect(card.getByText("Closed", { exact: true })).toBeHidden();
  });

  await test.step("deleted in one tab: that one says so, and another that shows the job leaves it", async () => {
    await signUpApplicant(request, { name: "Kavindu Senarath", jobId });
    const applicants = await dashboard.context().newPage();
    await applicants.goto(`/applicants/${jobId}`);
    await expect(applicants.getByRole("article")).toHaveCount(1);
    const other = await dashboard.context().newPage();
    await other.goto(`/jobs/${jobId}`);
    await other.getByRole("button", { name: "Delete" }).click();
    const question = other.getByRole("alertdialog", { name: "Delete job" });
    await question.getByRole("button", { name: "Delete job" }).click();
    await expect(other.getByText("Job deleted successfully.")).toBeVisible();
    await expect(details).toHaveURL(/\/dashboard$/);
    for (const page of [dashboard, details, other])
      await expect(page.getByText("You haven't posted any jobs yet.")).toBeVisible();
    await expect(other.getByText("This job could not be opened.")).toBeHidden();
    await expect(applicants.getByText("This job does not exist.")).toBeVisible();
    await expect(applicants.getByRole("article")).toHaveCount(0);
  });
});
