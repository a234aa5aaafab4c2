import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { callApi, openAs, signUp } from "../support/people.ts";

const CV = new URL("../../apps/api/assets/sample-cv.pdf", import.meta.url);

test("whoever removes a thing by the keyboard goes on beside it, not at the top of the page", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const candidate = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  const headers = { Authorization: `Bearer ${candidate.token}` };
  const cvFile = { name: "cv.pdf", mimeType: "application/pdf", buffer: await readFile(CV) };
  await request.post("/api/users/profile/upload-cv", { headers, multipart: { cvFile } });
  for (const title of ["Backend Engineer", "Night Baker"]) {
    const data = { title, description: "A job." };
    const { _id } = await callApi(request, recruiter, { method: "POST", path: "/jobs", data });
    await request.post("/api/applications/upload", { headers, multipart: { cvFile, jobId: _id } });
    await callApi(request, candidate, { method: "POST", path: "/cv/comprehensive-test" });
  }
  const page = await openAs(browser, candidate, "/profile");

  await test.step("a skill", async () => {
    await page.getByRole("button", { name: "Remove Kotlin" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Remove PostgreSQL" })).toBeFocused();
    await page.getByRole("button", { name: "Discard changes" }).click();
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
});
