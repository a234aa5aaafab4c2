import { expect } from "@playwright/test";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { openScheduling } from "../support/scheduling.ts";
import { test } from "../support/test.ts";

/** Notes from here on, in `toldOfChanges`, each word that an interview has been changed by somebody else. */
const WATCH = `toldOfChanges = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { textContent } of addedNodes)
        if (textContent.includes("has changed meanwhile")) toldOfChanges.push(textContent);
  }).observe(document.body, { childList: true, subtree: true });`;

test("an interview from a free slot to its cancellation, seen from both sides", async ({
  browser,
  request,
}) => {
  const { candidate, page: ishara } = await openScheduling(browser, request);
  const nadeesha = await openAs(browser, candidate, "/interviews");
  const problems = [watchProblems(ishara), watchProblems(nadeesha)];
  for (const page of [ishara, nadeesha]) await page.evaluate(WATCH);
  await expect(nadeesha.getByText("No interviews yet")).toBeVisible();
  await expect(nadeesha.getByRole("button", { name: "Schedule Interview" })).toBeHidden();

  // Scheduling: what is missing is said, then a slot is chosen.
  await expect(ishara.getByRole("combobox", { name: "Candidate" })).toHaveValue("Nadeesha Perera");
  await expect(ishara.getByRole("combobox", { name: "Job" })).toHaveValue("Senior React Developer");
  await expect(ishara.getByLabel("Time zone")).toHaveValue("Asia/Colombo");
  const ofType = "Interview - Senior React Developer";
  await expect(ishara.getByLabel("Title")).toHaveAttribute("placeholder", `Screening ${ofType}`);
  const schedule = ishara.getByRole("button", { name: "Schedule interview" });
  await schedule.click();
  await expect(ishara.getByText("Please fill in all required fields")).toBeVisible();
  await ishara.getByRole("button", { name: "Next day" }).click();
  await ishara.getByRole("button", { name: "Next day" }).click();
  // A date in figures tells no day of the week, and its button nothing at all to who cannot see the field.
  const inTwoDays = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "Asia/Colombo" });
  const weekday = inTwoDays.format(
    new Date(`${await ishara.getByLabel("Date", { exact: true }).inputValue()}T06:00Z`),
  );
  await expect(
    ishara.getByRole("status").filter({ hasText: new RegExp(`^${weekday},? .+: 17 times are free$`) }),
  ).toBeVisible();
  await ishara.getByRole("radio", { name: /^10:30/ }).check();
  await ishara.getByLabel("Meeting URL").fill("https://meet.example.com/room");
  await schedule.click();
  await expect(ishara.getByText("Interview scheduled successfully!")).toBeVisible();
  await expect(ishara).toHaveURL(/\/interviews$/);
  const card = ishara.getByRole("listitem").filter({ hasText: "Nadeesha Perera" });
  // A title that was left blank is made from what was chosen, and begins with a capital as the form had shown it.
  const heading = card.getByRole("heading", { name: `screening ${ofType}`, exact: true });
  await expect(heading).toHaveText(`Screening ${ofType}`, { useInnerText: true });
  await expect(card.getByText("Scheduled", { exact: true })).toBeVisible();

  // The other side: a popup, and the list without a reload.
  await expect(nadeesha.getByText("Interview scheduled", { exact: true })).toBeVisible();
  const own = nadeesha.getByRole("listitem").filter({ hasText: "Ishara Fernando" });
  await expect(own.getByText("60 minutes")).toBeVisible();
  await expect(own.getByRole("button", { name: /^Reschedule/ })).toBeHidden();

  await own.getByRole("button", { name: /^Confirm/ }).click();
  const confirming = nadeesha.getByRole("dialog");
  await expect(confirming.getByText("Ishara Fernando is told that you will be there.")).toBeVisible();
  // On a slow line what was confirmed is shown before the list has been read anew.
  const { promise: listed, resolve: list } = Promise.withResolvers<void>();
  await nadeesha.route(/interviews\.list/, async (route) => {
    await listed;
    await route.continue();
  });
  await confirming.getByRole("button", { name: "Confirm interview" }).click();
  await expect(own.getByText("Confirmed", { exact: true })).toBeVisible();
  list();
  await expect(ishara.getByText("Interview confirmed", { exact: true })).toBeVisible();
  await expect(card.getByText("Confirmed", { exact: true })).toBeVisible();

  // Rescheduling asks for a new time; the taken one says why.
  await card.getByRole("button", { name: /^Reschedule/ }).click();
  const dialog = ishara.getByRole("dialog");
  await dialog.getByRole("button", { name: "Reschedule interview" }).click();
  await expect(ishara.getByText("Please select a new date and time")).toBeVisible();
  await dialog.getByRole("radio", { name: /^14:00/ }).check();
  await expect(dialog.getByText(/^Nadeesha .* reads it\.$/)).toBeVisible();
  await dialog.getByLabel("Reason").fill("The room is taken.");
  await dialog.getByRole("button", { name: "Reschedule interview" }).click();
  await expect(card.getByText("Rescheduled", { exact: true })).toBeVisible();
  await expect(nadeesha.getByText("Interview rescheduled", { exact: true })).toBeVisible();
  await expect(own.getByText("14:00")).toBeVisible();

  // The details tell the story (a popup may still tell it, too), and the calendar file downloads.
  await own.getByRole("link", { name: /^View Details/ }).click();
  await expect(nadeesha.getByText("Reason: The room is taken.", { exact: true })).toBeVisible();
  await expect(nadeesha.getByRole("link", { name: /Join meeting/ })).toHaveAttribute(
    "href",
    "https://meet.example.com/room",
  );
  await expect(nadeesha.getByText(/^Begins in/)).toBeVisible();
  const download = nadeesha.waitForEvent("download");
  await nadeesha.getByRole("button", { name: "Add to calendar" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);

  // Cancelling needs a reason.
  await nadeesha.getByRole("button", { name: /^Cancel/ }).click();
  const cancel = nadeesha.getByRole("dialog").getByRole("button", { name: "Cancel interview" });
  await expect(cancel).toBeDisabled();
  // Who would rather come at another time learns who can move it.
  await nadeesha.getByRole("button", { name: "Ask for another time" }).click();
  await expect(nadeesha.getByRole("textbox", { name: "Message to Ishara Fernando" })).toBeVisible();
  await nadeesha.goBack();
  await nadeesha.getByLabel("Reason").fill("I have accepted another offer.");
  await cancel.click();
  await expect(nadeesha.getByText("Reason: I have accepted another offer.", { exact: true })).toBeVisible();
  await expect(nadeesha.getByRole("button", { name: "Take out of calendar" })).toBeVisible();
  await expect(ishara.getByText("Interview cancelled", { exact: true })).toBeVisible();
  await expect(card.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(card.getByRole("button")).toHaveCount(0);
  await ishara.getByRole("tab", { name: /Cancelled/ }).click();
  await expect(ishara).toHaveURL(/tab=cancelled/);
  await expect(card).toBeVisible();

  // The inbox kept all of it.
  await nadeesha.getByRole("button", { name: /^Notifications/ }).click();
  await expect(nadeesha.getByRole("link", { name: "Interview rescheduled" })).toBeVisible();
  await nadeesha.getByRole("button", { name: "Mark all as read" }).click();
  await expect(nadeesha.getByRole("button", { name: "Mark all as read" })).toBeHidden();
  // Who has done it is never told that somebody has.
  for (const page of [ishara, nadeesha]) expect(await page.evaluate("toldOfChanges")).toEqual([]);
  expect(problems.flat()).toEqual([]);
});

test("a time that was taken meanwhile is refused with the nearest free ones", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Amara Okafor", role: "candidate" });
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const job = await postJob(request, recruiter, {
    title: "QA Engineer",
    description: "Finds what others overlook.",
  });
  const ishara = await openAs(
    browser,
    recruiter,
    `/schedule-interview?candidateId=${candidate.userId}&jobId=${job._id}`,
  );
  await ishara.getByRole("button", { name: "Next day" }).click();
  const slot = ishara.getByRole("radio", { name: /^11:00/ });
  await slot.check();
  const scheduledDate = await slot.inputValue();
  await callApi(request, recruiter, {
    method: "POST",
    path: "/interviews",
    data: { candidateId: candidate.userId, jobId: job._id, scheduledDate },
  });
  await ishara.getByRole("button", { name: "Schedule interview" }).click();
  await expect(
    ishara.getByText("Scheduling conflict: There is already an interview scheduled at this time."),
  ).toBeVisible();
  await expect(ishara.getByRole("radio", { name: /^11:00/ })).toBeDisabled();
  await expect(ishara.getByText("you are busy").first()).toBeVisible();
  const nearest = ishara.getByRole("list", { name: "The nearest free times:" });
  await expect(nearest.getByRole("listitem")).toHaveCount(3);
  await nearest.getByRole("button").first().click();
  await ishara.getByRole("button", { name: "Schedule interview" }).click();
  await expect(ishara.getByText("Interview scheduled successfully!")).toBeVisible();
});

test("an interview begins and ends on the open page, by the clock alone", async ({ browser, request }) => {
  const candidate = await signUp(request, { name: "Amara Okafor", role: "candidate" });
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const job = await postJob(request, recruiter, { title: "Cook", description: "Cooks." });
  const begins = new Date(Date.now() + 2 * 3_600_000);
  const { interview } = await callApi(request, recruiter, {
    method: "POST",
    path: "/interviews",
    data: {
      candidateId: candidate.userId,
      jobId: job._id,
      scheduledDate: begins.toISOString(),
      duration: 30,
      timeZone: "Europe/London",
    },
  });
  const at = (minutes: number) => new Date(begins.getTime() + minutes * 60_000);
  const list = await openAs(browser, candidate, "/account");
  const details = await openAs(browser, recruiter, "/account");
  for (const page of [list, details]) await page.clock.install({ time: at(-10) });
  await list.goto("/interviews");
  await details.goto(`/interviews/${interview._id}`);
  const card = list.getByRole("listitem").filter({ hasText: "Ishara Fernando" });
  const count = (tab: string) => list.getByRole("tab", { name: tab });
  await expect(card.getByText("Scheduled", { exact: true })).toBeVisible();
  await expect(card.getByRole("button", { name: /^Confirm/ })).toBeVisible();
  await expect(count("Upcoming")).toHaveText(/1$/);
  await expect(details.getByText(/^Begins in \d+ minutes?$/)).toBeVisible();
  await expect(details.getByRole("button", { name: /^Reschedule/ })).toBeVisible();

  for (const page of [list, details]) await page.clock.fastForward(at(1).getTime() - at(-10).getTime());
  await expect(card.getByText("In progress", { exact: true })).toBeVisible();
  await expect(card.getByRole("button")).toHaveCount(0);
  await expect(count("Upcoming")).toHaveText(/0$/);
  await expect(details.getByText("In progress", { exact: true })).toBeVisible();
  await expect(details.getByRole("button", { name: /^(Confirm|Reschedule|Cancel)/ })).toHaveCount(0);

  for (const page of [list, details]) await page.clock.fastForward(30 * 60_000);
  await expect(card.getByText("Completed", { exact: true })).toBeVisible();
  await expect(count("Completed")).toHaveText(/1$/);
  await expect(details.getByText("Completed", { exact: true })).toBeVisible();
  await expect(details.getByText(/^Begins in/)).toBeHidden();
});
