import { expect, type Page } from "@playwright/test";
import { openConversation } from "../support/conversation.ts";
import { callApi, openAs, postJob } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { test } from "../support/test.ts";

const box = (page: Page) => page.getByRole("textbox", { name: /^Message to/ });
const thread = (page: Page) => page.getByRole("region", { name: /^Thread with/ });
const lines = (page: Page) => thread(page).locator("li p[dir=auto]");

test("a candidate blocks a recruiter, who writes in vain, and ends it again", async ({
  browser,
  request,
}) => {
  let jobId = "";
  const { candidate, recruiter, conversationId } = await openConversation(request, async (owner) => {
    const job = await postJob(request, owner, { title: "Harpsichord Tuner", requiredSkills: ["Tuning"] });
    jobId = job._id;
    return job;
  });
  await callApi(request, candidate, {
    method: "PUT",
    path: "/users/profile/candidate",
    data: { profileSummary: "I tune.", skills: ["Tuning"] },
  });
  const path = `/messages?conversationId=${conversationId}`;
  const nadeesha = await openAs(browser, candidate, path);
  const problems = watchProblems(nadeesha);
  const ishara = await openAs(browser, recruiter, path);
  await box(ishara).fill("Send me money.");
  await box(ishara).press("Enter");
  await expect(lines(nadeesha)).toHaveText(["Send me money."]);
  await box(nadeesha).fill("No.");
  await box(nadeesha).press("Enter");
  await expect(lines(ishara)).toHaveCount(2);
  const other = await nadeesha.context().newPage();
  await other.goto(path);
  await expect(box(other)).toBeVisible();

  await test.step("the question says what follows; the keyboard opens it", async () => {
    await nadeesha.getByRole("button", { name: "More about Ishara Fernando" }).press("Enter");
    await expect(nadeesha.getByRole("menuitem", { name: "Report" })).toBeVisible();
    await nadeesha.getByRole("menuitem", { name: "Block" }).press("Enter");
    const question = nadeesha.getByRole("alertdialog", { name: "Block Ishara Fernando?" });
    await expect(question.getByText("is not told", { exact: false })).toBeVisible();
    await expect(question.getByText("booked interviews stay", { exact: false })).toBeVisible();
    await question.getByRole("button", { name: "Block" }).click();
    await expect(nadeesha.getByText("You have blocked Ishara Fernando.", { exact: false })).toBeVisible();
    await expect(box(nadeesha)).toHaveCount(0);
    await expect(lines(nadeesha)).toHaveText(["Send me money.", "No."]);
    // The other tab knows it too.
    await expect(other.getByText("You have blocked Ishara Fernando.", { exact: false })).toBeVisible();
  });

  await test.step("what the other writes is kept back, with one sentence, and reaches nobody", async () => {
    await box(ishara).fill("Are you there?");
    await box(ishara).press("Enter");
    await expect(ishara.getByText("Not sent")).toBeVisible();
    await expect(ishara.getByText("You cannot write to this person.", { exact: false })).toBeVisible();
    await nadeesha.reload();
    await expect(lines(nadeesha)).toHaveText(["Send me money.", "No."]);
    await expect(nadeesha.getByRole("link", { name: "Messages", exact: true })).toBeVisible();
  });

  await test.step("their jobs are not recommended", async () => {
    const { recommendedJobs } = await callApi(request, candidate, {
      method: "GET",
      path: "/jobs/recommended",
    });
    expect(recommendedJobs.map(({ _id }: { _id: string }) => _id)).not.toContain(jobId);
    await nadeesha.goto(`/jobs/${jobId}`);
    await expect(nadeesha.getByRole("button", { name: "Unblock" })).toBeVisible();
  });

  await test.step("the account lists them, and ends it", async () => {
    await nadeesha.goto("/account");
    const section = nadeesha.getByRole("region", { name: "Blocked people" });
    await expect(section.getByText("Ishara Fernando")).toBeVisible();
    await section.getByRole("button", { name: "Unblock Ishara Fernando" }).click();
    await expect(section.getByText("You have blocked nobody.")).toBeVisible();
    await expect(box(other)).toBeVisible();
    await ishara.getByRole("button", { name: "Retry" }).click();
    await expect(lines(other)).toHaveText(["Send me money.", "No.", "Are you there?"]);
  });
  expect(problems).toEqual([]);
});

test("a recruiter blocks an applicant", async ({ browser, request }) => {
  const { candidate, recruiter, conversationId } = await openConversation(request, (owner) =>
    postJob(request, owner, { title: "Lute Maker" }),
  );
  const ishara = await openAs(browser, recruiter, `/messages?conversationId=${conversationId}`);
  await ishara.getByRole("button", { name: "More about Nadeesha Perera" }).click();
  await ishara.getByRole("menuitem", { name: "Block" }).click();
  await ishara.getByRole("alertdialog").getByRole("button", { name: "Block" }).click();
  const line = ishara.getByText("You have blocked Nadeesha Perera.", { exact: false });
  await expect(line).toBeVisible();
  const { conversations } = await callApi(request, candidate, { method: "GET", path: "/conversations" });
  expect(conversations[0]).toMatchObject({ closed: false, blocked: false });
  await ishara.getByRole("button", { name: "Unblock" }).click();
  await expect(line).toHaveCount(0);
  await expect(box(ishara)).toBeVisible();
});
