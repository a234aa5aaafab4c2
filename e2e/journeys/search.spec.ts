import { expect } from "@playwright/test";
import { uploadProfileCv } from "../support/cvs.ts";
import { openAs, postJob, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

test("on a phone what a search finds is in view, and of a job its pay", async ({ browser, request }) => {
  const recruiter = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const title = `Lighthouse Keeper ${recruiter.userId.slice(-6)}`;
  await postJob(request, recruiter, { title, salary: { min: 250_000, max: 450_000 } });
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  await uploadProfileCv(request, candidate);
  const page = await openAs(browser, candidate, "/dashboard", { viewport: { width: 390, height: 600 } });
  await expect(page.getByRole("heading", { name: "All Available Jobs" })).toBeVisible();
  const keyword = page.getByLabel("Keyword");
  await keyword.fill(title);
  await keyword.press("Enter");
  await expect(page.getByRole("heading", { name: "Search Results" })).toBeInViewport();
  await expect(keyword).toBeInViewport({ ratio: 1 });
  const link = page.getByRole("link", { name: title });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText("LKR 250k–450k a month")).toBeInViewport();
});
