import { expect, it } from "vitest";
import { type Drawing, pdf, text } from "../../../test-support/pdf.ts";
import { readOk } from "../../../test-support/read.ts";

async function readBoth(drawings: readonly Drawing[]) {
  const { lines, hidden } = await readOk(pdf([[...drawings, text(40, 200, "Nurse in Leeds")]]));
  return { lines: lines.map((line) => line.text), hidden: hidden.map((line) => line.text) };
}

const unseen = { size: 24, opacity: 0.01 };
const shadow = text(41, 102, "Ada Byron", unseen);

it("a name over the copy of it that its blurred shadow leaves is seen, once", async () => {
  expect(await readBoth([shadow, text(40, 100, "Ada Byron", { size: 24 })])).toEqual({
    lines: ["Ada Byron", "Nurse in Leeds"],
    hidden: [],
  });
});

it("text without ink that nothing is drawn over stays unseen", async () => {
  expect(await readBoth([shadow])).toEqual({ lines: ["Nurse in Leeds"], hidden: ["Ada Byron"] });
});

it("other text at its place does not show it", async () => {
  const { lines, hidden } = await readBoth([shadow, text(40, 100, "Eve Curie", { size: 24 })]);
  expect(lines).toEqual(["Eve Curie", "Nurse in Leeds"]);
  expect(hidden).toEqual(["Ada Byron"]);
});

it("white text drawn again over its copy on white paper stays unseen", async () => {
  const { lines } = await readBoth([shadow, text(40, 100, "Ada Byron", { size: 24, colour: "#ffffff" })]);
  expect(lines).toEqual(["Nurse in Leeds"]);
});

it("a shadow that is told of beside its text is no hidden text", async () => {
  const far = text(44, 104, "Ada Byron", unseen);
  expect(await readBoth([text(40, 100, "Ada Byron", { size: 24 }), far])).toEqual({
    lines: ["Ada Byron", "Nurse in Leeds"],
    hidden: [],
  });
  const elsewhere = text(40, 140, "Ada Byron", unseen);
  expect((await readBoth([text(40, 100, "Ada Byron", { size: 24 }), elsewhere])).hidden).toEqual([
    "Ada Byron",
  ]);
});
