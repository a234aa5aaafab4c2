import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";
import { createStaticWeb } from "./static-web.ts";

let folder: string;
let app: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rolecall-web-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, "screens", "jobs"), { recursive: true });
  const files = {
    "index.html": "any screen",
    "index.html.br": "any screen, compressed",
    "screens/index.html": "login",
    "screens/jobs/jobId.html": "a job",
    "screens/jobs/jobId.html.br": "a job, compressed",
    "screens.json": JSON.stringify([
      { path: "/", file: "screens/index.html" },
      { path: "/jobs/$jobId", file: "screens/jobs/jobId.html" },
    ]),
    "assets/main-abc.js": "program",
    "favicon.png": "picture",
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  app = new Hono().use(securityHeaders()).route("/", createStaticWeb(folder));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

test.each([
  ["/", "login"],
  ["/jobs/01a2", "a job"],
  ["/jobs/01a2?apply=true", "a job"],
  ["/jobs/", "any screen"],
  ["/jobs/01a2/more", "any screen"],
  ["/nowhere", "any screen"],
  ["/%E0%A4%A", "any screen"],
])("%s gets its page: %s", async (path, text) => {
  const answer = await read(path);
  expect(answer).toMatchObject({ status: 200, text });
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
});

test.each([
  ["/jobs/01a2", "a job, compressed"],
  ["/nowhere", "any screen, compressed"],
])("%s comes compressed to those who take it", async (path, text) => {
  const answer = await read(path, { "Accept-Encoding": "gzip, br" });
  expect(answer.text).toBe(text);
  expect(answer.headers.get("Content-Encoding")).toBe("br");
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
});

test("what has a hash in its name may be kept for good, other files may not", async () => {
  expect((await read("/assets/main-abc.js")).headers.get("Cache-Control")).toContain("immutable");
  expect((await read("/favicon.png")).headers.get("Cache-Control")).toBe("no-cache");
});

test("a missing asset is missing", async () => {
  expect((await read("/assets/main-old.js")).status).toBe(404);
});

test("an older build, without pages of its own, has the one", async () => {
  const older = await mkdtemp(join(tmpdir(), "rolecall-web-"));
  await writeFile(join(older, "index.html"), "any screen");
  expect(await (await createStaticWeb(older).request("/jobs/1")).text()).toBe("any screen");
  await rm(older, { recursive: true });
});
