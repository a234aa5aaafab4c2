import { expect, test } from "vitest";
import { lines, pdf, text } from "../../../../test-support/pdf.ts";
import { readTexts } from "../../../../test-support/read.ts";

const plain = { size: 9.5 } as const;
const heading = { size: 10.5, font: "bold" } as const;
const tools = ["Cloud", "Containers", "Pipelines", "Code"];
const values = ["Wide nets and small boats", "Crates, barrels", "Oil and water", "Morse, flags"];

/** Two sections, a grid of labels and values, and below it two headings side by side over text of their own. */
const page = (size: number) => [
  text(40, 36, "Mari Tamm", { size: 16, font: "bold" }),
  text(40, 60, "work", { ...heading, size }),
  ...lines(
    40,
    78,
    ["Kept the harbour lights burning through the nights of eleven winters and the days between."],
    plain,
  ),
  text(40, 120, "stack", { ...heading, size }),
  ...lines(40, 140, tools, { ...plain, leading: 15 }),
  ...lines(115, 140, values, { ...plain, leading: 15 }),
  text(40, 222, "papers", { ...heading, size }),
  ...lines(40, 240, ["Certified Keeper of Lights (CKL), 2022", "Harbour Solutions Pilot, 2024"], plain),
  text(300, 222, "talk to me in", { ...heading, size }),
  ...lines(300, 240, ["Estonian, English, Russian (ok)"], plain),
  text(300, 270, "how I lead", { ...heading, size }),
  ...lines(300, 288, ["Write it down. Calm on the bridge."], plain),
];

test.each([10, 10.5, 13])(
  "headings side by side in the look of those that stand alone end the grid above them: %d points",
  async (size) => {
    const read = await readTexts(pdf([page(size)]));
    expect(read.slice(read.indexOf("papers"))).toEqual([
      "papers",
      "Certified Keeper of Lights (CKL), 2022",
      "Harbour Solutions Pilot, 2024",
      "talk to me in",
      "Estonian, English, Russian (ok)",
      "how I lead",
      "Write it down. Calm on the bridge.",
    ]);
  },
);
