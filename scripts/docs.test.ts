import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { Settings } from "../apps/api/src/config.ts";
import { skillGroups } from "../packages/cv/src/skills/index.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS_OF_PAGES = [
  "*.md",
  "docs/**/*.md",
  "{apps,packages}/*/*.md",
  "packages/cv/{src,corpus}/**/*.md",
];
const PAGES: string[] = [];
for await (const page of glob(FOLDERS_OF_PAGES, { cwd: ROOT })) PAGES.push(page);
/** Where a path of the text may begin, beside the folder of its page. */
const FOLDERS = [
  "",
  "apps/api",
  "apps/api/src",
  "apps/web/src",
  "packages/cv",
  "packages/cv/src",
  "packages/db",
];

function read(file: string): Promise<string> {
  return readFile(join(ROOT, file), "utf8");
}

describe.each(PAGES)("%s", (page) => {
  const here = dirname(page);

  test("links to what is there", async () => {
    const links = [...(await read(page)).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
      (match) => match[1] ?? "",
    );
    expect(links.filter((link) => !existsSync(join(ROOT, here, link)))).toEqual([]);
  });

  test("names files that are there", async () => {
    const paths = [...(await read(page)).matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\.(?:ts|tsx|json|patch|sql))`/g)]
      .map((match) => match[1] ?? "")
      // A name alone is that of some file of the folder that the text speaks of.
      .filter((path) => path.includes("/"));
    const isThere = (path: string) =>
      [here, ...FOLDERS].some((folder) => existsSync(join(ROOT, folder, path)));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  test("names commands that are there", async () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(await read("package.json"));
    const commands = [...(await read(page)).matchAll(/`(?:npx )?pnpm(?:@12)? ([a-z][a-z:0-9-]*)/g)].map(
      (match) => match[1] ?? "",
    );
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

test("the README's table of settings names those that are read, and no others", async () => {
  const told = [...(await read("README.md")).matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1]);
  expect(told.toSorted()).toEqual(Object.keys(Settings.shape).toSorted());
});

test("the README tells how many skills there are, give or take a twentieth", async () => {
  const told = /some ([\d,]+) skills/.exec(await read("README.md"))?.[1]?.replaceAll(",", "");
  const skills = skillGroups().reduce((sum, { size }) => sum + size, 0);
  expect(Math.abs(Number(told) / skills - 1)).toBeLessThan(0.05);
});
