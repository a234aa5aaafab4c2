import { expect, type Page } from "@playwright/test";
import { openDatabase } from "@rolecall/db";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { ownServer } from "../support/server.ts";
import { test } from "../support/test.ts";

const candidateField = (page: Page) => page.getByRole("combobox", { name: "Candidate" });

async function pickTime(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next day" }).click();
  await page.getByRole("radio", { name: /^10:30/ }).check();
}

test("whom the recruiter has blocked is not invited until that ends", async ({ browser, request }) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const { _id: jobId } = await postJob(request, recruiter, { title: "Courier" });
  await callApi(request, recruiter, {
    method: "POST",
    path: "/blocks",
    data: { userId: candidate.userId },
  });
  const page = await openAs(
    browser,
    recruiter,
    `/schedule-interview?candidateId=${candidate.userId}&jobId=${jobId}`,
  );
  await expect(candidateField(page)).toHaveValue("Nadeesha Perera");
  const refusal = page.getByText("You have blocked Nadeesha Perera.", { exact: false });
  await expect(refusal).toBeVisible();
  await pickTime(page);
  await page.getByRole("button", { name: "Schedule interview" }).click();
  await expect(candidateField(page)).toBeFocused();
  const booked = async () =>
    (await callApi(request, recruiter, { method: "GET", path: "/interviews" })).interviews.length;
  expect(await booked()).toBe(0);

  await callApi(request, recruiter, { method: "DELETE", path: `/blocks/${candidate.userId}` });
  await expect(refusal).toHaveCount(0);
  await page.getByRole("button", { name: "Schedule interview" }).click();
  await expect(page).toHaveURL("/interviews");
  expect(await booked()).toBe(1);
});

test("a candidate whom no list reaches is invited by the address, and who does not exist is said so", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const candidate = await signUp(request, { name: "Zzz Last Of All", role: "candidate" });
  const { _id: jobId } = await postJob(request, recruiter, { title: "Courier" });
  const { sql, close } = openDatabase({ url: ownServer().databaseUrl, max: 1 });
  await sql`
    insert into users (id, email, name, role, password_hash)
    select gen_random_uuid(), 'crowd-' || n || '@crowd.test', 'Aaa ' || n, 'candidate', 'none'
    from generate_series(1, 520) n`;
  try {
    const page = await openAs(
      browser,
      recruiter,
      `/schedule-interview?candidateId=${candidate.userId}&jobId=${jobId}`,
    );
    await expect(candidateField(page)).toHaveValue("Zzz Last Of All");
    await pickTime(page);
    await page.getByRole("button", { name: "Schedule interview" }).click();
    await expect(page).toHaveURL("/interviews");

    await page.goto(`/schedule-interview?candidateId=${recruiter.userId}&jobId=${jobId}`);
    await expect(page.getByText("This person cannot be invited. Choose somebody else.")).toBeVisible();
  } finally {
    await sql`delete from users where email like 'crowd-%@crowd.test'`;
    await close();
  }
});
