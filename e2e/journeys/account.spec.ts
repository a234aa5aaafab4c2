import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { openConversation } from "../support/conversation.ts";
import { countReads } from "../support/count-reads.ts";
import { readPdf, SAMPLE_CV, uploadProfileCv } from "../support/cvs.ts";
import { callApi, openAs, signUp } from "../support/people.ts";
import { seedScreens } from "../support/seed-screens.ts";
import { test } from "../support/test.ts";

test("a device is logged out from another, and its open tab with it", async ({ browser, request }) => {
  const person = await signUp(request, { name: "Ruwan Silva", role: "recruiter" });
  const { email, password } = person;
  const data = { email, password };
  const lost = await callApi(request, { token: "" }, { method: "POST", path: "/auth/login", data });
  const there = await openAs(browser, { ...person, ...lost }, "/dashboard");
  await expect(there.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();

  const here = await openAs(browser, person, "/account");
  const devices = here.getByRole("region", { name: "Logged-in devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").first()).toContainText("This device");
  await devices
    .getByRole("button", { name: /^Log out \S/ })
    .first()
    .click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(there).toHaveURL("/");
  await expect(devices.getByRole("button")).toHaveCount(0);

  // Those of one name are told apart.
  for (let device = 0; device < 2; device++)
    await callApi(request, { token: "" }, { method: "POST", path: "/auth/login", data });
  await here.reload();
  for (const place of ["1 of 2", "2 of 2"])
    await expect(devices.getByRole("button", { name: place })).toHaveAccessibleDescription(/last used/);

  // All others at once, after a question.
  await devices.getByRole("button", { name: "Log out everywhere else" }).click();
  await here.getByRole("alertdialog").getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(here.getByText("2 devices are logged out.")).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
});

test("what a guest has asked for by a link is offered after the login; what was left by a logout is not", async ({
  browser,
  request,
}) => {
  const { email, password } = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const page = await browser.newPage();
  const logIn = async () => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  };
  const offer = page.getByRole("button", { name: "Open it" });
  await page.goto("/interviews?tab=confirmed");
  await logIn();
  await offer.click();
  await expect(page).toHaveURL(/\/interviews\?tab=confirmed$/);

  await page.getByRole("button", { name: "Logout" }).click();
  await logIn();
  await expect(page.getByRole("heading", { name: "My Posted Jobs" })).toBeVisible();
  await expect(offer).toBeHidden();
});

test("whoever has logged out sees nothing of the last screen under the address of the login", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  const page = await openAs(browser, candidate, "/account");
  await page.route(/\/assets\/_guest-/, async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(/:\d+\/$/);
  expect(await page.getByLabel("Password").count()).toBe(1);
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
});

test("what the account shows is asked for once, and anew when one comes back to it", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  // A new tab: one that has been here before would go on from there.
  const page = await (await openAs(browser, candidate, "/account")).context().newPage();
  const readsOf = countReads(page);
  const lists = ["auth.sessions", "users.hiddenFrom"];
  const open = async () => {
    await expect(page.getByText("This device")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add domain" })).toBeAttached();
    await page.waitForLoadState("networkidle");
  };
  await page.goto("/account");
  await open();
  expect(lists.map(readsOf)).toEqual([1, 1]);

  await page.clock.install();
  await page.getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  await page.clock.fastForward(10_000);
  await page.getByRole("link", { name: "My Account" }).click();
  await open();
  expect(lists.map(readsOf)).toEqual([2, 2]);
});

test("the parts of the account are reached from its top, by the keyboard as well", async ({
  browser,
  request,
}) => {
  const person = await signUp(request, { name: "Ruwan Silva", role: "candidate" });
  const page = await openAs(browser, person, "/account");
  const parts = page.getByRole("navigation", { name: "Parts of this page" });
  for (const [part, first] of [
    ["Security", "Current password"],
    ["Privacy", "Domains"],
  ] as const) {
    await parts.getByRole("link", { name: part }).press("Enter");
    const heading = page.getByRole("heading", { name: part });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name: first })).toBeFocused();
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/account$/);
  await page.goto("/interviews");
  await page.goto("/account#privacy");
  await expect(page.getByRole("heading", { name: "Hide me from" })).toBeInViewport();
});

test("one's data comes as a file, also after a try without a network", async ({ browser, request }) => {
  const { candidate } = await openConversation(request);
  await uploadProfileCv(request, candidate, await readPdf(SAMPLE_CV, "my-cv.pdf"));
  const page = await openAs(browser, candidate, "/account");
  const section = page.getByRole("region", { name: "Your data" });
  const button = section.getByRole("button", { name: "Download my data" });

  await expect(button).toBeVisible();
  await page.context().setOffline(true);
  await button.click();
  await expect(section.getByRole("alert")).toBeVisible();
  await page.context().setOffline(false);
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^rolecall-data-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  for (const name of ["account.json", "profile.json", "messages.json", "my-cv.pdf"])
    expect(bytes.includes(name), name).toBe(true);
  await expect(section.getByRole("alert")).toHaveCount(0);
  await expect(section.getByText(`Saved as ${download.suggestedFilename()}.`)).toBeVisible();
});

test("an account is deleted with its password, and the other side can read on but not write", async ({
  browser,
  request,
}) => {
  const { candidate, recruiter, conversationId } = await seedScreens(request);
  const other = await openAs(browser, recruiter, `/messages?conversationId=${conversationId}`);
  const box = other.getByRole("textbox", { name: /^Message to/ });
  await expect(box).toBeVisible();

  const page = await openAs(browser, candidate, "/account");
  await page.getByRole("button", { name: "Delete account…" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(
    dialog.getByText("Your applications. Their recruiters are told that you withdraw."),
  ).toBeVisible();
  const password = dialog.getByLabel("Your password");
  await password.fill("not the password");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByText("The current password is not right.")).toBeVisible();
  await expect(password).toBeFocused();

  await password.fill(candidate.password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
  await expect(page.getByText("Your session has ended.")).toHaveCount(0);
  const kept = await page.evaluate(
    (id) => Object.keys(localStorage).filter((key) => key.includes(id)),
    candidate.userId,
  );
  expect(kept).toEqual([]);
  await page.getByLabel("Email").fill(candidate.email);
  await page.getByLabel("Password", { exact: true }).fill(candidate.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Invalid email or password.")).toBeVisible();

  // The recruiter is told, and the open conversation closes by itself.
  await expect(other.getByText(/is cancelled: .* withdrew the application/).first()).toBeVisible();
  await expect(other.getByText("This person has deleted their account.")).toBeVisible();
  await expect(box).toHaveCount(0);
  await expect(other.getByRole("heading", { name: "Deleted member" })).toBeVisible();
  await expect(
    other.getByRole("log").or(other.getByRole("main")).getByText("Is the position still open?").first(),
  ).toBeVisible();
});

test("a candidate hides from an employer, who does not find them any more", async ({ browser, request }) => {
  const candidate = await signUp(request, { name: "Nimali Perera", role: "candidate" });
  const employer = await signUp(request, { name: "Ruwan Silva", role: "recruiter" });
  const find = async (): Promise<string[]> => {
    const { users } = await callApi(request, employer, {
      method: "GET",
      path: "/users?role=candidate&search=Nimali",
    });
    return users.map(({ _id }: { _id: string }) => _id);
  };
  expect(await find()).toContain(candidate.userId);

  const page = await openAs(browser, candidate, "/account");
  const section = page.getByRole("region", { name: "Hide me from" });
  const domain = section.getByRole("textbox", { name: "Domains" });
  await domain.fill("no domain");
  await section.getByRole("button", { name: "Add domain" }).click();
  await expect(section.getByText("Enter a domain such as example.com.")).toBeVisible();
  await expect(domain).toBeFocused();
  await domain.fill("@example.com");
  await domain.press("Enter");
  const remove = section.getByRole("button", { name: "Remove example.com" });
  await expect(remove).toBeVisible();
  await expect(domain).toHaveValue("");
  expect(await find()).not.toContain(candidate.userId);

  await section.getByRole("textbox", { name: "Companies" }).fill("Lagoon Ltd");
  await section.getByRole("button", { name: "Add company" }).click();
  await expect(section.getByRole("button", { name: "Remove Lagoon Ltd" })).toBeVisible();
  await page.reload();
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(section.getByRole("button", { name: "Remove Lagoon Ltd" })).toBeVisible();
  expect(await find()).toContain(candidate.userId);
});
