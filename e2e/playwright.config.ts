import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./chromium.ts";
import { findFreePort } from "./free-port.ts";

// Workers read this file again, and find in the environment what the first reader chose.
process.env.E2E_PORT ??= String(await findFreePort());
const port = Number(process.env.E2E_PORT);
// Where the server writes which database it has, for journeys in which whoever runs the site acts.
process.env.E2E_DATABASE_FILE ??= join(tmpdir(), `rolecall-e2e-${port}.url`);
const browser = await findChromium();

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  // Two people talking are two pages: one journey at a time keeps a small machine honest.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/report.json" }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
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
    command: "node e2e/server.ts",
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port), E2E_DATABASE_FILE: process.env.E2E_DATABASE_FILE },
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
