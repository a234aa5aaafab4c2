import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { callApi, openAs, type Person, postJob, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

/** With a profile: who has none is asked for a CV first. */
async function signUpCandidate(request: APIRequestContext): Promise<Person> {
  const candidate = await signUp(request, { name: "Nimali Perera", role: "candidate" });
  const data = { profileSummary: "I keep lights.", skills: ["Signalling"] };
  await callApi(request, candidate, { method: "PUT", path: "/users/profile/candidate", data });
  return candidate;
}

function savedList(page: Page) {
  return page.getByRole("dialog", { name: "Saved searches" });
}

test("a candidate saves a search, hears of a job that it finds, and finds both again", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const candidate = await signUpCandidate(request);
  const page = await openAs(
    browser,
    candidate,
    "/dashboard?keyword=lighthouse+keeper&city=Galle&remote=true",
  );
  await page.getByRole("button", { name: "Set alert" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this search" });
  await expect(dialog.getByLabel("Name")).toHaveValue("Lighthouse keeper, Galle, Remote");
  await expect(dialog.getByLabel("Tell me about new jobs")).toBeChecked();
  await dialog.getByLabel("Name").fill("Lighthouses");
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByText("Search saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Saved as Lighthouses" })).toBeVisible();

  // The same search in other words is saved already.
  await page.goto("/dashboard?keyword=Keeper+lighthouse&city=galle&remote=true");
  await expect(page.getByRole("button", { name: "Saved as Lighthouses" })).toBeVisible();
  await page.goto("/interviews");
  await expect(page.getByText("Live", { exact: true })).toBeAttached();

  const job = { location: { city: "Galle", remote: true } };
  await postJob(request, recruiter, { ...job, title: "Lighthouse keeper" });
  await postJob(request, recruiter, { ...job, title: "Gardener" });
  const popups = page.getByRole("region", { name: "Live notifications" });
  await expect(popups.getByText("New job for “Lighthouses”")).toBeVisible();
  await postJob(request, recruiter, { ...job, title: "Assistant lighthouse keeper" });
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const inbox = page.getByRole("dialog", { name: "Notifications" });
  const alert = inbox.getByRole("link", { name: "2 new jobs for “Lighthouses”" });
  await expect(alert).toBeVisible();
  await expect(inbox.getByText("The latest: Assistant lighthouse keeper")).toBeVisible();
  await expect(inbox.getByRole("link", { name: /for “Lighthouses”/ })).toHaveCount(1);
  // What happens while it is open comes to its top.
  await postJob(request, recruiter, { ...job, title: "Florist" });
  await expect(inbox.getByText("Florist")).toBeVisible();

  // Another device has the count before the search is opened.
  const other = await openAs(browser, candidate, "/dashboard");
  const bar = other.getByRole("navigation", { name: "Saved searches" });
  await expect(bar.getByRole("link", { name: "Lighthouses 2 new" })).toBeVisible();

  await alert.click();
  await expect(page).toHaveURL(/keyword=lighthouse/);
  await expect(page.getByRole("heading", { name: "Search Results (2 jobs)" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Lighthouses", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect
    .poll(async () => {
      const { savedSearches } = await callApi(request, candidate, { method: "GET", path: "/saved-searches" });
      return savedSearches.map(({ newJobs }: { newJobs: number }) => newJobs);
    })
    .toEqual([0]);
});

test("a saved search is renamed, silenced, deleted, and brought back", async ({ browser, request }) => {
  const candidate = await signUpCandidate(request);
  const save = (name: string, keyword: string) =>
    callApi(request, candidate, {
      method: "POST",
      path: "/saved-searches",
      data: { name, filters: { keyword } },
    });
  await save("Bakers", "baker");
  await save("Millers", "miller");
  const list = async () => {
    const { savedSearches } = await callApi(request, candidate, { method: "GET", path: "/saved-searches" });
    return savedSearches.map(({ name, alert }: { name: string; alert: boolean }) => [name, alert]);
  };
  const page = await openAs(browser, candidate, "/dashboard");
  await page.getByRole("button", { name: "Manage what is saved" }).click();
  const dialog = savedList(page);
  await dialog.getByRole("button", { name: "Rename Bakers" }).click();
  const field = dialog.getByRole("textbox", { name: "New name of Bakers" });
  await expect(field).toBeFocused();
  // Escape ends the renaming, not the dialog.
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: "Rename Bakers" })).toBeFocused();
  await page.keyboard.press("Enter");
  await field.fill("Night bakers");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("link", { name: "Night bakers" })).toBeVisible();
  await dialog.getByLabel("Tell me about new jobs: Millers").uncheck();
  await expect.poll(list).toEqual([
    ["Millers", false],
    ["Night bakers", true],
  ]);

  await dialog.getByRole("button", { name: "Delete Millers" }).click();
  await expect(dialog.getByRole("link", { name: "Millers" })).toBeHidden();
  await expect.poll(list).toEqual([["Night bakers", true]]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByRole("link", { name: "Millers" })).toBeVisible();
  await expect.poll(list).toEqual([
    ["Millers", false],
    ["Night bakers", true],
  ]);
  await dialog.getByRole("link", { name: "Night bakers" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/keyword=baker/);
});

test("beyond as many as there can be the dialog says so, and a recruiter saves none", async ({
  browser,
  request,
}) => {
  const candidate = await signUpCandidate(request);
  for (let n = 1; n <= 20; n += 1)
    await callApi(request, candidate, {
      method: "POST",
      path: "/saved-searches",
      data: { name: `Search ${n}`, filters: { keyword: `word${n}` } },
    });
  const page = await openAs(browser, candidate, "/dashboard?keyword=one+more&dialog=save");
  const dialog = page.getByRole("dialog", { name: "Save this search" });
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(/You have 20 saved searches, as many as there can be/);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "All 20 that are saved" }).click();
  await expect(savedList(page).getByText("20 of 20")).toBeVisible();

  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const theirs = await openAs(browser, recruiter, "/dashboard?keyword=nurse");
  await expect(theirs.getByRole("heading", { name: /^Search Results/ })).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Set alert" })).toHaveCount(0);
});
