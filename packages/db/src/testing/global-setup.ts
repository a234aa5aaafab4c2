import type { TestProject } from "vitest/node";
import { startTestServer } from "./test-server.ts";

/** Starts one server per run of vitest and hands it to every test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, template, stop } = await startTestServer(process.env.TEST_DATABASE_URL);
  project.provide("testServer", { url, template });
  return stop;
}
