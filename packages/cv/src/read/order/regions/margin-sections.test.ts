import { describe, expect, it } from "vitest";
import { fragment } from "../../../../test-support/fragment.ts";
import { lines, pdf, text } from "../../../../test-support/pdf.ts";
import { readTexts } from "../../../../test-support/read.ts";
import { marginSections } from "./margin-sections.ts";

const story = [
  ["in short", "Joiner with ten years in workshops and on sites.", "Calm in peak weeks."],
  [
    "where it was",
    "Joiner, Brightwell Stairs, since 2020",
    "Plans, planes and glues stairs of oak.",
    "Taught two.",
  ],
  ["can do", "Gluing, inlay, turning"],
  ["i speak", "Welsh (native)", "English (fluent)"],
];
const tops = [100, 140, 190, 215];
const small = { size: 9, font: "bold" } as const;

interface Place {
  readonly heading: number;
  readonly body: number;
  /** How far below the first row of its text a heading stands. */
  readonly drop?: number;
}

const parts = ({ heading, body, drop = 0 }: Place, from = 0, to = story.length) =>
  story.slice(from, to).map(([head = "", ...own], i) => ({
    head: text(heading, (tops[i + from] ?? 0) + drop, head, small),
    own: lines(body, tops[i + from] ?? 0, own, { leading: 12 }),
  }));
const left = { heading: 40, body: 160 };
const right = { heading: 470, body: 40, drop: 7 };

describe("headings in the margin, no larger than their text", () => {
  it("are read before the text that is drawn after them, though they hang below its first row", async () => {
    const page = parts({ ...left, drop: 9 }).flatMap(({ head, own }) => [head, ...own]);
    expect(await readTexts(pdf([page]))).toEqual(story.flat());
  });

  it("or before them, on the right", async () => {
    const page = parts(right).flatMap(({ head, own }) => [...own, head]);
    expect(await readTexts(pdf([page]))).toEqual(story.flat());
  });

  it("or before what stands level with them, where all of them are drawn first", async () => {
    const all = parts({ ...left, drop: 3 });
    const page = [...all.map(({ head }) => head), ...all.flatMap(({ own }) => own)];
    expect(await readTexts(pdf([page]))).toEqual(story.flat());
  });

  it("on a second page with few of them, too, below what goes on there", async () => {
    const first = parts(right, 0, 2).flatMap(({ head, own }) => [...own, head]);
    const second = parts(right, 2).flatMap(({ head, own }) => [...own, head]);
    const rest = text(40, 160, "Keeps the saws sharp.");
    expect(await readTexts(pdf([first, [rest, ...second]]))).toEqual([
      ...story.slice(0, 2).flat(),
      "Keeps the saws sharp.",
      ...story.slice(2).flat(),
    ]);
  });

  it("below a name that reaches into the margin, and above a foot that does", async () => {
    const page = [
      text(40, 60, "Ann Hill", { size: 18 }),
      ...parts(left).flatMap(({ head, own }) => [head, ...own]),
      text(40, 300, "All of this is true as far as I know."),
    ];
    expect(await readTexts(pdf([page]))).toEqual([
      "Ann Hill",
      ...story.flat(),
      "All of this is true as far as I know.",
    ]);
  });
});

describe("what stands in a margin and is no heading", () => {
  it("is a firm beside each of its posts", async () => {
    const job = (y: number, firm: string, post: string) => [
      text(40, y, firm, small),
      ...lines(160, y, [post, "Planed and glued doors and stairs.", "Taught two trainees."], { leading: 12 }),
    ];
    const page = [
      ...job(100, "Brightwell", "Joiner, 2020 to 2024"),
      ...job(150, "Calder", "Turner, 2016 to 2020"),
      ...job(200, "Elm Road", "Carver, 2012 to 2016"),
    ];
    expect((await readTexts(pdf([page]))).filter((line) => /Brightwell|Calder|Elm/.test(line))).toEqual([
      "Brightwell\tJoiner, 2020 to 2024",
      "Calder\tTurner, 2016 to 2020",
      "Elm Road\tCarver, 2012 to 2016",
    ]);
  });

  it("is a town on the right of the row of its post", async () => {
    const job = (y: number, post: string, town: string) => [
      text(40, y, post),
      text(480, y, town, { size: 9, font: "italic" }),
      text(40, y + 22, "Planed and glued doors and stairs."),
    ];
    const page = [
      ...job(100, "Joiner", "Leeds"),
      ...job(160, "Turner", "York"),
      ...job(220, "Carver", "Hull"),
    ];
    expect((await readTexts(pdf([page]))).filter((line) => /Leeds|York|Hull/.test(line))).toEqual([
      "Joiner\tLeeds",
      "Turner\tYork",
      "Carver\tHull",
    ]);
  });

  it("is the label of a row in a form", async () => {
    const rows = [
      ["Reach", "Leeds and round about"],
      ["Saws", "all kinds"],
      ["Hours", "full time, from May"],
    ];
    const page = [
      ...rows.flatMap(([label = "", value = ""], i) => [
        text(40, 100 + 20 * i, label, small),
        text(160, 100 + 20 * i, value),
      ]),
    ];
    expect(await readTexts(pdf([page]))).toEqual(rows.map((row) => row.join("\t")));
  });
});

it("a heading may reach as far as the text, where titles are set in its type", () => {
  const bold = { size: 9, bold: true };
  const heads = ["in short", "where it was", "Sundays and summer evenings."];
  const page = heads.flatMap((head, i) => [
    fragment(40, 103 + 60 * i, head, bold),
    fragment(160, 100 + 60 * i, "Brightwell Stairs", bold),
    fragment(160, 112 + 60 * i, "Plans, planes and glues stairs of oak and ash, and never late."),
    fragment(160, 124 + 60 * i, "Taught two trainees, who have workshops of their own by now."),
  ]);
  const [bands] = marginSections([page]) ?? [];
  expect(bands?.flatMap(({ heading }) => heading.map(({ text }) => text))).toEqual(heads);
});
