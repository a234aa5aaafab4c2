/**
 * Renders the corpus: `node render/render.ts [id …]` writes files/<id>--<layout>--<producer>.<ext> for
 * the people named, or for those whose files are missing. What it wants is listed in ../README.md.
 */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { fileNameOf, parseFileSpec } from "../file-names.ts";
import { FILES, loadPeople } from "../load-people.ts";
import { launchChromium } from "./chromium.ts";
import { produce } from "./produce.ts";

await main(process.argv.slice(2));

async function main(ids: readonly string[]): Promise<void> {
  await mkdir(FILES, { recursive: true });
  let browser: Browser | undefined;
  const chromium = async () => {
    browser ??= await launchChromium();
    return browser;
  };
  try {
    for (const person of await loadPeople()) {
      for (const spec of person.files.map(parseFileSpec)) {
        const path = join(FILES, fileNameOf(person.id, spec));
        const wanted = ids.length === 0 ? !existsSync(path) : ids.includes(person.id);
        if (!wanted) continue;
        const bytes = await produce(person, spec, chromium);
        await writeFile(path, bytes);
        console.log(`${fileNameOf(person.id, spec)}  ${(bytes.length / 1024).toFixed(0)} kB`);
      }
    }
  } finally {
    await browser?.close();
  }
}
