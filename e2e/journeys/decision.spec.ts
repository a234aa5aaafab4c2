import { expect, type Page } from "@playwright/test";
import { signUpApplicant, uploadProfileCv } from "../support/cvs.ts";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

async function isLive(page: Page): Promise<void> {
  await expect(page.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();
}

test("a candidate follows an application from the first look to the answer, and back", async ({
  browser,
  request,
}) => {
  const owner = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const { _id: jobId } = await postJob(request, owner, { title: "Backend Engineer" });
  const { person } = await signUpApplicant(request, { name: "Kavindu Senarath", jobId });
  await uploadProfileCv(request, person);

  const candidate = await openAs(browser, person, "/profile?tab=applications");
  const row = candidate.getByRole("list", { name: "Your applications, newest first" }).getByRole("listitem");
  await expect(row.getByText("Waiting for an answer")).toBeVisible();
  await expect(row.getByText("since today")).toBeVisible();
  await expect(row.getByText("Seen by the recruiter")).toBeHidden();
  await isLive(candidate);

  const recruiter = await openAs(browser, owner, `/applicants/${jobId}`);
  const elsewhere = await openAs(browser, owner, `/applicants/${jobId}`);
  await isLive(elsewhere);
  await expect(recruiter.getByText("1 waiting for an answer, none for more than a day")).toBeVisible();
  await expect(row.getByText("Seen by the recruiter")).toBeHidden();
  await recruiter.getByRole("link", { name: "Kavindu Senarath" }).click();
  const dialog = recruiter.getByRole("dialog", { name: "Kavindu Senarath" });
  await expect(row.getByText("Seen by the recruiter")).toBeVisible();

  await test.step("the shortlist", async () => {
    const decision = dialog.getByRole("region", { name: "Decision" });
    await decision.getByRole("button", { name: "Shortlist" }).click();
    await expect(recruiter.getByText("Kavindu Senarath is on the shortlist and is told so.")).toBeVisible();
    await expect(decision.getByText("Shortlisted", { exact: true })).toBeVisible();
    // The pressed button is gone; the focus stays with the decision.
    await expect(dialog.getByRole("group", { name: "Decision on Kavindu Senarath" })).toBeFocused();
    await expect(
      candidate.getByText("put your application for Backend Engineer on the shortlist"),
    ).toBeVisible();
    await expect(row.getByText("Shortlisted", { exact: true })).toHaveCount(2);
    await expect(elsewhere.getByRole("article").getByText("Shortlisted", { exact: true })).toBeVisible();
  });

  await test.step("an answer in the recruiter's own words", async () => {
    await dialog.getByRole("button", { name: "Decline" }).click();
    const answer = recruiter.getByRole("dialog", { name: "Decline applicant" });
    const message = answer.getByRole("textbox", { name: "Message to the candidate" });
    await expect(message).toHaveValue(/^Thank you for applying for Backend Engineer/);
    await message.fill(" ");
    await expect(answer.getByRole("button", { name: "Send answer" })).toBeDisabled();
    await message.fill("Your Kotlin is strong.\nWe chose somebody with more years of Java.");
    // What is typed survives a reload.
    await recruiter.reload();
    await expect(message).toHaveValue(/^Your Kotlin is strong/);
    await answer.getByRole("button", { name: "Send answer" }).click();
    await expect(recruiter.getByText("1 applicant has been answered.")).toBeVisible();
    await expect(recruiter).not.toHaveURL(/decline/);
    await expect(dialog.getByText("The candidate was told:")).toBeVisible();

    await expect(row.getByText("We chose somebody with more years of Java.")).toBeVisible();
    await expect(row.getByText("Waiting for an answer")).toBeHidden();
    await expect(candidate.getByText("were not selected for Backend Engineer this time")).toBeVisible();
  });

  await test.step("the notification leads to the application", async () => {
    await candidate.goto("/dashboard");
    await candidate.getByRole("button", { name: /^Notifications/ }).click();
    const inbox = candidate.getByRole("dialog", { name: "Notifications" });
    await inbox.getByRole("link", { name: "An answer to your application" }).click();
    await expect(candidate).toHaveURL(/\/profile\?tab=applications/);
    await expect(row.getByText("Message from the recruiter")).toBeVisible();
    await isLive(candidate);
  });

  await test.step("the way back", async () => {
    await dialog.getByRole("button", { name: "Reconsider" }).click();
    await expect(row.getByText("Considered again")).toBeVisible();
    await expect(row.getByText("Message from the recruiter")).toBeHidden();
    await expect(row.getByText("Waiting for an answer")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Hire" })).toBeVisible();
  });

  await test.step("good news", async () => {
    await dialog.getByRole("button", { name: "Hire" }).click();
    const question = recruiter.getByRole("alertdialog", { name: "Hire applicant" });
    await expect(question.getByText("Kavindu Senarath")).toBeVisible();
    await question.getByRole("button", { name: "Hire" }).click();
    await expect(row.getByText("Chosen for the job")).toBeVisible();
    await expect(candidate.getByText("chose you for Backend Engineer. Congratulations!")).toBeVisible();
  });
});

test("an interview that is booked goes with the decision, unless it is to stay", async ({
  browser,
  request,
}) => {
  const owner = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const { _id: jobId } = await postJob(request, owner, { title: "Backend Engineer" });
  const goes = await signUpApplicant(request, { name: "Nimali Silva", jobId });
  const stays = await signUpApplicant(request, { name: "Dinuka Perera", jobId });
  for (const [index, { person }] of [goes, stays].entries()) {
    const scheduledDate = new Date(Date.now() + (5 + index) * 86_400_000).toISOString();
    const data = { candidateId: person.userId, jobId, scheduledDate, title: "First talk" };
    await callApi(request, owner, { method: "POST", path: "/interviews", data });
  }
  const told = await openAs(browser, goes.person, "/interviews");
  await isLive(told);
  const card = told.getByRole("heading", { name: "First talk" });
  await expect(card).toBeVisible();

  const page = await openAs(browser, owner, `/applicants/${jobId}`);
  const cards = page.getByRole("article");
  await cards.filter({ hasText: "Dinuka Perera" }).getByRole("button", { name: "Decline" }).click();
  const answer = page.getByRole("dialog", { name: "Decline applicant" });
  const box = answer.getByRole("checkbox", { name: /^Cancel the interview on / });
  await expect(box).toBeChecked();
  await box.uncheck();
  await answer.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("1 applicant has been answered.", { exact: true })).toBeVisible();
  await expect(cards.getByRole("link", { name: /^Interview on / })).toHaveCount(2);

  await cards.filter({ hasText: "Nimali Silva" }).getByRole("button", { name: "Decline" }).click();
  await expect(box).toBeChecked();
  await answer.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("1 applicant has been answered. 1 interview is cancelled.")).toBeVisible();
  await expect(cards.getByRole("link", { name: /^Interview on / })).toHaveCount(1);
  await expect(told.getByText("Cancelled", { exact: true }).first()).toBeVisible();
  await expect(told.getByText("The application is no longer considered.").first()).toBeVisible();

  const { interviews } = await callApi(request, owner, { method: "GET", path: "/interviews" });
  const states = interviews.map(({ candidateId, status }: { candidateId: string; status: string }) => [
    candidateId,
    status,
  ]);
  expect(Object.fromEntries(states)).toEqual({
    [goes.person.userId]: "cancelled",
    [stays.person.userId]: "scheduled",
  });
});

test("several applicants are chosen by keyboard and answered at once, each of them once", async ({
  browser,
  request,
}) => {
  const owner = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const { _id: jobId } = await postJob(request, owner, { title: "Backend Engineer" });
  const first = await signUpApplicant(request, { name: "Nimali Silva", jobId });
  const second = await signUpApplicant(request, { name: "Dinuka Perera", jobId });
  const third = await signUpApplicant(request, { name: "Amaya Fernando", jobId });
  const told = await openAs(browser, second.person, "/profile?tab=applications");
  await isLive(told);

  const page = await openAs(browser, owner, `/applicants/${jobId}`);
  await isLive(page);
  const cards = page.getByRole("article");
  const bar = page.getByRole("region", { name: "Selected applicants" });
  await expect(page.getByText("3 waiting for an answer")).toBeVisible();

  for (const name of ["Nimali Silva", "Dinuka Perera"]) {
    const box = page.getByRole("checkbox", { name: `Select ${name}` });
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
  await expect(bar.getByText("2 selected")).toBeVisible();
  await bar.getByRole("button", { name: "Clear selection" }).press("Enter");
  await expect(bar.getByText("selected")).toBeHidden();
  await expect(page.getByRole("checkbox", { name: "Select all 3" })).toBeFocused();
  for (const name of ["Nimali Silva", "Dinuka Perera"]) {
    await page.getByRole("checkbox", { name: `Select ${name}` }).press("Space");
  }
  await bar.getByRole("button", { name: "Shortlist 2" }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Shortlist 2 applicants" });
  await expect(question.getByText("Each of the 2 candidates is told at once.")).toBeVisible();
  await question.getByRole("button", { name: "Shortlist 2" }).press("Enter");
  await expect(page.getByText("2 applicants are on the shortlist and told so.")).toBeVisible();
  await expect(bar.getByText("selected")).toBeHidden();

  await test.step("the stages narrow the list, and the address keeps that", async () => {
    const stages = page.getByRole("group", { name: "Show by stage" });
    await stages.getByRole("button", { name: "Shortlisted 2" }).click();
    await expect(cards).toHaveCount(2);
    await page.reload();
    await expect(cards).toHaveCount(2);
    await expect(stages.getByRole("button", { name: "Shortlisted 2" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await stages.getByRole("button", { name: "All 3" }).click();
    await expect(cards).toHaveCount(3);
    await isLive(page);
  });

  await test.step("who withdraws while the answer is being written is not counted", async () => {
    await page.getByRole("checkbox", { name: "Select all 3" }).check();
    await bar.getByRole("button", { name: "Decline 3" }).click();
    const answer = page.getByRole("dialog", { name: "Decline 3 applicants" });
    await expect(answer.getByText("Nimali Silva, Dinuka Perera")).toBeVisible();
    await callApi(request, third.person, { method: "DELETE", path: `/applications/${third.id}` });
    const send = page.getByRole("button", { name: "Send 2 answers" });
    await send.click();
    await expect(page.getByText("2 applicants have been answered.")).toBeVisible();
    await expect(page.getByText("waiting for an answer")).toBeHidden();
    await expect(cards.getByText("Not selected", { exact: true })).toHaveCount(2);
  });

  const { notifications } = await callApi(request, first.person, { method: "GET", path: "/notifications" });
  const titles = notifications
    .filter(({ type }: { type: string }) => type === "application_stage_changed")
    .map(({ title }: { title: string }) => title);
  expect(titles).toEqual(["An answer to your application", "You are on the shortlist"]);
  await expect(told.getByText("Message from the recruiter")).toBeVisible();
});

test("an application that the recruiter removes leaves a trace for its candidate", async ({
  browser,
  request,
}) => {
  const owner = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const { _id: jobId } = await postJob(request, owner, { title: "Backend Engineer" });
  const { person, id } = await signUpApplicant(request, { name: "Kavindu Senarath", jobId });
  const page = await openAs(browser, person, "/profile?tab=applications");
  await expect(page.getByText("Waiting for an answer")).toBeVisible();
  await isLive(page);
  const recruiter = await openAs(browser, owner, `/applicants/${jobId}?applicationId=${id}`);
  const more = recruiter.getByRole("button", { name: "More about Kavindu Senarath" });
  await more.press("Enter");
  await expect(recruiter.getByRole("menuitem", { name: "Block" })).toBeVisible();
  await recruiter.getByRole("menuitem", { name: "Delete applicant" }).press("Enter");
  const question = recruiter.getByRole("alertdialog");
  const cancel = question.getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeFocused();
  await cancel.press("Enter");
  await expect(more).toBeFocused();
  await more.press("Enter");
  await recruiter.getByRole("menuitem", { name: "Delete applicant" }).press("Enter");
  await expect(cancel).toBeFocused();
  await question.getByRole("button", { name: "Delete applicant" }).press("Enter");
  await expect(recruiter.getByText("No applicants yet for this job.")).toBeVisible();
  await expect(recruiter.getByRole("dialog")).toBeHidden();
  const removed = page.getByRole("list", { name: "Removed applications, newest first" });
  await expect(removed.getByRole("listitem")).toHaveCount(1);
  await expect(removed.getByText(/^Removed by the recruiter on/)).toBeVisible();
  await expect(page.getByText("No application of yours is open.")).toBeVisible();
  await expect(page.getByText("Thank you for the time you took.")).toBeVisible();
  await removed.getByRole("link", { name: "Backend Engineer" }).click();
  await expect(page.getByRole("button", { name: "Apply with CV Upload" })).toBeVisible();
});
