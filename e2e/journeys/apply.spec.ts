import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { applyTo, DOCX_CV, readPdf, SAMPLE_CV, uploadProfileCv } from "../support/cvs.ts";
import { openAs, postJob, signUp } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { test } from "../support/test.ts";

test("a candidate applies with the CV of the profile, and the lists say so", async ({ browser, request }) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const { _id: jobId } = await postJob(request, recruiter, { title: "Pastry Cook" });
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const page = await openAs(browser, candidate, `/jobs/${jobId}`);
  const problems = watchProblems(page);
  const open = page.getByRole("button", { name: "Apply with CV Upload" });
  const fromProfile = page.getByRole("button", { name: "Use the CV in your profile" });

  await open.click();
  await expect(page.getByRole("button", { name: "Submit application" })).toBeVisible();
  await expect(fromProfile, "there is none yet").toBeHidden();

  const cvFile = await readPdf(SAMPLE_CV, "My CV (3) – final.pdf");
  await uploadProfileCv(request, candidate, cvFile);
  await page.goto(`/jobs/${jobId}`);
  await open.click();
  await fromProfile.click();
  await expect(page.getByText(cvFile.name)).toBeVisible();
  // The button that was pressed is gone; the next one has the focus.
  await expect(page.getByRole("button", { name: "Submit application" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("Application submitted successfully! Your CV is being analyzed."),
  ).toBeVisible();
  await expect(page.getByText(`with ${cvFile.name}`)).toBeVisible();

  await page.goto("/dashboard?keyword=pastry");
  const card = page.getByRole("article").filter({ hasText: "Pastry Cook" });
  await expect(card.getByText("Applied", { exact: true })).toBeVisible();

  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "My applications" }).click();
  await expect(page.getByRole("heading", { name: "My applications" })).toBeFocused();
  const row = page.getByRole("list", { name: "Your applications, newest first" }).getByRole("listitem");
  await expect(row.getByText("Pastry Cook")).toBeVisible();

  // From one tab of a screen to the other by the bar, the heading is read out as well.
  const tab = page.getByRole("tab", { name: "Profile", exact: true });
  await tab.click();
  await expect(tab).toBeFocused();
  await bar.getByRole("link", { name: "My applications" }).press("Enter");
  await expect(page.getByRole("heading", { name: "My applications" })).toBeFocused();
  await tab.click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the CV on file" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(cvFile.name);
  expect(await readFile(await saved.path())).toEqual(cvFile.buffer);

  await test.step("beside the match of the profile stands what another file came to", async () => {
    const other = await postJob(request, recruiter, {
      title: "Developer",
      requiredSkills: ["Java", "Kotlin"],
    });
    const sent = { name: "baker.docx", mimeType: "application/msword", buffer: await readFile(DOCX_CV) };
    await applyTo(request, candidate, { jobId: other._id, cvFile: sent });
    await page.goto(`/jobs/${other._id}`);
    await expect(page.getByRole("img", { name: /^Your match: \d+%$/ })).toBeVisible();
    await expect(page.getByText(/^Your application was scored by .*baker\.docx.*: \d+%\.$/)).toBeVisible();
  });
  expect(problems).toEqual([]);
});

test("on a phone the way to apply stays in view to the end of a long text, and covers nothing", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const { _id } = await postJob(request, recruiter, { description: "A day here.\n\n".repeat(80) });
  const page = await openAs(browser, candidate, `/jobs/${_id}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const apply = page.getByRole("button", { name: "Apply with CV Upload" });
  await expect(apply).toBeInViewport();
  const last = page.getByRole("main").getByRole("link", { name: "Go to Professional Profile" });
  await last.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 100_000);
  await expect(apply).toBeInViewport();
  // Playwright presses only what nothing lies over.
  await last.click({ trial: true });
  await apply.click();
  await expect(page.getByRole("dialog", { name: "Apply with CV Upload" })).toBeVisible();
});
