import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { openConversation } from "../support/conversation.ts";
import { openAs, postJob, signUp } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { reportsCommand } from "../support/reports-command.ts";
import { seedScreens } from "../support/seed-screens.ts";
import { test } from "../support/test.ts";

test("who is suspended can take their data and leave, and the other side waits for nobody", async ({
  browser,
  request,
}) => {
  const { candidate, recruiter } = await seedScreens(request);
  const other = await openAs(browser, recruiter, "/interviews");
  const page = await openAs(browser, candidate, "/messages");
  await expect(page.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();
  const problems = watchProblems(other);

  await test.step("the other side is told at once that the interview is cancelled", async () => {
    expect(await reportsCommand("--person", candidate.userId, "--suspend")).toContain("Interviews cancelled");
    await expect(
      other
        .getByText(`is cancelled: ${candidate.name} can no longer use this site.`, { exact: false })
        .first(),
    ).toBeVisible();
    await expect(other.getByRole("main").getByText("Cancelled", { exact: true }).first()).toBeVisible();
  });

  await test.step("their tab is logged out, and a login leads to the account and nowhere else", async () => {
    await expect(page).toHaveURL("/");
    await page.getByLabel("Email").fill(candidate.email);
    await page.getByLabel("Password", { exact: true }).fill(candidate.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/account");
    await expect(page.getByText(`The account ${candidate.email} is suspended`)).toBeVisible();
    await expect(page.getByRole("link", { name: "Messages" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Save details" })).toHaveCount(0);
    await page.goto("/messages");
    await expect(page).toHaveURL("/account");
  });

  await test.step("the data comes as a file, and the account can be deleted", async () => {
    const section = page.getByRole("region", { name: "Your data" });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      section.getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect((await readFile(await download.path())).includes("messages.json")).toBe(true);
    await page.getByRole("button", { name: "Delete account…" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByLabel("Your password").fill(candidate.password);
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(page.getByText("Your account has been deleted.")).toBeVisible();
  });
  expect(problems).toEqual([]);
});

test("who is let in again logs in as before", async ({ browser, request }) => {
  const recruiter = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const { _id: jobId } = await postJob(request, recruiter);
  await reportsCommand("--person", recruiter.userId, "--suspend");
  const page = await openAs(browser, { ...recruiter, token: "none" }, "/account");
  await expect(page).toHaveURL("/");
  const login = async () => {
    await page.getByLabel("Email").fill(recruiter.email);
    await page.getByLabel("Password", { exact: true }).fill(recruiter.password);
    await page.getByRole("button", { name: "Login" }).click();
  };
  await login();
  await expect(page.getByText("Your open jobs are closed", { exact: false })).toBeVisible();

  expect(await reportsCommand("--person", recruiter.userId, "--restore")).toContain("They can log in again.");
  await page.reload();
  await expect(page).toHaveURL("/");
  await login();
  await expect(page.getByRole("link", { name: "Messages" })).toBeVisible();
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole("button", { name: "Reopen job" }).click();
  await expect(page.getByRole("button", { name: "Close job" })).toBeVisible();
});

test("who writes to somebody who is suspended is told why not, and keeps what was written", async ({
  browser,
  request,
}) => {
  const { candidate, recruiter, conversationId } = await openConversation(request, (owner) =>
    postJob(request, owner, { title: "Harpsichord Tuner" }),
  );
  const page = await openAs(browser, recruiter, `/messages?conversationId=${conversationId}`);
  const field = page.getByRole("textbox", { name: /^Message to/ });
  await field.fill("Shall we talk on Monday?");
  await reportsCommand("--person", candidate.userId, "--suspend");
  await field.press("Enter");
  await expect(page.getByText("Not sent")).toBeVisible();
  await expect(
    page.getByText("The other person can no longer use this site.", { exact: false }),
  ).toBeVisible();
  await expect(
    page.getByText("This person can no longer use this site. You can read the conversation", {
      exact: false,
    }),
  ).toBeVisible();
  await expect(field).toHaveCount(0);

  await reportsCommand("--person", candidate.userId, "--restore");
  await page.reload();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Not sent")).toHaveCount(0);
  await expect(page.getByText("Shall we talk on Monday?").first()).toBeVisible();
});

test("the application of who is suspended stays with a mark, and nobody is invited or written to from it", async ({
  browser,
  request,
}) => {
  const { candidate, recruiter, jobId } = await seedScreens(request);
  await reportsCommand("--person", candidate.userId, "--suspend");
  const page = await openAs(browser, recruiter, `/applicants/${jobId}`);
  const problems = watchProblems(page);
  const card = page.getByRole("article").filter({ hasText: candidate.name });
  await expect(card.getByText("No longer on the site")).toBeVisible();
  await card.getByRole("link", { name: candidate.name }).click();
  const dialog = page.getByRole("dialog", { name: candidate.name });
  await expect(dialog.getByText("no message and no invitation reaches them", { exact: false })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Schedule Interview" })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Message candidate" })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Shortlist" })).toBeEnabled();
  expect(problems).toEqual([]);
});
