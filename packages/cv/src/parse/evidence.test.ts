import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { corpusCases } from "../../scoreboard/cases/corpus-cases.ts";
import { falseQuotes, quotesIn } from "../../scoreboard/false-quotes.ts";
import { analyse } from "../analyse.ts";

// `scoreboard --check`, which reads every file anyway, asks the same of the whole corpus.
test("every quote stands verbatim in its line, in one file of each layout", async () => {
  const train = (await corpusCases()).filter(({ split }) => split === "train");
  const cases = [...new Map(train.map((item) => [item.layout, item])).values()];
  expect(cases.length).toBeGreaterThan(60);
  for (const { path, file, truth } of cases) {
    const result = await analyse(new Uint8Array(await readFile(path)), { asOf: truth.asOf });
    if (!result.ok) throw new Error(`${file} is not readable: ${result.problem}`);
    const { document: _, ...facts } = result.analysis;
    expect(quotesIn(facts).length, file).toBeGreaterThan(5);
    expect(falseQuotes(result.analysis), file).toEqual([]);
  }
}, 120_000);

test("a quote that its line does not hold is found", async () => {
  const first = (await corpusCases()).find(({ split }) => split === "train");
  if (first === undefined) throw new Error("The corpus is empty.");
  const result = await analyse(new Uint8Array(await readFile(first.path)), { asOf: first.truth.asOf });
  if (!result.ok) throw new Error(`${first.file} is not readable: ${result.problem}`);
  const stray = { line: 0, quote: "words that stand nowhere" };
  const lost = { line: 100_000, quote: "x" };
  const wrong = {
    ...result.analysis,
    achievements: [{ text: "x", measure: null, evidence: [stray, lost] }],
  };
  expect(falseQuotes(wrong)).toEqual([stray, lost]);
});
