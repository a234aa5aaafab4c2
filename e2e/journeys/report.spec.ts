import { expect } from "@playwright/test";
import { openConversation } from "../support/conversation.ts";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { test } from "../support/test.ts";

test("a candidate reports a job, once while it is open", async ({ browser, request }) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const { _id: jobId } = await postJob(request, recruiter, { title: "Courier" });
  const page = await openAs(browser, candidate, `/jobs/${jobId}`);
  const problems = watchProblems(page);
  const button = page.getByRole("button", { name: "Report job" });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Report this job" });
  const send = dialog.getByRole("button", { name: "Send report" });

  await test.step("it asks what is wrong, and for words where that says nothing", async () => {
    await send.click();
    await expect(dialog.getByText("Choose what is wrong.")).toBeVisible();
    await dialog.getByLabel("Something else").check();
    await send.click();
    await expect(dialog.getByText("Say in a few words what is wrong.")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /In your own words/ })).toBeFocused();
    await expect(dialog.getByText("does not learn who reported the job", { exact: false })).toBeVisible();
  });

  await test.step("it is received, and the page says so from then on", async () => {
    await dialog.getByLabel("It is a scam, or asks for money").check();
    await dialog.getByRole("textbox").fill("They ask for a deposit.");
    await send.click();
    await expect(page.getByText("We received your report.", { exact: false })).toBeVisible();
    await expect(page.getByText(/^You reported this on /)).toBeVisible();
    await expect(button).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/^You reported this on /)).toBeVisible();
    const { reports } = await callApi(request, candidate, { method: "GET", path: "/reports" });
    expect(reports).toMatchObject([
      {
        job: { _id: jobId, title: "Courier" },
        reason: "scam",
        details: "They ask for a deposit.",
        status: "open",
      },
    ]);
  });

  await test.step("its recruiter sees nothing of it", async () => {
    const own = await openAs(browser, recruiter, `/jobs/${jobId}`);
    await expect(own.getByRole("button", { name: "Close job" })).toBeVisible();
    await expect(own.getByRole("button", { name: "Report job" })).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});

test("a person is reported from a conversation", async ({ browser, request }) => {
  const { candidate, recruiter, conversationId } = await openConversation(request);
  const page = await openAs(browser, recruiter, `/messages?conversationId=${conversationId}`);
  await page.getByRole("button", { name: "More about Nadeesha Perera" }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report Nadeesha Perera" });
  await dialog.getByLabel("Insults, threats or harassment").check();
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("We received your report.", { exact: false })).toBeVisible();
  const { reports } = await callApi(request, recruiter, { method: "GET", path: "/reports" });
  expect(reports).toMatchObject([{ job: null, user: { _id: candidate.userId }, reason: "harassment" }]);
});
