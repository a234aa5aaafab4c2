import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Env, parseConfig } from "../config.ts";
import { checkFolders } from "./check-folders.ts";

const DATABASE_URL = "postgres://localhost/rolecall";

describe("the folders of the settings", () => {
  let home: string;
  let file: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), "rolecall-folders-"));
    file = join(home, "file");
    await writeFile(file, "");
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const check = (env: Env) => checkFolders(parseConfig(env));

  it("are made, and nothing is left in them", async () => {
    const dataDir = join(home, "deep", "data");
    await check({ DATA_DIR: dataDir });
    expect(await readdir(dataDir, { recursive: true })).toEqual(["files"]);
    await check({ DATA_DIR: dataDir });
    expect(await readdir(dataDir, { recursive: true })).toEqual(["files"]);
  });

  it("are those that will be used: none of the data with both stores elsewhere", async () => {
    const files = join(home, "uploads");
    await check({ DATA_DIR: file, DATABASE_URL, FILES_URL: pathToFileURL(files).href });
    await check({ DATA_DIR: file, DATABASE_URL, FILES_URL: "s3://bucket" });
    expect(await readdir(home)).toEqual(["file", "uploads"]);
  });

  it("that are files, or below one, are refused with the setting and what it takes", async () => {
    await expect(check({ DATA_DIR: file })).rejects.toThrow(
      /^DATA_DIR: .*\/file is a file or lies below one\./,
    );
    await expect(check({ DATA_DIR: join(file, "x") })).rejects.toThrow(
      /^DATA_DIR: .* Set DATA_DIR to a folder/,
    );
    const files = pathToFileURL(join(file, "uploads")).href;
    await expect(check({ DATA_DIR: home, FILES_URL: files })).rejects.toThrow(
      /^FILES_URL: .*\/uploads is a file or lies below one\. Set FILES_URL to the file: URL of a folder/,
    );
  });

  it("name DATA_DIR where the files are below it", async () => {
    await writeFile(join(home, "files"), "");
    await expect(check({ DATA_DIR: home, DATABASE_URL })).rejects.toThrow(/^DATA_DIR: .*\/files is a file/);
  });

  // Nothing can be made below /proc, by root neither: Node's own recursive mkdir never ends there.
  it.runIf(process.platform === "linux").each(["/proc", "/proc/rolecall", "/proc/a/b"])(
    "that nobody can write to are refused: %s",
    async (folder) => {
      await expect(check({ DATA_DIR: folder })).rejects.toThrow(
        /^DATA_DIR: \/proc.* Set DATA_DIR to a folder/,
      );
      const files = pathToFileURL(folder).href;
      await expect(check({ DATABASE_URL, FILES_URL: files })).rejects.toThrow(/^FILES_URL: \/proc/);
    },
  );
});
