import { expect } from "@playwright/test";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

const PASTRY_CHEF = { title: "Pastry Chef", description: "Works in a small kitchen." };

test("a search announces the new jobs that it finds, and no others", async ({ browser, request }) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const search = await openAs(browser, candidate, "/dashboard?keyword=pastry&city=galle");
  const all = await openAs(browser, candidate, "/dashboard");
  for (const page of [search, all]) {
    await page.getByRole("button", { name: "Skip for now" }).click();
    await expect(page.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();
  }

  await postJob(request, recruiter, { ...PASTRY_CHEF, title: "Bus Driver", location: { city: "Galle" } });
  await postJob(request, recruiter, { ...PASTRY_CHEF, location: { city: "Kandy" } });
  await postJob(request, recruiter, { ...PASTRY_CHEF, location: { city: "Galle Fort" } });
  await expect(all.getByText("3 new jobs", { exact: true })).toBeVisible();
  await expect(search.getByText("1 new job", { exact: true })).toBeVisible();

  await search.getByRole("button", { name: "Show", exact: true }).click();
  await expect(search.getByRole("link", { name: "Pastry Chef" })).toHaveCount(1);
  await expect(search.getByText("1 new job", { exact: true })).toBeHidden();
  // The pressed button is gone: the reading goes on at the list's heading.
  await expect(search.getByRole("heading", { name: /^Search Results/ })).toBeFocused();
  // Other filters are another list, which announces its own.
  await search.goto("/dashboard?keyword=pastry&city=kandy");
  await expect(search.getByRole("link", { name: "Pastry Chef" })).toHaveCount(1);
  await postJob(request, recruiter, { ...PASTRY_CHEF, location: { city: "Kandy" } });
  await expect(search.getByText("1 new job", { exact: true })).toBeVisible();
});

test("what arrives while the new jobs are fetched is announced after them", async ({ browser, request }) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const page = await openAs(browser, candidate, "/dashboard?keyword=pastry&city=matara");
  await page.getByRole("button", { name: "Skip for now" }).click();
  await expect(page.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();
  await postJob(request, recruiter, { ...PASTRY_CHEF, location: { city: "Matara" } });
  await expect(page.getByText("1 new job", { exact: true })).toBeVisible();

  const [answered, deliver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    /jobs\.search/,
    async (route) => {
      const response = await route.fetch();
      answered.resolve();
      await deliver.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await answered.promise;
  const later = { ...PASTRY_CHEF, title: "Pastry Cook", location: { city: "Matara" } };
  await postJob(request, recruiter, later);
  await expect(page.getByText("2 new jobs", { exact: true })).toBeVisible();
  deliver.resolve();
  await expect(page.getByRole("link", { name: "Pastry Chef" })).toHaveCount(1);
  await expect(page.getByText("1 new job", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByRole("link", { name: "Pastry Cook" })).toHaveCount(1);
});

test("a job that is submitted twice within one tick is posted once", async ({ browser, request }) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const page = await openAs(browser, recruiter, "/post-job");
  const posts: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("jobs.create")) posts.push(sent.postData() ?? "");
  });
  await page.getByLabel("Title", { exact: true }).fill("Ward Sister");
  await page.getByLabel("Description").fill("Run a ward of 24 beds.");
  await page.locator("form").evaluate((form: { requestSubmit: () => void }) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole("link", { name: "Ward Sister" })).toHaveCount(1);
  expect(posts).toHaveLength(1);
  expect(posts[0]).toContain("clientId");

  // A press that came through twice all the same, as on a line that stutters, makes no second job.
  const [body = ""] = posts;
  const again = await request.post("/api/trpc/jobs.create?batch=1", {
    headers: { Authorization: `Bearer ${recruiter.token}`, "Content-Type": "application/json" },
    data: body,
  });
  expect(again.ok()).toBe(true);
  const path = `/jobs?recruiterId=${recruiter.userId}`;
  expect(await callApi(request, recruiter, { method: "GET", path })).toHaveLength(1);
});
