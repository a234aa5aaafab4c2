import { execFile } from "node:child_process";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docx } from "../test-support/docx.ts";
import { encryptedPdf } from "../test-support/encrypted-pdf.ts";
import { image, pdf, text } from "../test-support/pdf.ts";

const LINES = [
  "Kavindu Senarath",
  "kavindu@example.com",
  "Experience",
  "Welder",
  "Harbour Works",
  "May 2021 - Present",
];
const CV = pdf([LINES.map((words, index) => text(72, 72 + 18 * index, words))]);
const WORD_CV = docx(LINES.map((words) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`).join(""));
const LOCKED = encryptedPdf([text(72, 72, "Kavindu Senarath")], "secret");
const SCAN = pdf([[image(0, 0, 595, 842)]]);

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

describe("the command line", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "rolecall-cli-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  function run(...args: string[]): Promise<Run> {
    return new Promise((resolve) => {
      const options = { env: { ...process.env, INIT_CWD: folder }, cwd: tmpdir() };
      execFile(process.execPath, [MAIN, ...args], options, (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === "number" ? error.code : error ? -1 : 0, stdout, stderr }),
      );
    });
  }
  const put = (name: string, bytes: string | Uint8Array) => writeFile(join(folder, name), bytes);

  it("prints readable text, and JSON with the lines that the facts stand in", async () => {
    await put("cv.pdf", CV);
    const [text, json] = await Promise.all([run("cv.pdf"), run("cv.pdf", "--json", "--as-of", "2026-11-20")]);
    expect(text).toMatchObject({ code: 0, stderr: "" });
    expect(text.stdout).toMatch(/Name +Kavindu Senarath/);
    expect(text.stdout).toMatch(/2021-05 to present +Welder, Harbour Works \[\d/);
    expect(text.stdout).toContain("Numbers in brackets are lines of the CV");
    expect(json).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(json.stdout)).toMatchObject({
      asOf: "2026-11-20",
      contact: { name: { value: "Kavindu Senarath", evidence: [{ line: 0 }] } },
    });
  });

  it("reads a DOCX from where the caller stands", async () => {
    await put("cv.docx", WORD_CV);
    expect((await run("cv.docx")).stdout).toMatch(/Name +Kavindu Senarath/);
  });

  it.each([
    ["a missing file", "nowhere.pdf", undefined, /^There is no file .*nowhere\.pdf\.$/],
    ["a folder", ".", undefined, /is not a file\.$/],
    ["an empty file", "empty.pdf", "", /^This file is empty\.$/],
    ["another type", "notes.txt", "Kavindu Senarath, welder", /^This file is neither a PDF nor a DOCX\.$/],
    [
      "a damaged file",
      "damaged.pdf",
      "%PDF-1.7\n1 0 obj <<",
      /^This file is damaged and cannot be opened\.$/,
    ],
    ["an encrypted file", "locked.pdf", LOCKED, /^This file is encrypted with a password\.$/],
    ["a scan", "scan.pdf", SCAN, /^This file holds no text, only pictures: it looks like a scan\.$/],
  ])("says in one line what is wrong with %s", async (_what, name, bytes, message) => {
    if (bytes !== undefined) await put(name, bytes);
    const { code, stdout, stderr } = await run(name);
    expect(stderr.trim()).toMatch(message);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  });

  it("says how large a file may be without reading a larger one", async () => {
    await put("huge.pdf", "%PDF-1.7");
    await truncate(join(folder, "huge.pdf"), 3 * 1024 ** 3);
    const { code, stderr } = await run("huge.pdf");
    expect(code).toBe(1);
    expect(stderr.trim()).toBe(
      "This file is too large to be a CV: 3072 MB, and the reader takes up to 20 MB.",
    );
  });

  it("explains itself: when it is asked, and when it cannot know what is meant", async () => {
    const [help, nothing, wrong, day] = await Promise.all([
      run("--help"),
      run(),
      run("cv.pdf", "--yaml"),
      run("cv.pdf", "--as-of", "tomorrow"),
    ]);
    expect(help).toMatchObject({ code: 0, stderr: "" });
    expect(help.stdout).toContain("Usage: pnpm cv FILE");
    for (const { code, stdout, stderr } of [nothing, wrong, day]) {
      expect(stderr).toContain("Usage: pnpm cv FILE");
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    }
    expect(wrong.stderr).toContain("--yaml");
    expect(day.stderr).toContain("--as-of takes a day");
  });
});
