import { defineConfig } from "@playwright/test";
import { findChromium } from "./chromium.ts";

const port = Number(process.env.E2E_PORT ?? 5055);
const browser = await findChromium();

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  // Two people talking are two pages: one journey at a time keeps a small machine honest.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/report.json" }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    locale: "en-GB",
    timezoneId: "Asia/Colombo",
    trace: "retain-on-failure",
    launchOptions: { executablePath: browser.executablePath, args: browser.args, env: browser.env },
  },
  webServer: {
    command: "node e2e/server.ts",
    cwd: new URL("..", import.meta.url).pathname,
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port) },
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
