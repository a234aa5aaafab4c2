import { expect, type Page } from "@playwright/test";
import { uploadProfileCv } from "../support/cvs.ts";
import { openAs, type Person, signUp } from "../support/people.ts";
import { openScheduling } from "../support/scheduling.ts";
import { test } from "../support/test.ts";

const RESTORED = "This is what you had typed before.";

/** The server ends the session, and its owner logs in again: that leads back to where it ended. */
async function loseSession(page: Page, person: Person): Promise<void> {
  const { email, password } = person;
  await page.evaluate(() =>
    fetch("/api/auth/logout", {
      method: "POST",
      headers: { Authorization: `Bearer ${JSON.parse(localStorage.getItem("user") ?? "{}").token}` },
    }),
  );
  // The page that is left may have such fields, too.
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

test("what was typed into an interview survives a reload and the end of the session", async ({
  browser,
  request,
}) => {
  const { candidate, recruiter, job, page } = await openScheduling(browser, request);
  const description = page.getByLabel("Description");
  const slot = page.getByRole("radio", { name: /^10:30/ });

  await description.fill("Bring a laptop.");
  await page.getByLabel("Type").selectOption("technical");
  await page.getByLabel("Meeting URL").fill("https://meet.example.com/room");
  await page.getByRole("button", { name: "Next day" }).click();
  await slot.check();
  // What belongs to another way of meeting is kept while that one is chosen.
  await page.getByRole("radio", { name: "In person" }).check();
  await page.getByLabel("Address").fill("1 Galle Road");
  await page.getByRole("radio", { name: "Video call" }).check();
  const expectAll = async () => {
    await expect(page.getByText(RESTORED)).toBeVisible();
    await expect(description).toHaveValue("Bring a laptop.");
    await expect(page.getByLabel("Type")).toHaveValue("technical");
    await expect(page.getByLabel("Meeting URL")).toHaveValue("https://meet.example.com/room");
    await expect(slot).toBeChecked();
  };
  await page.reload();
  await expectAll();
  await loseSession(page, recruiter);
  await expect(page).toHaveURL(/\/schedule-interview\?/);
  await expectAll();

  // Another candidate's form is another one.
  await page.goto("/schedule-interview");
  await expect(description).toHaveValue("");
  await page.goBack();
  await expectAll();
  await page.getByRole("button", { name: "Schedule interview" }).click();
  await expect(page).toHaveURL(/\/interviews$/);

  // Moving it: the dialog and what was typed into it come back, until somebody closes it.
  await page.getByRole("button", { name: /^Reschedule/ }).click();
  const dialog = page.getByRole("dialog", { name: "Reschedule interview" });
  await dialog.getByRole("radio", { name: /^14:00/ }).check();
  await dialog.getByLabel("Reason").fill("The room is taken.");
  await page.reload();
  await expect(dialog.getByLabel("Reason")).toHaveValue("The room is taken.");
  await expect(dialog.getByRole("radio", { name: /^14:00/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Keep as it is" }).click();
  await page.getByRole("button", { name: /^Reschedule/ }).click();
  await expect(dialog.getByLabel("Reason")).toHaveValue("");

  // Once scheduled it is no draft any more.
  await page.goto(`/schedule-interview?candidateId=${candidate.userId}&jobId=${job._id}`);
  await expect(description).toHaveValue("");
  await expect(page.getByText(RESTORED)).toBeHidden();
});

test("a sign-up survives a reload, its password does not", async ({ page }) => {
  await page.goto("/signup");
  await page.getByLabel("Full name").fill("Nadeesha Perera");
  await page.getByLabel("Email").fill("nadeesha@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not to be kept");
  await page.getByRole("radio", { name: "Recruiter" }).check();
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("Nadeesha Perera");
  await expect(page.getByLabel("Email")).toHaveValue("nadeesha@example.com");
  await expect(page.getByRole("radio", { name: "Recruiter" })).toBeChecked();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain("not to be kept");
});

test("account details survive a reload and the end of the session, passwords do not", async ({
  browser,
  request,
}) => {
  const person = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  const page = await openAs(browser, person, "/account");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Kavindu S. Senarath");
  await page.getByLabel("Current password").fill("not to be kept");
  await page.reload();
  await expect(name).toHaveValue("Kavindu S. Senarath");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(page.getByLabel("Current password")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("not to be kept");

  await loseSession(page, person);
  await expect(page).toHaveURL(/\/account$/);
  await expect(name).toHaveValue("Kavindu S. Senarath");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText("Account details updated successfully!")).toBeVisible();
  await expect(page.getByText("Not saved yet")).toBeHidden();

  // What is discarded is what was saved last.
  await name.fill("Somebody");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(name).toHaveValue("Kavindu S. Senarath");
  await page.reload();
  await expect(name).toHaveValue("Kavindu S. Senarath");
  await expect(page.getByText("Not saved yet")).toBeHidden();
});

test("a correction of what was read survives a reload and the end of the session", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  await uploadProfileCv(request, candidate);
  const page = await openAs(browser, candidate, "/profile");
  const contact = page.getByRole("region", { name: "Contact" });
  const positions = page.getByRole("region", { name: "Positions" });
  const added = positions.getByRole("group", { name: "Position 4" });
  const editContact = contact.getByRole("button", { name: "Correct: Contact" });

  await editContact.click();
  await contact.getByLabel("Phone").fill("+94 11 234 5678");
  await positions.getByRole("button", { name: "Correct: Positions" }).click();
  await positions.getByRole("group", { name: "Position 1" }).getByLabel("Job title").fill("Lead Engineer");
  await positions.getByRole("button", { name: "Add a position" }).click();
  await added.getByLabel("Job title").fill("Night Baker");
  const expectAll = async () => {
    await expect(contact.getByText(RESTORED)).toBeVisible();
    await expect(contact.getByLabel("Phone")).toHaveValue("+94 11 234 5678");
    await expect(positions.getByText(RESTORED)).toBeVisible();
    await expect(positions.getByRole("group", { name: "Position 1" }).getByLabel("Job title")).toHaveValue(
      "Lead Engineer",
    );
    await expect(added.getByLabel("Job title")).toHaveValue("Night Baker");
  };
  await page.reload();
  await expectAll();
  await loseSession(page, candidate);
  await expect(page).toHaveURL(/\/profile$/);
  await expectAll();

  // Saving one part leaves what is typed into another where it is.
  await positions.getByRole("button", { name: "Save correction" }).click();
  await expect(positions.getByText("Lead Engineer")).toBeVisible();
  await expect(contact.getByLabel("Phone")).toHaveValue("+94 11 234 5678");
  await contact.getByRole("button", { name: "Cancel" }).click();
  await expect(editContact).toBeFocused();

  // What was saved and what was cancelled are no drafts any more.
  await page.reload();
  await expect(positions.getByText("Night Baker")).toBeVisible();
  await expect(editContact).toBeVisible();
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});
