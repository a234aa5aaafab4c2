/**
 * Takes the pictures of the README from a running demo, so that they show what there is:
 * `npx pnpm@12 start --demo`, then `node e2e/take-pictures.ts [ADDRESS]`.
 */
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../apps/api/src/demo/fill-demo.ts";
import { findChromium } from "./chromium.ts";
import { callApi } from "./support/people.ts";

/** Where the demo runs. */
const [baseURL = "http://localhost:5000"] = process.argv.slice(2);

const JOB = "Senior Backend Engineer";
const SKILL = "Kotlin";

function fileOf(name: string): string {
  return fileURLToPath(new URL(`../docs/images/${name}.png`, import.meta.url));
}

/** A page of one's own in which somebody of the demo is logged in. */
async function openDemo(
  browser: Browser,
  email: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    deviceScaleFactor: 1.5,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Asia/Colombo",
  });
  const data = { email, password: DEMO_PASSWORD };
  const session = await callApi(
    context.request,
    { token: "" },
    { method: "POST", path: "/auth/login", data },
  );
  await context.addInitScript((user) => localStorage.setItem("user", user), JSON.stringify(session));
  return context.newPage();
}

/** The reasons behind the score of an applicant, one of them open beside its line of the CV. */
async function takeApplicants(browser: Browser): Promise<void> {
  const page = await openDemo(browser, "ruwani@lakeside.example", { width: 1280, height: 1400 });
  await page.goto("/dashboard");
  await page
    .getByRole("listitem")
    .filter({ hasText: JOB })
    .getByRole("link", { name: "View Applicants" })
    .click();
  await page.locator("article h2").first().getByRole("link").click();
  const parts = page.getByRole("region", { name: "How the score adds up" });
  const part = parts.getByRole("button", { name: new RegExp(`^${SKILL} `) });
  await part.click();
  await part.blur();
  await parts.getByText("The CV says").waitFor();
  await page.mouse.move(1, 1);
  await page.screenshot({ path: fileOf("applicants") });
}

async function takeDashboard(browser: Browser): Promise<void> {
  const page = await openDemo(browser, "kavindu@people.example", { width: 1280, height: 880 });
  await page.goto("/dashboard?mode=recommended");
  await page
    .getByText(/\d+% match/)
    .first()
    .waitFor();
  await page.screenshot({ path: fileOf("dashboard") });
}

const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
await takeApplicants(browser);
await takeDashboard(browser);
await browser.close();
