/**
 * Walks a running demo in a browser that the journeys do not cover, through the WebDriver that comes with it:
 * `npx pnpm@12 start --demo`, the driver (`safaridriver -p 4444`, `geckodriver`, `WebKitWebDriver -p 4444`), then
 * `node e2e/walk-browser.ts DRIVER [ADDRESS]`, such as `node e2e/walk-browser.ts http://localhost:4444`.
 */
import { fileURLToPath } from "node:url";
import { DEMO_PASSWORD } from "../apps/api/src/demo/fill-demo.ts";

/** An element as drivers name it, by the key that the WebDriver standard gives. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const ENTER = "\uE007";
const PATIENCE_MS = 20_000;
const CV = fileURLToPath(new URL("../apps/api/assets/sample-cv.pdf", import.meta.url));

const CANDIDATE = "kavindu@people.example";
const RECRUITER = "ruwani@lakeside.example";

/** Screens, each with the heading that tells that it is there. */
const CANDIDATE_SCREENS = [
  ["/dashboard", "All Available Jobs"],
  ["/dashboard?mode=recommended", "Recommended For You"],
  ["/profile", "Professional Profile"],
  ["/profile?tab=applications", "My applications"],
  ["/messages", "Messages"],
  ["/interviews", "Interviews"],
  ["/account", "Account"],
] as const;
const RECRUITER_SCREENS = [
  ["/dashboard", "My Posted Jobs"],
  ["/post-job", "Post a job"],
  ["/schedule-interview", "Schedule interview"],
  ["/messages", "Messages"],
  ["/interviews", "Interviews"],
] as const;

/** While the page is still being laid out its links are there, and cannot be pressed. */
const SHOWN_CONVERSATION =
  "return [...document.querySelectorAll('main li a')].find((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)";

const [driver, address = "http://localhost:5000"] = process.argv.slice(2);
if (driver === undefined) throw new Error("Usage: node e2e/walk-browser.ts DRIVER [ADDRESS]");

let session = "";

/** A member of what a driver has answered; undefined where there is none. */
function memberOf(answer: unknown, name: string): unknown {
  return typeof answer === "object" && answer !== null
    ? new Map<string, unknown>(Object.entries(answer)).get(name)
    : undefined;
}

/** One command of the WebDriver protocol; a refusal is an error. */
async function command(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(new URL(path, driver), {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    }),
  });
  const answer: unknown = JSON.parse(await response.text());
  const value = memberOf(answer, "value");
  if (!response.ok)
    throw new Error(`${method} ${path}: ${memberOf(value, "error")}: ${memberOf(value, "message")}`);
  return value;
}

const inSession = (path: string, body: unknown = {}) => command("POST", `/session/${session}${path}`, body);
const open = (path: string) => inSession("/url", { url: new URL(path, address).href });
const run = (script: string, ...args: unknown[]) => inSession("/execute/sync", { script, args });

/** What the script returns, as soon as it returns something. */
async function until(what: string, script: string, ...args: unknown[]) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await run(script, ...args);
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`${what} has not come: ${await run("return location.href")}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const heading = (text: string) =>
  until(
    `The heading “${text}”`,
    "return [...document.querySelectorAll('h1, h2')].some((one) => one.innerText.trim().startsWith(arguments[0]))",
    text,
  );
const field = (label: string) =>
  until(
    `The field “${label}”`,
    "return [...document.querySelectorAll('label')].find((one) => one.innerText.trim() === arguments[0])?.control",
    label,
  );
const button = (name: string) =>
  until(
    `The button “${name}”`,
    "return [...document.querySelectorAll('button')].find((one) => one.innerText.trim() === arguments[0] && !one.disabled)",
    name,
  );
const text = (words: string) =>
  until(`“${words}”`, "return document.body.innerText.includes(arguments[0])", words);

async function click(element: unknown): Promise<void> {
  await inSession(`/element/${memberOf(element, ELEMENT)}/click`);
}

async function type(element: unknown, keys: string): Promise<void> {
  await inSession(`/element/${memberOf(element, ELEMENT)}/value`, { text: keys });
}

async function logIn(email: string): Promise<void> {
  await open("/");
  await run("localStorage.clear()");
  await open("/");
  await type(await field("Email"), email);
  await type(await field("Password"), `${DEMO_PASSWORD}${ENTER}`);
  await heading("Welcome, ");
}

/** At the width of a desk and at the narrowest that the browser's window takes: each screen comes, and fits. */
async function visit(screens: readonly (readonly [path: string, title: string])[]): Promise<void> {
  for (const width of [1280, 400]) {
    await inSession("/window/rect", { width, height: 900 });
    for (const [path, title] of screens) {
      await open(path);
      await heading(title);
      await until(`The end of loading ${path}`, "return document.querySelector('[aria-busy=true]') === null");
      const over = await run(
        "const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth",
      );
      if (over !== 0) throw new Error(`${path} is ${over} pixels wider than a window of ${width}`);
    }
  }
  await inSession("/window/rect", { width: 1280, height: 900 });
}

const steps: readonly (readonly [what: string, take: () => Promise<unknown>])[] = [
  ["a candidate logs in", () => logIn(CANDIDATE)],
  ["sees each screen, wide and narrow", () => visit(CANDIDATE_SCREENS)],
  [
    "searches",
    async () => {
      await open("/dashboard");
      await type(await field("Keyword"), `engineer${ENTER}`);
      await heading("Search Results");
    },
  ],
  [
    "has a CV analysed",
    async () => {
      await open("/cv-analysis");
      await type(await until("The file field", "return document.querySelector('input[type=file]')"), CV);
      await click(await button("Analyze CV"));
      await text("Overall score");
    },
  ],
  [
    "writes a message",
    async () => {
      await open("/messages");
      await click(await until("A conversation", SHOWN_CONVERSATION));
      const words = `Written at ${new Date().toISOString()}`;
      await type(await until("The message box", "return document.querySelector('main textarea')"), words);
      await click(await until("The send button", "return document.querySelector('main form [type=submit]')"));
      // Only what the server has gets a tick.
      await until(
        "Its tick",
        "return [...document.querySelectorAll('main li')].some((one) => one.innerText.includes(arguments[0]) && one.querySelector('[data-tick]') !== null)",
        words,
      );
    },
  ],
  ["a recruiter logs in", () => logIn(RECRUITER)],
  ["sees each screen, wide and narrow", () => visit(RECRUITER_SCREENS)],
];

const opened = await command("POST", "/session", { capabilities: {} });
session = String(memberOf(opened, "sessionId"));
const browser = memberOf(opened, "capabilities");
console.log(`${memberOf(browser, "browserName")} ${memberOf(browser, "browserVersion")}`);
try {
  for (const [what, take] of steps) {
    await take();
    console.log(`  ${what}`);
  }
} finally {
  await command("DELETE", `/session/${session}`);
}
