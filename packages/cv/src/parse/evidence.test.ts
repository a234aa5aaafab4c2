import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { corpusCases } from "../../scoreboard/cases/corpus-cases.ts";
import { analyse } from "../analyse.ts";
import type { Evidence } from "../types.ts";

/** Every evidence in a tree of plain JSON. */
function evidenceIn(value: unknown): Evidence[] {
  if (Array.isArray(value)) return value.flatMap(evidenceIn);
  if (typeof value !== "object" || value === null) return [];
  if (
    "quote" in value &&
    "line" in value &&
    typeof value.quote === "string" &&
    typeof value.line === "number"
  )
    return [{ line: value.line, quote: value.quote }];
  return Object.values(value).flatMap(evidenceIn);
}

test("every quote stands verbatim in its line, over the whole train corpus", async () => {
  const cases = (await corpusCases()).filter(({ split }) => split === "train");
  expect(cases.length).toBeGreaterThan(100);
  for (const { path, file, truth } of cases) {
    const result = await analyse(new Uint8Array(await readFile(join(path))), { asOf: truth.asOf });
    if (!result.ok) throw new Error(`${file} is not readable: ${result.problem}`);
    const { document, ...facts } = result.analysis;
    const found = evidenceIn(facts);
    expect(found.length, file).toBeGreaterThan(5);
    const wrong = found.filter(
      ({ line, quote }) => quote === "" || !document.lines[line]?.text.includes(quote),
    );
    expect(wrong, file).toEqual([]);
  }
}, 120_000);
