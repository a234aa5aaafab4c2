import { expect, type Locator } from "@playwright/test";
import { openConversation } from "../support/conversation.ts";
import { applyTo, readPdf, SAMPLE_CV } from "../support/cvs.ts";
import { callApi, openAs, postJob, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

const TITLE = "مهندس برمجيات أول لأنظمة المدفوعات";
const TEXT = "السلام عليكم، هل ما زالت الوظيفة متاحة؟ أعمل منذ سبع سنوات على أنظمة المدفوعات والتسوية.";
const SIGNED = "Kind regards, Nadeesha";

test("a preview that runs from right to left is cut at its end", async ({ browser, request }) => {
  const { candidate, conversationId } = await openConversation(request, (recruiter) =>
    postJob(request, recruiter, { title: TITLE }),
  );
  const content = { text: TEXT, messageType: "text" };
  await callApi(request, candidate, {
    method: "POST",
    path: "/messages",
    data: { conversationId, content },
  });
  const page = await openAs(browser, candidate, "/messages");
  const row = page.getByRole("main").getByRole("link", { name: "Ishara Fernando" });
  await expect(row.getByText("You:", { exact: true })).toBeVisible();
  const preview = row.getByText(TEXT, { exact: true });
  await expect(preview).toHaveCSS("direction", "rtl");
  expect(
    await preview.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    "it is too long for the list",
  ).toBe(true);

  await test.step("a line in another script begins at its own side", async () => {
    const said = { conversationId, content: { text: `${TEXT}\n${SIGNED}`, messageType: "text" } };
    await callApi(request, candidate, { method: "POST", path: "/messages", data: said });
    await row.click();
    const text = page.getByRole("region", { name: /^Thread with/ }).getByText(SIGNED);
    await expect(text).toHaveCSS("unicode-bidi", "plaintext");
  });
});

test("a sentence of the inbox keeps its direction whatever title it begins with", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  await postJob(request, recruiter, { title: TITLE, company: { name: "Gulf Systems" } });
  const page = await openAs(browser, candidate, "/interviews");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const sentence = page.getByRole("dialog").getByText(`${TITLE} at Gulf Systems`);
  await expect(sentence).toBeVisible();
  await expect(sentence).toHaveCSS("direction", "ltr");
});

test("on a phone a conversation has its place before anything is there", async ({ browser, request }) => {
  const { candidate, conversationId } = await openConversation(request);
  const page = await openAs(browser, candidate, "/interviews");
  await page.setViewportSize({ width: 390, height: 844 });
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/api/trpc/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/messages?conversationId=${conversationId}`);
  const loading = page.getByRole("main").getByRole("status").filter({ hasText: "Loading" });
  await expect(loading).toBeVisible();
  go();
  await expect(page.getByText("Nothing has been said yet.", { exact: false })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test("names that run from right to left stand in line with the others, and end where they end", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const candidate = await signUp(request, { name: "محمد عبد الرحمن", role: "candidate" });
  const { _id: jobId } = await postJob(request, recruiter, { title: TITLE });
  await applyTo(request, candidate, { jobId, cvFile: await readPdf(SAMPLE_CV, "سيرة ذاتية.pdf") });
  const page = await openAs(browser, recruiter, `/applicants/${jobId}`);
  const card = page.getByRole("article");
  const name = card.getByRole("link", { name: candidate.name });
  await expect(name).toBeVisible();
  const startOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? -1);
  expect(await startOf(name)).toBe(await startOf(card.getByText(candidate.email)));

  await name.click();
  const sent = page
    .getByRole("dialog")
    .getByRole("paragraph")
    .filter({ hasText: "The candidate sees when you first opened it." });
  // What runs the other way is set apart, so that the date follows it.
  await expect(sent).toContainText("\u2068سيرة ذاتية.pdf\u2069, sent");
});

test("on a phone a conversation is read on from its heading, and the browser's tab says whose it is", async ({
  browser,
  request,
}) => {
  const { candidate, recruiter } = await openConversation(request);
  const page = await openAs(browser, candidate, "/messages");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("main").getByRole("link", { name: recruiter.name }).click();
  await expect(page.getByRole("heading", { name: recruiter.name })).toBeFocused();
  await expect(page).toHaveTitle(`Messages with ${recruiter.name} · Rolecall`);
});

test("what is written from right to left runs that way already where it is written", async ({
  browser,
  request,
}) => {
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const page = await openAs(browser, recruiter, "/post-job");
  for (const field of [page.getByLabel("Title", { exact: true }), page.getByLabel("Description")]) {
    await expect(field).toHaveCSS("direction", "ltr");
    await field.fill(TEXT);
    await expect(field).toHaveCSS("direction", "rtl");
  }
});
