import { expect, test } from "vitest";
import { lines, pdf, text } from "../../../test-support/pdf.ts";
import { readTexts } from "../../../test-support/read.ts";

const heading = { size: 13, font: "bold" } as const;

/** Text across the page, then two headings that stand in behind marks, each over its lines. */
const page = (indent: number) => [
  ...lines(45, 60, [
    "Wind turbines, refinery shutdowns at Pernis, bridge parts, and tandem lifts by night and by day,",
    "reading load charts together with the lift engineer, and rigging up with superlift and with jib.",
  ]),
  text(45 + indent, 120, "SCHOOL", heading),
  ...lines(45, 146, ["Operator Verticaal Transport", "Vakcollege Waterweg, 2005"]),
  text(312 + indent, 120, "TALKING", heading),
  ...lines(312, 146, ["Dutch (of course), English good on the work,", "German enough for the crew"]),
  text(45 + indent, 200, "AND ALSO", heading),
  text(45, 226, "Own car. Fishing, Feyenoord."),
];

test.each([6, 26])("headings side by side behind drawn marks head columns: %d points", async (indent) => {
  const read = await readTexts(pdf([page(indent)]));
  const at = read.indexOf("SCHOOL");
  expect(read.slice(at, at + 3)).toEqual([
    "SCHOOL",
    "Operator Verticaal Transport",
    "Vakcollege Waterweg, 2005",
  ]);
  expect(read.slice(read.indexOf("TALKING") + 1)).toContain("German enough for the crew");
});
