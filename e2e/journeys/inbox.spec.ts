import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { signUpApplicant } from "../support/cvs.ts";
import { callApi, openAs, type Person, postJob, signUp } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { test } from "../support/test.ts";

const NAMES = [
  "Asanka Fonseka",
  "Bhagya Wijeratne",
  "Chamari Dissanayake",
  "Dilan Pathirana",
  "Erandi Peiris",
];

interface Stored {
  readonly notifications: readonly { readonly message: string; readonly read: boolean }[];
  readonly unreadCount: number;
}

function storedOf(request: APIRequestContext, recruiter: Person): Promise<Stored> {
  return callApi(request, recruiter, { method: "GET", path: "/notifications" });
}

async function openInbox(page: Page) {
  await page.getByRole("button", { name: /^Notifications/ }).click();
  return page.getByRole("dialog", { name: "Notifications" });
}

test("many applications to one job are one row, each still to be reached, and read together", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const { _id: cook } = await postJob(request, recruiter, { title: "Cook" });
  const { _id: baker } = await postJob(request, recruiter, { title: "Baker" });
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = NAMES;
  await signUpApplicant(request, { name: first, jobId: cook });
  await signUpApplicant(request, { name: second, jobId: cook });
  await signUpApplicant(request, { name: third, jobId: baker });
  await signUpApplicant(request, { name: fifth, jobId: cook });
  const page = await openAs(browser, recruiter, "/account");
  const problems = watchProblems(page);
  const inbox = await openInbox(page);

  // So few are seen at a glance.
  await expect(inbox.getByRole("link", { name: "New application" })).toHaveCount(4);
  await signUpApplicant(request, { name: fourth, jobId: cook });
  const row = inbox.getByRole("link", { name: "4 new applications" });
  await expect(row).toHaveAccessibleDescription(`${fourth} applied for Cook. 3 others applied, too.`);
  await expect(inbox.getByText(`${third} applied for Baker.`)).toBeVisible();
  const single = inbox.getByText(`${first} applied for Cook.`, { exact: true });
  await expect(single).toBeHidden();

  await test.step("one of them is opened by the keyboard, and read by itself", async () => {
    await inbox.getByText("One by one").focus();
    await page.keyboard.press("Enter");
    for (const name of [first, second, fourth, fifth])
      await expect(inbox.getByText(`${name} applied for Cook.`, { exact: true })).toBeVisible();
    await inbox
      .getByRole("listitem")
      .filter({ has: page.getByText(`${first} applied for Cook.`, { exact: true }) })
      .getByRole("button", { name: "Mark “New application” as read" })
      .last()
      .press("Enter");
    await expect(inbox.getByText("3 new", { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await storedOf(request, recruiter)).notifications.filter(({ read }) => read))
      .toMatchObject([{ message: `${first} applied for Cook.` }]);
  });

  await test.step("the rest of them together, and no other", async () => {
    await inbox.getByRole("button", { name: "Mark “4 new applications” as read" }).press("Enter");
    await expect(inbox.getByRole("button", { name: "Mark “4 new applications” as read" })).toBeHidden();
    await expect(inbox.locator(":focus")).toContainText("4 new applications");
    const { notifications, unreadCount } = await storedOf(request, recruiter);
    expect(notifications).toHaveLength(5);
    expect(unreadCount).toBe(1);
    expect(notifications.find(({ read }) => !read)?.message).toBe(`${third} applied for Baker.`);
  });

  await test.step("the row leads to the applicants of its job", async () => {
    await row.click();
    await expect(page).toHaveURL(new RegExp(`/applicants/${cook}`));
  });
  expect(problems).toEqual([]);
});
