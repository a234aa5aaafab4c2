import { expect, test } from "vitest";
import { line, lines, pdf, text } from "../../../../test-support/pdf.ts";
import { readTexts } from "../../../../test-support/read.ts";

const XS = [50, 170, 290, 410, 530];
const rowOf = (y: number, cells: readonly string[], font: "bold" | "regular" = "regular") =>
  cells.flatMap((cell, i) => lines((XS[i] ?? 0) + 5, y, cell.split("/"), { font, leading: 13 }));

/** A frame with upright lines and one below its head. */
const frame = (bottom: number) => [
  ...[100, 118, bottom].map((y) => line(50, y, 530, y)),
  ...XS.map((x) => line(x, 100, x, bottom)),
];

test("rows of a table with no line between them begin where a cell begins in every column", async () => {
  const page = [
    text(50, 80, "Studies", { size: 13, font: "bold" }),
    ...frame(220),
    ...rowOf(112, ["Level", "College", "Board", "Year"], "bold"),
    ...rowOf(132, ["Bachelor of Nursing/Science", "Lalitpur Nursing/College", "Purbanchal", "2024"]),
    ...rowOf(162, ["PCL Nursing", "Dhulikhel Health/Institute", "CTEVT", "2017"]),
    ...rowOf(192, ["SLC", "Saraswati School", "HMG Board", "2012"]),
  ];
  expect(await readTexts(pdf([page]))).toEqual([
    "Studies",
    "Level\tCollege\tBoard\tYear",
    "Bachelor of Nursing Science\tLalitpur Nursing College\tPurbanchal\t2024",
    "PCL Nursing\tDhulikhel Health Institute\tCTEVT\t2017",
    "SLC\tSaraswati School\tHMG Board\t2012",
  ]);
});

test("lists side by side in a frame, no line of which stands alone, stay whole", async () => {
  const page = [
    ...frame(200),
    ...rowOf(112, ["Office", "Shop", "Kitchen", "Yard"], "bold"),
    ...rowOf(132, ["Typing/Filing/Post", "Till/Stock/Labels", "Soups/Grill/Stock", "Forklift/Ramp/Gate"]),
  ];
  const read = await readTexts(pdf([page]));
  expect(read).toContain("Typing");
  expect(read.indexOf("Filing")).toBe(read.indexOf("Typing") + 1);
});
