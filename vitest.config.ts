import { defineConfig } from "vitest/config";

/** Ends what hangs. It is no measure of speed: a loaded machine may need a while. */
const PURE_TIMEOUT_MS = 60_000;
const DB_TIMEOUT_MS = 240_000;

const exclude = ["**/node_modules/**", "**/dist/**", "e2e/**"];

/**
 * A worker loads what its files have in common once, and not anew for each of them: that is half of the processor
 * time of the tests on a database, and more of the others. So a file puts back what it stubs.
 */
const SHARED = { isolate: false } as const;

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
          exclude: [...exclude, "packages/cv/**", "**/*.db.test.ts"],
          ...SHARED,
          maxWorkers: "100%",
          testTimeout: PURE_TIMEOUT_MS,
          hookTimeout: PURE_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: "engine",
          include: ["packages/cv/**/*.test.ts"],
          exclude,
          ...SHARED,
          maxWorkers: "100%",
          testTimeout: PURE_TIMEOUT_MS,
          hookTimeout: PURE_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: "db",
          include: ["{apps,packages}/**/*.db.test.ts"],
          exclude,
          ...SHARED,
          globalSetup: ["packages/db/src/testing/global-setup.ts"],
          // The gate runs on machines of any load; what fails twice fails.
          retry: process.env.CI === undefined ? 0 : 1,
          testTimeout: DB_TIMEOUT_MS,
          hookTimeout: DB_TIMEOUT_MS,
          maxWorkers: 2,
          // After the pure ones: groups with different numbers of workers cannot run as one.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
