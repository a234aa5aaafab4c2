import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { scoreBytes } from "../../scoreboard/score-case.ts";
import { launchChromium, printWithChromium } from "../render/chromium.ts";
import { truthOf } from "../truth.ts";
import { type DrawnPage, drawPage } from "./draw-page.ts";
import { HELP, habitValues, type Options, readOptions } from "./options.ts";
import { peopleOf } from "./people.ts";
import { isWrong, pageLines, type ReadPage, summaryLines } from "./report.ts";

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(HELP);
  else if (options.habits)
    for (const [habit, values] of habitValues()) console.log(`${habit}: ${values.join(", ")}`);
  else await main(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main({ count, seed, page, only, languages, people, keep }: Options): Promise<void> {
  const drawPerson = await peopleOf(people, languages);
  const numbers = page === null ? Array.from({ length: count }, (_, index) => index) : [page];
  if (keep !== null) await mkdir(keep, { recursive: true });
  const browser = await launchChromium();
  try {
    const read: ReadPage[] = [];
    for (const number of numbers) {
      const drawn = drawPage(drawPerson, seed, number, only);
      const pdf = await print(browser, drawn);
      const item = await readPage(drawn, pdf);
      read.push(item);
      const wrong = isWrong(item.scored.score);
      if (wrong) console.log(pageLines(item).join("\n"));
      if (keep !== null && (wrong || page !== null)) await keepPage(keep, drawn, pdf);
    }
    console.log(summaryLines(read).join("\n"));
  } finally {
    await browser.close();
  }
}

function print(browser: Browser, { html, person }: DrawnPage): Promise<Uint8Array> {
  return printWithChromium(browser, { html: () => html }, person);
}

async function readPage(page: DrawnPage, pdf: Uint8Array): Promise<ReadPage> {
  const truth = truthOf(page.person);
  const { score } = await scoreBytes(pdf, truth);
  const file = `${page.id}.pdf`;
  const item = {
    path: file,
    file,
    truth,
    layout: "random",
    producer: "chromium",
    split: "train",
    graded: false,
  } as const;
  return { page, scored: { case: item, score } };
}

async function keepPage(folder: string, { id, html }: DrawnPage, pdf: Uint8Array): Promise<void> {
  await writeFile(join(folder, `${id}.pdf`), pdf);
  await writeFile(join(folder, `${id}.html`), html);
}
