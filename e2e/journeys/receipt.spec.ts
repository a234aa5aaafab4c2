import { expect } from "@playwright/test";
import { SAMPLE_CV, uploadProfileCv } from "../support/cvs.ts";
import { openAs, postJob, signUp } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { test } from "../support/test.ts";

test("what was read is a receipt: a correction wins, survives the next upload and can be taken back", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  await uploadProfileCv(request, candidate);
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const job = await postJob(request, recruiter, { requiredSkills: ["Java"], requiredYears: 4 });
  const page = await openAs(browser, candidate, `/jobs/${job._id}`);
  const years = page.getByRole("region", { name: "Why this score" }).getByText(/ \/ 4 years required/);
  // The newest position goes on, so the figure grows with the calendar.
  const before = (await years.textContent()) ?? "";
  await page.getByRole("link", { name: "My Account" }).click();
  await page.getByRole("link", { name: "Go to Professional Profile" }).click();
  const problems = watchProblems(page);
  const contact = page.getByRole("region", { name: "Contact" });
  const positions = page.getByRole("region", { name: "Positions" });
  const education = page.getByRole("region", { name: "Education" });
  await expect(contact.getByText("+94 76 512 7734", { exact: true })).toBeVisible();
  await expect(contact.getByText("https://github.com/ksenarath-example")).toBeVisible();
  await expect(positions.getByText(/^Jan 2023 – Mar 2024/)).toBeVisible();
  await expect(positions.getByText(/years in all$/)).toBeVisible();

  await test.step("by the keyboard alone: the form takes the focus and gives it back", async () => {
    const edit = contact.getByRole("button", { name: "Correct: Contact" });
    await edit.focus();
    await page.keyboard.press("Enter");
    await expect(contact.getByLabel("Name")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("+94 11 234 5678");
    await contact.getByLabel("Links").fill("https://senarath.example\n");
    await contact.getByLabel("Phone").press("Enter");
    await expect(edit).toBeFocused();
    await expect(contact.getByText("Corrected by you")).toBeVisible();
    await expect(contact.getByText("The CV says: +94 76 512 7734")).toBeVisible();
    await expect(contact.getByText("https://senarath.example", { exact: true })).toBeVisible();

    await positions.getByRole("button", { name: "Correct: Positions" }).focus();
    await page.keyboard.press("Enter");
    await positions.getByRole("button", { name: "Add a position" }).focus();
    await page.keyboard.press("Enter");
    const added = positions.getByRole("group", { name: "Position 4" });
    await expect(added.getByLabel("Job title")).toBeFocused();
    await page.keyboard.type("Night Baker");
    await added.getByLabel("Start").fill("early");
    await page.keyboard.press("Enter");
    await expect(added.getByLabel("Start")).toBeFocused();
    await expect(added.getByLabel("Start")).toHaveAccessibleDescription("Write it as 2023-04, or as 2023.");
    await added.getByLabel("Start").fill("January 2018");
    await added.getByLabel("End").fill("2019-12");
    await positions.getByRole("button", { name: "Remove Software Engineer" }).focus();
    await page.keyboard.press("Enter");
    await expect(positions.getByRole("button", { name: "Add a position" })).toBeFocused();
    await positions.getByRole("button", { name: "Save correction" }).click();
    await expect(positions.getByText("Night Baker")).toBeVisible();
    await expect(positions.getByText(/^Jan 2018 – Dec 2019/)).toBeVisible();
  });

  await test.step("a match that was looked at before is made anew", async () => {
    await page.goBack();
    await page.goBack();
    await expect(years).not.toHaveText(before);
    await page.goForward();
    await page.goForward();
  });

  await test.step("the next upload changes nothing of it", async () => {
    await page.getByLabel("New CV").setInputFiles(SAMPLE_CV);
    await page.getByRole("button", { name: "Update CV" }).click();
    await expect(page.getByText("What changed")).toBeVisible();
    await page.reload();
    await expect(contact.getByText(/^\+94 11 234 5678/)).toBeVisible();
    await expect(positions.getByText("Night Baker")).toBeVisible();
    await expect(education.getByText("Corrected by you")).toBeHidden();
  });

  await test.step("what the CV says can be looked at, and followed again", async () => {
    await positions.getByText("What the CV says").click();
    await expect(positions.getByText(/^Jan 2023 – Mar 2024/)).toBeVisible();
    const follow = positions.getByRole("button", { name: "Follow the CV again" });
    await follow.click();
    await expect(positions.getByText("Night Baker")).toBeHidden();
    await expect(page.getByText("It follows your CV again.")).toBeVisible();
    // By mistake: all that was typed is there again.
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(positions.getByText("Night Baker")).toBeVisible();
    await expect(page.getByText("It is as it was before.")).toBeVisible();
    await follow.click();
    await expect(positions.getByText("Night Baker")).toBeHidden();
    await expect(positions.getByText("Corrected by you")).toBeHidden();
    await expect(positions.getByRole("button", { name: "Correct: Positions" })).toBeFocused();
  });
  expect(problems).toEqual([]);
});
