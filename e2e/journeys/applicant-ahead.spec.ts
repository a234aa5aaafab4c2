import { expect } from "@playwright/test";
import { countReads } from "../support/count-reads.ts";
import { signUpApplicant } from "../support/cvs.ts";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

const EVIDENCE = "applications.evidence";

test("an applicant opens with what the list knows, and with all of it where the pointer has rested", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const { _id: jobId } = await postJob(request, recruiter, { requiredSkills: ["React"] });
  for (const name of ["Kavindu Senarath", "Nadeesha Perera"]) await signUpApplicant(request, { name, jobId });
  await expect
    .poll(async () => {
      const list = await callApi(request, recruiter, { method: "GET", path: `/applications/${jobId}` });
      return list.map(({ analysisStatus }: { analysisStatus: string }) => analysisStatus);
    })
    .toEqual(["done", "done"]);

  const page = await openAs(browser, recruiter, `/applicants/${jobId}`);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(2);
  const readsOf = countReads(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/applications\.evidence/, async (route) => {
    await answered;
    await route.continue();
  });
  const dialog = page.getByRole("dialog");
  const strengths = dialog.getByRole("heading", { name: "Strengths" });
  const parts = dialog.getByRole("region", { name: "How the score adds up" });

  await test.step("who passes over the cards asks for nothing", async () => {
    // In one go: on a busy machine a real pointer rests on each.
    await page.evaluate(`for (const card of document.querySelectorAll("main article")) {
      card.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      card.dispatchEvent(new PointerEvent("pointerout", { bubbles: true, relatedTarget: document.body }));
    }`);
    await cards.last().hover();
    await expect.poll(() => readsOf(EVIDENCE)).toBe(1);
  });

  await test.step("what the list knows is there before the evidence", async () => {
    await cards.last().getByRole("link").click();
    await expect(dialog.getByRole("heading", { name: "AI Summary" })).toBeVisible();
    await expect(strengths).toBeVisible();
    await expect(parts).toBeHidden();
    answer();
    await expect(parts).toBeVisible();
    expect(readsOf(EVIDENCE)).toBe(1);
  });

  await test.step("the one before is fetched while the pointer rests on the way there", async () => {
    await dialog.getByRole("button", { name: "Previous applicant" }).hover();
    await expect.poll(() => readsOf(EVIDENCE)).toBe(2);
    await dialog.getByRole("button", { name: "Previous applicant" }).click();
    await expect(parts).toBeVisible();
    expect(readsOf(EVIDENCE)).toBe(2);
  });

  await test.step("and by the keyboard while the focus rests", async () => {
    // Out of the cards' way: where the dialog was, a pointer at rest would fetch as well.
    await page.mouse.move(0, 0);
    await page.reload();
    await expect(parts).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const before = readsOf(EVIDENCE);
    await cards.last().getByRole("link").focus();
    await expect.poll(() => readsOf(EVIDENCE)).toBe(before + 1);
  });
});
