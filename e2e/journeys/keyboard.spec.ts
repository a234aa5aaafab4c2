import { expect } from "@playwright/test";
import { applyTo, readPdf, SCANNED_CV, signUpApplicant, uploadProfileCv } from "../support/cvs.ts";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

test("whoever removes a thing by the keyboard goes on beside it, not at the top of the page", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const candidate = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  await uploadProfileCv(request, candidate);
  for (const title of ["Backend Engineer", "Night Baker"]) {
    const { _id } = await postJob(request, recruiter, { title });
    await applyTo(request, candidate, { jobId: _id });
    await callApi(request, candidate, { method: "POST", path: "/cv/comprehensive-test" });
  }
  const page = await openAs(browser, candidate, "/profile");

  await test.step("a skill", async () => {
    await page.getByRole("button", { name: "Remove Kotlin" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Remove PostgreSQL" })).toBeFocused();
    await page.getByRole("button", { name: "Discard changes" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Remove Kotlin" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Save profile" })).toBeFocused();
  });

  await test.step("an application", async () => {
    await page.goto("/profile?tab=applications");
    await page.getByRole("button", { name: "Withdraw the application for Night Baker" }).focus();
    await page.keyboard.press("Enter");
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Withdraw application", exact: true })
      .press("Enter");
    await expect(page.getByRole("link", { name: "Night Baker" })).toBeHidden();
    await expect(page.locator(":focus")).toContainText("Backend Engineer");
  });

  await test.step("an analysis", async () => {
    await page.goto("/cv-analysis?tab=history");
    const remove = page.getByRole("main").getByRole("button", { name: /^Delete/ });
    await expect(remove).toHaveCount(2);
    await remove.first().focus();
    await page.keyboard.press("Enter");
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^Delete/ })
      .press("Enter");
    await expect(remove).toHaveCount(1);
    await expect(page.locator(":focus")).toContainText("sample-cv.pdf");
  });

  await test.step("the tab that an analysis leaves for its results", async () => {
    await page.getByRole("tab", { name: "Upload & Analyze" }).click();
    await page.getByRole("button", { name: "Run test analysis" }).press("Enter");
    await expect(page.getByRole("tab", { name: "Analysis Results" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(page.getByRole("heading", { name: "AI CV Analysis" })).toBeFocused();
  });
});

test("whatever takes its own button away leaves the focus where one goes on", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const candidate = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  const { _id: jobId } = await postJob(request, recruiter, { title: "Night Baker" });
  const cvFile = await readPdf(SCANNED_CV);
  const applicationId = await applyTo(request, candidate, { jobId, cvFile });
  const page = await openAs(
    browser,
    recruiter,
    "/dashboard?keyword=baker&city=Kandy&remote=true&hybrid=true",
  );

  await test.step("the filters of a search", async () => {
    const filters = page.getByRole("list", { name: "Active filters" }).getByRole("button");
    await expect(filters).toHaveCount(3);
    // It stands in its box alone: who looks for a job by its title finds the job.
    await expect(page.getByText("baker")).toHaveCount(0);
    await filters.nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(filters).toHaveCount(2);
    await expect(filters.nth(1)).toBeFocused();
    await page.getByRole("button", { name: "Clear all" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "My Posted Jobs" })).toBeFocused();
  });

  await test.step("another reading of a CV, whose outcome is read out", async () => {
    await page.goto(`/applicants/${jobId}?applicationId=${applicationId}`);
    const again = page.getByRole("button", { name: "Analyze again" });
    await expect(again).toBeVisible();
    await again.focus();
    await page.keyboard.press("Enter");
    const analysis = page.getByRole("region", { name: "Analysis", exact: true });
    await expect(analysis).toBeFocused();
    await expect(analysis.getByRole("status")).toHaveText("Analysis failed");
    await expect(again).toBeVisible();
    await expect(analysis).toBeFocused();
  });

  await test.step("an answer to one of several applicants, and the deletion of one", async () => {
    for (const name of ["Amaya Perera", "Bimal Silva"])
      await signUpApplicant(request, { name, jobId, cvFile });
    await page.goto(`/applicants/${jobId}`);
    const card = (name: string) => page.getByRole("article").filter({ hasText: name });
    await card("Bimal Silva").getByRole("button", { name: "Decline" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    // The landmarks are those of the page.
    await expect(dialog.getByRole("banner").or(dialog.getByRole("contentinfo"))).toHaveCount(0);
    await dialog.getByRole("button", { name: "Send answer" }).press("Enter");
    await expect(card("Bimal Silva").getByRole("button", { name: "Reconsider" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Decision on Bimal Silva" })).toBeFocused();

    const names = await page.getByRole("article").getByRole("heading").allTextContents();
    const [first = "", second = "", third = ""] = names;
    for (const [gone, next] of [
      [second, third],
      [third, first],
    ] as const) {
      await card(gone)
        .getByRole("button", { name: /^Delete/ })
        .press("Enter");
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: /^Delete/ })
        .press("Enter");
      await expect(card(gone)).toHaveCount(0);
      await expect(page.getByRole("link", { name: next })).toBeFocused();
    }
  });

  await test.step("a form that is sent too early leads to what is missing", async () => {
    await page.goto("/schedule-interview");
    const send = page.getByRole("button", { name: "Schedule interview" });
    await send.press("Enter");
    await expect(page.getByText("Please fill in all required fields")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Candidate" })).toBeFocused();
    await page.goto(`/schedule-interview?jobId=${jobId}&candidateId=${candidate.userId}`);
    await expect(page.getByRole("combobox", { name: "Candidate" })).toHaveValue("Kavindu Senarath");
    await send.press("Enter");
    await expect(page.getByLabel("Date", { exact: true })).toBeFocused();
  });

  await test.step("another try at what could not be loaded", async () => {
    const list = /interviews\.list/;
    await page.route(list, (route) => route.abort());
    await page.goto("/interviews");
    const retry = page.getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();
    await page.unroute(list);
    await retry.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("No interviews yet")).toBeVisible();
    await expect(page.getByRole("tabpanel")).toBeFocused();
  });

  await test.step("an emptied form", async () => {
    await page.goto("/schedule-interview");
    await page.getByLabel("Description").fill("Bring a laptop.");
    await page.reload();
    await page.getByRole("button", { name: "Start over" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Description")).toHaveValue("");
    await expect(page.getByRole("combobox", { name: "Candidate" })).toBeFocused();
  });
});
