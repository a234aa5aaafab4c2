import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { DOCX_CV, signUpApplicant } from "../support/cvs.ts";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { test } from "../support/test.ts";

const ENGINEERS = 8;
const BAKERS = 5;
const ALL = ENGINEERS + BAKERS;
/** As a spreadsheet would take it: a formula. */
const HOSTILE_NAME = '=HYPERLINK("https://evil.example","Click")';
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Chooses an entry of the menu, and reads the file that comes of it. */
async function exportFile(page: Page, entry: string) {
  await page.getByRole("button", { name: "Export as a spreadsheet" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
  const file = await download;
  const text = await readFile(await file.path(), "utf8");
  const [columns, ...rows] = text.split("\r\n").slice(0, -1);
  return { name: file.suggestedFilename(), text, columns, rows };
}

test("a recruiter narrows many applicants to skills, and takes them out as a file", async ({
  browser,
  request,
}) => {
  const owner = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const { _id: jobId } = await postJob(request, owner, {
    title: "Backend Engineer: Ledger",
    requiredSkills: ["Java", "kotlin", "k8s"],
  });
  for (let index = 0; index < ENGINEERS; index += 1)
    await signUpApplicant(request, { name: index === 0 ? HOSTILE_NAME : `Engineer ${index}`, jobId });
  const bakersCv = { name: "cv.docx", mimeType: DOCX, buffer: await readFile(DOCX_CV) };
  for (let index = 0; index < BAKERS; index += 1)
    await signUpApplicant(request, { name: `Baker ${index}`, jobId, cvFile: bakersCv });
  const list = { method: "GET", path: `/applications/${jobId}` } as const;
  await expect
    .poll(async () => JSON.stringify(await callApi(request, owner, list)).match(/"pending"/g))
    .toBeNull();

  const page = await openAs(browser, owner, `/applicants/${jobId}`);
  const problems = watchProblems(page);
  await expect(page.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();
  const counted = (count: number) => page.getByText(`${count} applicants, best match first`);
  const chips = page.getByRole("list", { name: "Shown with all of these skills" }).getByRole("button");
  const box = page.getByRole("combobox", { name: "Show by skill" });
  await expect(counted(ALL)).toBeVisible();

  await test.step("by the keyboard, among what the applicants have", async () => {
    await box.focus();
    await page.keyboard.press("ArrowDown");
    const asked = page.getByRole("group", { name: "Asked for by the job" }).getByRole("option");
    await expect(asked).toHaveText([/^Java\s*8/, /^k8s\s*8/, /^kotlin\s*8/]);
    // The CVs call it otherwise: it is no second skill.
    await expect(page.getByRole("option", { name: /^Kubernetes/ })).toHaveCount(0);
    await page.keyboard.type("kot");
    await expect(page.getByRole("option", { name: "kotlin 8 applicants" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(counted(ENGINEERS)).toBeVisible();
    await expect(chips).toHaveCount(1);
    await expect(chips).toHaveAccessibleName("Remove filter: kotlin");
    await expect(page.getByRole("button", { name: /^All/ })).toHaveText(`All${ENGINEERS}`);
    // The box is ready for the next one: nothing is offered that would leave nobody.
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("");
    await page.keyboard.type("bak");
    await expect(page.getByText("Nothing matches.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Escape");
    await expect(box).toHaveValue("");
    await expect(chips).toHaveCount(1);
  });

  await test.step("a link and a reload show the same, in any case of the letters", async () => {
    await page.reload();
    await expect(counted(ENGINEERS)).toBeVisible();
    await page.goto(`/applicants/${jobId}?skills=KOTLIN`);
    await expect(counted(ENGINEERS)).toBeVisible();
    await expect(chips).toHaveCount(1);
    await expect(chips).toHaveAccessibleName("Remove filter: kotlin");
  });

  await test.step("a skill is found under each of its names, and its evidence says which the CV has", async () => {
    await page.goto(`/applicants/${jobId}?skills=Kubernetes`);
    await expect(counted(ENGINEERS)).toBeVisible();
    await expect(chips).toHaveAccessibleName("Remove filter: k8s");
    await page.getByRole("link", { name: "Engineer 1", exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^k8s The skill itself/ })
      .click();
    await expect(page.getByText("Found as “Kubernetes”, which is the same skill.")).toBeVisible();
    await page.goto(`/applicants/${jobId}?skills=kotlin`);
  });

  await test.step("whoever applies meanwhile joins them", async () => {
    await expect(page.getByRole("navigation").getByText("Live", { exact: true })).toBeAttached();
    await signUpApplicant(request, { name: "Engineer late", jobId });
    await expect(counted(ENGINEERS + 1)).toBeVisible();
  });

  await test.step("those who are selected, those who are shown, and all of them as a file", async () => {
    await page.getByRole("checkbox", { name: "Select Engineer 1," }).check();
    const selected = await exportFile(page, "Export the 1 selected");
    expect(selected.rows).toEqual([expect.stringMatching(/^Engineer 1,/)]);

    const shown = await exportFile(page, `Export the ${ENGINEERS + 1} shown`);
    expect(shown.rows).toHaveLength(ENGINEERS + 1);
    expect(shown.rows.filter((row) => row.startsWith("Baker"))).toEqual([]);
    expect(shown.name).toMatch(/^Applicants for Backend Engineer- Ledger, \d{4}-\d\d-\d\d\.csv$/);

    const { text, columns, rows } = await exportFile(page, `Export all ${ALL + 1}`);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(columns).toMatch(/^\uFEFFName,Email,Stage,Overall match,/);
    expect(rows).toHaveLength(ALL + 1);
    expect(rows.some((row) => row.startsWith(`"'=HYPERLINK(""https://evil.example"",""Click"")",`))).toBe(
      true,
    );
    expect(rows.find((row) => row.startsWith("Engineer 2,"))).toMatch(
      new RegExp(`,Received,\\d+,.*"Java; kotlin; k8s",.*/applicants/${jobId}\\?applicationId=[0-9a-f-]+$`),
    );
    expect(problems).toEqual([]);
  });

  await test.step("without all of the applicants there is no file", async () => {
    await page.route(/applications\.listForJob/, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await signUpApplicant(request, { name: "Engineer unheard", jobId });
    await failed;
    await page.getByRole("button", { name: "Export as a spreadsheet" }).click();
    await page.getByRole("menuitem", { name: /^Export all/ }).click();
    await expect(page.getByText("The applicants could not be exported, so there is no file.")).toBeVisible();
    await page.unroute(/applications\.listForJob/);
    const { rows } = await exportFile(page, `Export all ${ALL + 1}`);
    expect(rows).toHaveLength(ALL + 2);
  });

  await test.step("whoever goes on to another screen meanwhile gets the file all the same", async () => {
    await page.route(/applications\.listForJob/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    const asked = page.waitForRequest(/applications\.listForJob/);
    await signUpApplicant(request, { name: "Engineer just now", jobId });
    await asked;
    await page.getByRole("button", { name: "Export as a spreadsheet" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: /^Export all/ }).click();
    await page.getByRole("button", { name: "Back to dashboard" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    const lines = await readFile(await (await download).path(), "utf8");
    expect(lines).toContain("\r\nEngineer just now,");
    await page.unroute(/applications\.listForJob/);
  });

  await test.step("where nobody has all of them, one goes back by a chip or at once", async () => {
    await page.goto(`/applicants/${jobId}?skills=["Java","Sailmaking","Kotlin"]`);
    await expect(page.getByText("Nobody has all of these skills.")).toBeVisible();
    await chips.nth(1).press("Enter");
    await expect(counted(ENGINEERS + 3)).toBeVisible();
    // The next one has the focus, and after the last one what selects the cards.
    await expect(page.getByRole("button", { name: "Remove filter: kotlin" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Remove filter: Java" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(counted(ALL + 3)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: `Select all ${ALL + 3}` })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/applicants/${jobId}$`));

    await page.goto(`/applicants/${jobId}?skills=Java&stage=hired`);
    await expect(page.getByText("Nobody fits all that you have chosen.")).toBeVisible();
    await page.getByRole("button", { name: "Show all applicants" }).click();
    await expect(counted(ALL + 3)).toBeVisible();
  });
});
