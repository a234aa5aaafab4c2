import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./chromium.ts";

const browser = await findChromium();

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  // Each with its own browser and server: two are what two cores and 4 GB of memory are enough for.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/report.json" }],
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    locale: "en-GB",
    timezoneId: "Asia/Colombo",
    // Without a film, which takes a third of all the processor time of a journey: the page as it was at each step,
    // its console and its calls are kept all the same.
    trace: { mode: "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: browser.executablePath, args: browser.args, env: browser.env },
  },
  webServer: {
    name: "Postgres",
    command: "node e2e/postgres.ts",
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    // What it says of itself is in the environment of the workers: E2E_POSTGRES and E2E_TEMPLATE.
    wait: { stdout: /Postgres is ready: (?<e2e_postgres>\S+) (?<e2e_template>\S+)\s/ },
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
