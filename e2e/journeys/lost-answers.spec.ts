import { expect } from "@playwright/test";
import { loseNextAnswer } from "../support/lost-answer.ts";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { openScheduling } from "../support/scheduling.ts";
import { test } from "../support/test.ts";

test("an interview whose booking got no answer is booked once, and the next try says so", async ({
  browser,
  request,
}) => {
  const { recruiter, job, page } = await openScheduling(browser, request);
  await page.getByRole("button", { name: "Next day" }).click();
  await page.getByRole("radio", { name: /^10:30/ }).check();
  await loseNextAnswer(page, "interviews.create");
  const schedule = page.getByRole("button", { name: "Schedule interview" });
  await schedule.click();
  await expect(page.getByText("Failed to schedule interview. Please try again.")).toBeVisible();

  await schedule.click();
  await expect(page.getByText("Interview scheduled successfully!")).toBeVisible();
  const { interviews } = await callApi(request, recruiter, { method: "GET", path: "/interviews" });
  expect(interviews).toHaveLength(1);

  await test.step("a time that somebody else's interview takes is still refused", async () => {
    const other = await signUp(request, { name: "Bimal Silva", role: "candidate" });
    await page.goto(`/schedule-interview?candidateId=${other.userId}&jobId=${job._id}`);
    await page.getByRole("button", { name: "Next day" }).click();
    await page.getByRole("radio", { name: /^14:00/ }).check();
    // Taken between the choice and the press.
    await callApi(request, recruiter, {
      method: "PATCH",
      path: `/interviews/${interviews[0]._id}/reschedule`,
      data: { newDate: await page.getByRole("radio", { name: /^14:00/ }).inputValue(), reason: "" },
    });
    await schedule.click();
    await expect(
      page.getByText("Scheduling conflict: There is already an interview scheduled at this time."),
    ).toBeVisible();
  });
});

test("a job whose deletion got no answer is not shown as if it were there", async ({ browser, request }) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const job = await postJob(request, recruiter);
  const page = await openAs(browser, recruiter, `/jobs/${job._id}`);
  await page.getByRole("button", { name: "Delete Job" }).click();
  await loseNextAnswer(page, "jobs.delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete job" }).click();
  await expect(page.getByText("Error deleting job.")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("You haven't posted any jobs yet.")).toBeVisible();
  // Nor is its list offered for another try.
  await page.goto(`/applicants/${job._id}`);
  await expect(page.getByText("This job does not exist.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("whoever comes back before the next screen is drawn is asked before what they type is left", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const page = await openAs(browser, recruiter, "/interviews");
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  // The screen that follows a save, held up as on a slow line.
  await page.route(/assets\/[^/]*dashboard-[^/]*\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/post-job");
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("Ward Sister");
  await page.getByLabel("Description").fill("Run a ward of 24 beds.");
  await page.getByRole("button", { name: "Post job" }).click();
  await expect(page.getByText("Job posted successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/post-job$/);

  // What was saved is not offered for a second time.
  await expect(title).toHaveValue("");
  await title.fill("Night Nurse");
  await page.getByRole("navigation").getByRole("link", { name: "Messages" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(title).toHaveValue("Night Nurse");
  await page.getByLabel("Description").fill("Nights only.");
  await page.getByRole("button", { name: "Post job" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  arrive();
  await expect(page.getByRole("list", { name: "My Posted Jobs" }).getByRole("article")).toHaveCount(2);
});

test("choices of the schedule form that could not be loaded are asked for once more", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const { _id: jobId } = await postJob(request, recruiter, { title: "Night Baker" });
  const page = await openAs(browser, recruiter, "/interviews");
  let broken = true;
  await page.route(/\/trpc\/[^?]*(jobs\.list|users\.list)/, (route) =>
    broken ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
  );
  await page.goto(`/schedule-interview?jobId=${jobId}`);
  await expect(page.getByText("Your jobs could not be loaded.")).toBeVisible();
  await expect(page.getByText("The candidates could not be loaded.")).toBeVisible();
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toHaveCount(2);
  broken = false;
  await retry.first().click();
  await retry.last().click();
  await expect(retry).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Job" })).toHaveValue("Night Baker");
  await expect(page.getByText("could not be loaded")).toHaveCount(0);
});

test("analyses that could not be asked for are not said to be none", async ({ browser, request }) => {
  const candidate = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  const page = await openAs(browser, candidate, "/account");
  let broken = true;
  await page.route(/\/trpc\/[^?]*cv\.history/, (route) =>
    broken ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
  );
  await page.goto("/cv-analysis?tab=results");
  const main = page.getByRole("main");
  await expect(main.getByText("The analysis could not be loaded.")).toBeVisible();
  broken = false;
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByText("No analysis yet.")).toBeVisible();
});

test("whoever leaves while a job is being saved is not asked, and asked when it fails", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const page = await openAs(browser, recruiter, "/interviews");
  const bar = page.getByRole("navigation");
  const title = page.getByLabel("Title", { exact: true });
  const post = page.getByRole("button", { name: "Post job" });
  let answer = () => {};
  let allowed = Promise.resolve();
  // For the whole test: a route that goes while a chunk is fetched may take the chunk with it.
  await page.route(/jobs\.create/, async (route) => {
    await allowed;
    await route.continue();
  });

  await test.step("the job is posted, and the way goes where it was meant to go", async () => {
    await startSaving("Ward Sister");
    await bar.getByRole("link", { name: "Messages" }).click();
    answer();
    await expect(page.getByText("Job posted successfully!")).toBeVisible();
    await expect(page).toHaveURL(/\/messages$/);
    await expect(page.getByRole("alertdialog")).toBeHidden();
  });

  await test.step("a save that fails meanwhile is not left without a word", async () => {
    await startSaving("");
    await bar.getByRole("link", { name: "Messages" }).click();
    answer();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(page).toHaveURL(/\/post-job$/);
    await expect(page.getByLabel("Description")).toHaveValue("Run a ward of 24 beds.");
  });

  const path = `/jobs?recruiterId=${recruiter.userId}`;
  expect(await callApi(request, recruiter, { method: "GET", path })).toHaveLength(1);

  /** Presses the button; the server is asked once `answer` is called. */
  async function startSaving(name: string): Promise<void> {
    await bar.getByRole("link", { name: "Post Job" }).click();
    await title.fill(name);
    await page.getByLabel("Description").fill("Run a ward of 24 beds.");
    allowed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const sent = page.waitForRequest(/jobs\.create/);
    await post.click();
    await sent;
  }
});
