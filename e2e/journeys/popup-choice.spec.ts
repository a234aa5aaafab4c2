import { expect } from "@playwright/test";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { test } from "../support/test.ts";

test("what is muted on one screen pops up on none, and the inbox has it all the same", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const page = await openAs(browser, candidate, "/account");
  const problems = watchProblems(page);
  const other = await page.context().newPage();
  await other.goto("/interviews");
  const popup = (title: string) =>
    other.getByRole("region", { name: "Live notifications" }).getByText(title, { exact: false });
  const choices = page.getByRole("group", { name: "What pops up" });
  const newJobs = choices.getByRole("checkbox", { name: "Every new job" });
  const saved = async () =>
    (await callApi(request, candidate, { method: "GET", path: "/notifications/popups" })).muted;
  const live = (tab: typeof page) => tab.getByRole("navigation").getByText("Live", { exact: true });
  await expect(live(page)).toBeAttached();
  await expect(live(other)).toBeAttached();

  await test.step("everything pops up at first", async () => {
    await expect(choices.getByRole("checkbox")).toHaveCount(8);
    await expect(newJobs).toBeChecked();
    await postJob(request, recruiter, { title: "Harpsichord Tuner" });
    await expect(popup("Harpsichord Tuner")).toBeVisible();
  });

  await test.step("it is muted with the keyboard", async () => {
    await newJobs.focus();
    await page.keyboard.press("Space");
    await expect(newJobs).not.toBeChecked();
    await expect.poll(saved).toEqual(["new_job"]);
    await expect(newJobs).toBeFocused();
  });

  await test.step("the other tab is quiet, but for what is not muted; its inbox has both", async () => {
    await postJob(request, recruiter, { title: "Bell Founder" });
    const { conversationId } = await callApi(request, recruiter, {
      method: "POST",
      path: "/conversations",
      data: { userId: candidate.userId },
    });
    await callApi(request, recruiter, {
      method: "POST",
      path: "/messages",
      data: { conversationId, content: { text: "Are you free on Monday?", messageType: "text" } },
    });
    // Told after the job: had that popped up, it would be there by now.
    await expect(popup("Are you free on Monday?")).toBeVisible();
    await expect(popup("Bell Founder")).toHaveCount(0);
    await other.getByRole("button", { name: /^Notifications/ }).click();
    await expect(other.getByRole("dialog").getByText("Bell Founder", { exact: false }).first()).toBeVisible();
  });

  await test.step("the choice is kept, and taken back on the other tab it shows here", async () => {
    await page.reload();
    await expect(newJobs).not.toBeChecked();
    await expect(live(page)).toBeAttached();
    await other.goto("/account");
    await other.getByRole("checkbox", { name: "Every new job" }).check();
    await expect(newJobs).toBeChecked();
    expect(await saved()).toEqual([]);
  });
  expect(problems).toEqual([]);
});
