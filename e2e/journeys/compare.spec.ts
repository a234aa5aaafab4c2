import { expect, type Page } from "@playwright/test";
import { DOCX_CV, readPdf, SCANNED_CV, signUpApplicant } from "../support/cvs.ts";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { test } from "../support/test.ts";

const JOB = {
  title: "Backend Engineer",
  requiredSkills: ["Java", "Welding"],
  niceToHaveSkills: ["Kubernetes"],
  requiredYears: 4,
};

/** What stands in a row, person by person. */
function cellsOf(page: Page, subject: string | RegExp) {
  return page.getByRole("row", { name: subject }).getByRole("cell");
}

test("ticked applicants are compared side by side, and what is done about them is seen at once", async ({
  browser,
  request,
}) => {
  const owner = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const { _id: jobId } = await postJob(request, owner, JOB);
  const engineer = await signUpApplicant(request, { name: "Kavindu Senarath", jobId });
  const baker = await signUpApplicant(request, {
    name: "Nimali Silva",
    jobId,
    cvFile: {
      ...(await readPdf(DOCX_CV)),
      mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    },
  });
  const scan = await readPdf(SCANNED_CV);
  const unread = await signUpApplicant(request, { name: "Dinuka Perera", jobId, cvFile: scan });

  const page = await openAs(browser, owner, `/applicants/${jobId}`);
  const problems = watchProblems(page);
  await expect(page.getByRole("img", { name: /^Overall match/ })).toHaveCount(2);
  await expect(page.getByText("Analysis failed")).toBeVisible();
  const bar = page.getByRole("region", { name: "Selected applicants" });
  const tick = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` }).check();

  await test.step("one alone is told how many it takes, and stays ticked", async () => {
    await tick("Kavindu Senarath");
    await bar.getByRole("button", { name: "Compare" }).click();
    await expect(
      page.getByText(/A comparison takes two to four applicants|Tick one to three more/),
    ).toBeVisible();
    await expect(bar.getByText("1 selected")).toBeVisible();
  });

  await test.step("three are compared, row by row", async () => {
    await tick("Nimali Silva");
    await tick("Dinuka Perera");
    await bar.getByRole("link", { name: "Compare" }).click();
    await expect(page.getByRole("heading", { name: "Compare applicants", level: 1 })).toBeFocused();
    await expect(
      page.getByRole("table", { name: "Applicants for Backend Engineer, side by side" }),
    ).toBeVisible();
    await expect(page.getByRole("columnheader")).toHaveText([
      /Kavindu Senarath$/,
      /Nimali Silva$/,
      /Dinuka Perera$/,
    ]);
    await expect(cellsOf(page, /^Java/)).toHaveText([/^Met.*of/, "Not found", "–Not known"]);
    await expect(cellsOf(page, /^Kubernetes/)).toHaveText([/^Met\+/, "Not found", "–Not known"]);
    await expect(cellsOf(page, /^Years of work/)).toHaveText([
      "5.6 years",
      /years?$|^No dated work$/,
      /Not known/,
    ]);
    await expect(page.getByRole("rowheader", { name: /^Years of work/ })).toContainText("4 years asked for");
    await expect(cellsOf(page, /^Education/).first()).toContainText("University of Kelaniya, 2021");
    await expect(cellsOf(page, /^Overall match/).nth(2)).toContainText("Analysis failed");
  });

  await test.step("a skill opens to the words of the job and the line of each CV", async () => {
    const java = page.getByRole("button", { name: "Java", exact: true });
    await java.press("Enter");
    await expect(java).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("rowheader", { name: "The job asks for Java" })).toBeVisible();
    await expect(page.getByText("Hospital booking system in Java and Hibernate")).toBeVisible();
    await expect(page.getByText("Nothing in the CV earned this point.")).toBeVisible();
    // A press anywhere in the row closes it again.
    await cellsOf(page, /^Java/).nth(1).click();
    await expect(java).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("what is the same for all is left out, and the address keeps that", async () => {
    const same = page.getByRole("rowheader", { name: "Certifications" });
    await expect(same).toBeVisible();
    await page.getByRole("checkbox", { name: "Only what differs" }).check();
    await expect(same).toBeHidden();
    await page.reload();
    await expect(page.getByText(/^\d+ of \d+ rows differ$/)).toBeVisible();
    await expect(page.getByRole("rowheader", { name: /^Java/ })).toBeVisible();
    await expect(same).toBeHidden();
    await page.getByRole("checkbox", { name: "Only what differs" }).uncheck();
    await expect(same).toBeVisible();
  });

  await test.step("their details open above it, from one to the next of them", async () => {
    await page.getByRole("link", { name: "Nimali Silva" }).click();
    const dialog = page.getByRole("dialog", { name: "Nimali Silva" });
    await expect(dialog.getByText("2 of 3")).toBeVisible();
    await dialog.getByRole("button", { name: "Previous applicant" }).click();
    await expect(page.getByRole("dialog", { name: "Kavindu Senarath" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/compare\?ids=[^&]+$/);
  });

  await test.step("decisions are made in it", async () => {
    await page
      .getByRole("group", { name: "Decision on Kavindu Senarath" })
      .getByRole("button", { name: "Shortlist" })
      .click();
    await expect(
      cellsOf(page, /^Stage/)
        .first()
        .getByText("Shortlisted", { exact: true }),
    ).toBeVisible();
    await page
      .getByRole("group", { name: "Decision on Nimali Silva" })
      .getByRole("button", { name: "Decline" })
      .click();
    const answer = page.getByRole("dialog", { name: "Decline applicant" });
    await answer.getByRole("button", { name: "Send answer" }).click();
    await expect(
      cellsOf(page, /^Stage/)
        .nth(1)
        .getByText("Not selected", { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/compare\?ids=[^&]+$/);
  });

  await test.step("what others do is seen in it", async () => {
    const path = `/applications/${engineer.id}/stage`;
    await callApi(request, owner, { method: "PATCH", path, data: { action: "hire" } });
    await expect(
      cellsOf(page, /^Stage/)
        .first()
        .getByText("Hired", { exact: true }),
    ).toBeVisible();
    await callApi(request, unread.person, { method: "DELETE", path: `/applications/${unread.id}` });
    await expect(cellsOf(page, /^Overall match/).nth(2)).toContainText("No longer in the list");
    await expect(page.getByRole("columnheader", { name: "Dinuka Perera" })).toBeVisible();
  });

  await test.step("one is taken out, and back brings them back", async () => {
    await page.getByRole("button", { name: "Take Nimali Silva out of the comparison" }).press("Enter");
    await expect(page.getByRole("columnheader")).toHaveText([/Kavindu Senarath$/, /Dinuka Perera$/]);
    await expect(
      page.getByRole("button", { name: "Take Dinuka Perera out of the comparison" }),
    ).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("columnheader", { name: "Nimali Silva" })).toBeVisible();
  });

  await test.step("who goes back to the list finds the ticks there", async () => {
    await page.getByRole("button", { name: "Back to applicants" }).click();
    await expect(page.getByRole("heading", { name: "Applicants", level: 1 })).toBeVisible();
    await page.goto(`/applicants/${jobId}`);
    await tick("Kavindu Senarath");
    await tick("Nimali Silva");
    await bar.getByRole("link", { name: "Compare" }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    await page.getByRole("button", { name: "Back to applicants" }).click();
    await expect(bar.getByText("2 selected")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Select Nimali Silva" })).toBeChecked();
  });

  await test.step("a shared address works, also one that names too many or too few", async () => {
    const one = "00000000-0000-4000-8000-00000000000";
    const ids = [1, 2, 3, 4].map((digit) => `${one}${digit}`);
    await page.goto(`/applicants/${jobId}/compare?ids=${[engineer.id, ...ids.slice(1), baker.id].join("_")}`);
    await expect(page.getByText("Four fit beside each other, and 5 are named.")).toBeVisible();
    await expect(page.getByText("Not shown: Nimali Silva.")).toBeVisible();
    await page
      .getByRole("button", { name: "Take No longer in the list out of the comparison" })
      .first()
      .click();
    await expect(page.getByRole("columnheader", { name: "Nimali Silva" })).toBeVisible();
    await page.goto(`/applicants/${jobId}/compare?ids=${engineer.id}`);
    await expect(page.getByText("A comparison takes two to four applicants.")).toBeVisible();
    await page.getByRole("link", { name: "Choose applicants" }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
  });
  expect(problems).toEqual([]);
});

test("on a phone two people stand beside each other, and of four the table scrolls, never the page", async ({
  browser,
  request,
}) => {
  const owner = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const { _id: jobId } = await postJob(request, owner, JOB);
  const names = [
    "Kavindu Senarath",
    "Nimali Silva",
    "Dinuka Perera",
    "Donaudampfschifffahrtselektrizitätenhaupt",
  ];
  const ids: string[] = [];
  for (const name of names) ids.push((await signUpApplicant(request, { name, jobId })).id);
  const viewport = { width: 390, height: 844 };
  const page = await openAs(browser, owner, `/applicants/${jobId}/compare?ids=${ids.slice(0, 2).join("_")}`, {
    viewport,
  });
  const overflow = () =>
    page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect(cellsOf(page, /^Java/)).toHaveText([/^Met/, /^Met/]);
  await page.getByRole("rowheader", { name: "Location" }).scrollIntoViewIfNeeded();
  for (const name of names.slice(0, 2))
    await expect(page.getByRole("columnheader", { name })).toBeInViewport({
      ratio: 1,
    });
  expect(await overflow()).toBeLessThanOrEqual(0);

  await page.goto(`/applicants/${jobId}/compare?ids=${ids.join("_")}`);
  await expect(cellsOf(page, /^Java/)).toHaveText([/^Met/, /^Met/, /^Met/, /^Met/]);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const last = page.getByRole("columnheader", { name: /^Donaudampf/ });
  await last.scrollIntoViewIfNeeded();
  await cellsOf(page, /^Location/)
    .nth(3)
    .scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.getByRole("rowheader", { name: "Location" })).toBeInViewport({ ratio: 1 });
  expect(await overflow()).toBeLessThanOrEqual(0);

  await test.step("what could not be fetched is said, and fetched by another try", async () => {
    await page.route(/applications\.evidence/, (route) => route.abort());
    await page.reload();
    await expect(page.getByText("How the score adds up could not be loaded.")).toBeVisible();
    await expect(page.getByRole("img", { name: /^Overall match/ })).toHaveCount(4);
    await expect(page.getByRole("rowheader", { name: "Java" })).toHaveCount(0);
    await page.unroute(/applications\.evidence/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(cellsOf(page, /^Java/)).toHaveCount(4);
    await expect(page.getByText("How the score adds up could not be loaded.")).toBeHidden();
  });
});
