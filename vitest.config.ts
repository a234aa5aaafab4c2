import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "**/dist/**", "e2e/**"];

/**
 * Tests by cost. `*.test.ts` is pure and needs nothing but the processor; `*.db.test.ts` runs on a
 * database of its own, cloned from a template that the global set-up migrates once per run.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          include: ["{apps,packages,scripts,bench}/**/*.test.{ts,tsx}"],
          exclude: [...exclude, "**/*.db.test.ts"],
        },
      },
      {
        test: {
          name: "db",
          include: ["{apps,packages}/**/*.db.test.ts"],
          exclude,
          globalSetup: ["packages/db/src/testing/global-setup.ts"],
          // The gate runs on machines of any load; what fails twice fails.
          retry: process.env.CI === undefined ? 0 : 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
