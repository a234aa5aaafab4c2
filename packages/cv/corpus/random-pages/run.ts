import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { scoreBytes } from "../../scoreboard/score-case.ts";
import { truthOf } from "../truth.ts";
import { drawPage } from "./draw-page.ts";
import type { Format } from "./formats.ts";
import { HELP, habitValues, type Options, readOptions } from "./options.ts";
import { peopleOf } from "./people.ts";
import { openPrinter, type Printed } from "./print.ts";
import { isWrong, pageLines, type ReadPage, summaryLines } from "./report.ts";

/** So many at a time, since a word processor prints many files at once and a list of mistakes wants to begin. */
const BATCH = 30;

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

async function main({ count, seed, page, only, languages, people, format, keep }: Options): Promise<void> {
  const drawPerson = await peopleOf(people, languages);
  const numbers = page === null ? Array.from({ length: count }, (_, index) => index) : [page];
  if (keep !== null) await mkdir(keep, { recursive: true });
  const printer = await openPrinter(format);
  try {
    const read: ReadPage[] = [];
    for (let start = 0; start < numbers.length; start += BATCH) {
      const drawn = numbers
        .slice(start, start + BATCH)
        .map((number) => drawPage(drawPerson, seed, number, only));
      for (const printed of await printer.print(drawn)) {
        const item = await readPage(printed, format);
        read.push(item);
        const wrong = isWrong(item.scored.score);
        if (wrong) console.log(pageLines(item).join("\n"));
        if (keep !== null && (wrong || page !== null)) await keepPage(keep, printed);
      }
    }
    console.log(summaryLines(read).join("\n"));
  } finally {
    await printer.close();
  }
}

async function readPage({ page, bytes, extension }: Printed, format: Format): Promise<ReadPage> {
  const truth = truthOf(page.person);
  const { score } = await scoreBytes(bytes, truth);
  const file = `${page.id}.${extension}`;
  const item = {
    path: file,
    file,
    truth,
    layout: "random",
    producer: format,
    split: "train",
    graded: false,
  } as const;
  const habits = format === "pdf" ? page.habits : { ...page.habits, ...page.word };
  return { page, habits, scored: { case: item, score } };
}

async function keepPage(folder: string, { page, bytes, extension, source }: Printed): Promise<void> {
  await writeFile(join(folder, `${page.id}.${extension}`), bytes);
  if (source !== undefined) await writeFile(join(folder, `${page.id}.${source.extension}`), source.content);
}
