/**
 * `pnpm test [PATH…]`: every test, browser journeys included, or those of the files and folders named.
 * Ends with the line `N passed, N failed`, and fails when a test fails or when a suite could not run at all.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const folder = await mkdtemp(join(tmpdir(), "rolecall-test-results-"));
const counts: Count[] = [];

type Fields = Readonly<Record<string, unknown>>;

/** The fields of what should be an object; none of anything else. */
function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** What a runner has reported; nothing when it ended before it could. */
async function readReport(file: string): Promise<Fields> {
  try {
    return fieldsOf(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return {};
  }
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** A suite that ended badly without naming a failed test counts as one failure. */
function countOf(code: number, passed: number, failed: number): Count {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function runUnit(paths: readonly string[]): Promise<Count> {
  const report = join(folder, "vitest.json");
  const code = await runCommand("vitest", [
    "run",
    ...paths,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const result = await readReport(report);
  return countOf(code, numberOf(result.numPassedTests), numberOf(result.numFailedTests));
}

async function runBrowser(paths: readonly string[]): Promise<Count> {
  const build = await runCommand("turbo", ["run", "build", "--output-logs=errors-only"]);
  if (build !== 0) return { passed: 0, failed: 1 };
  const report = join(folder, "playwright.json");
  const code = await runCommand("playwright", ["test", ...paths, "--config", "e2e/playwright.config.ts"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const result = await readReport(report);
  const stats = fieldsOf(result.stats);
  // A journey that only passed when it was tried again is reported by the runner, and counts as passed.
  return countOf(code, numberOf(stats.expected) + numberOf(stats.flaky), numberOf(stats.unexpected));
}

const paths = process.argv.slice(2);
const journeys = paths.filter((path) => path.startsWith("e2e"));
const others = paths.filter((path) => !path.startsWith("e2e"));
if (paths.length === 0 || others.length > 0) counts.push(await runUnit(others));
if (paths.length === 0 || journeys.length > 0) counts.push(await runBrowser(journeys));
await rm(folder, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
