import { describe, expect, it } from "vitest";
import { fragment, glyphs } from "../../../test-support/fragment.ts";
import type { Fragment } from "./letters/fragments.ts";
import { buildFragments } from "./letters/fragments.ts";
import { toFrames } from "./letters/frames.ts";
import { findColumns } from "./regions/columns.ts";
import { findGrids } from "./regions/find-grids.ts";
import { areColumns } from "./regions/judge-columns.ts";
import { cutPage, flowPages } from "./regions/regions.ts";
import { applyOutline } from "./rows/outline-levels.ts";
import { toRows } from "./rows/rows.ts";
import { removeRunningLines } from "./rows/running-lines.ts";
import { isDangling, joinWrappedCells } from "./rows/wrapped-cells.ts";

const column = (x: number, y: number, leading: number, words: readonly string[]) =>
  words.map((word, i) => fragment(x, y + i * leading, word));
const texts = (fragments: readonly Fragment[]) => fragments.map((f) => f.text);
const rowTexts = (fragments: readonly Fragment[]) =>
  toRows(fragments).map((row) => row.map((cell) => texts(cell).join(" ")));

describe("buildFragments", () => {
  const read = (...drawn: ReturnType<typeof glyphs>[]) => texts(buildFragments(drawn.flat()));

  it("joins letters to words and words to phrases by their gaps", () => {
    expect(read(glyphs(40, 100, "one"), glyphs(58, 100, "two"))).toEqual(["one two"]);
    expect(read(glyphs(40, 100, "one"), glyphs(90, 100, "two"))).toEqual(["one", "two"]);
    expect(read(glyphs(40, 100, "one"), glyphs(40, 114, "two"))).toEqual(["one", "two"]);
  });

  it("takes glyphs of one row in any order", () => {
    expect(read(glyphs(58, 100, "two"), glyphs(40, 100, "one"))).toEqual(["one two"]);
  });

  it("parts what stands on two sides of a rule", () => {
    const rule = { left: 56, right: 57, top: 80, bottom: 120 };
    const both = [...glyphs(40, 100, "one"), ...glyphs(58, 100, "two")];
    expect(texts(buildFragments(both, { rules: [rule] }))).toEqual(["one", "two"]);
  });
});

describe("findColumns", () => {
  const left = column(40, 100, 15, ["Contact", "Colombo", "Skills", "SQL", "Python"]);
  const right = column(200, 100, 17, ["A story of some length", "that goes on here", "and on", "and ends"]);

  it("cuts along the gutter", () => {
    const cut = findColumns([...right, ...left]);
    expect(cut?.x).toBe(200);
    expect(texts(cut?.left ?? [])).toEqual(texts(left));
    expect(texts(cut?.right ?? [])).toEqual(texts(right));
  });

  it("leaves what crosses the gutter above and below", () => {
    const title = fragment(40, 70, "A title that runs across both of the columns");
    const foot = fragment(40, 200, "A foot that runs across both of the columns");
    const cut = findColumns([title, ...left, ...right, foot]);
    expect(texts(cut?.above ?? [])).toEqual([title.text]);
    expect(texts(cut?.below ?? [])).toEqual([foot.text]);
  });

  it("finds none in a single column and none in next to nothing", () => {
    expect(findColumns(right)).toBeNull();
    expect(findColumns([fragment(40, 100, "a"), fragment(300, 100, "b")])).toBeNull();
    expect(findColumns([])).toBeNull();
  });
});

describe("areColumns", () => {
  it("says no to dates beside jobs, in either order of drawing", () => {
    const dates = [fragment(40, 100, "2019 - 2021"), fragment(40, 160, "2016 - 2019")];
    const jobs = column(150, 100, 15, ["Engineer", "Acme", "Wrote it", "Ran it", "Trainee", "Acme"]);
    expect(areColumns(dates, jobs)).toBe(false);
    expect(areColumns(jobs, dates)).toBe(false);
  });

  it("says yes to texts whose lines do not meet", () => {
    expect(areColumns(column(40, 100, 13, ["a", "b", "c", "d"]), column(200, 105, 17, ["e", "f", "g"]))).toBe(
      true,
    );
  });
});

describe("flowPages", () => {
  it("reads a column through before the next, only where it goes on", () => {
    const page = (names: readonly [string, string]) => [
      ...column(40, 100, 15, [`${names[0]} one`, `${names[0]} two`, `${names[0]} three`]),
      ...column(200, 104, 19, [
        `${names[1]} one is long`,
        `${names[1]} two is long`,
        `${names[1]} three is long`,
      ]),
    ];
    const pages = [page(["side", "main"]), page(["aside", "story"])].map((f, i) => cutPage(f, i + 1));
    expect(flowPages(pages).map((r) => r.fragments[0]?.text)).toEqual([
      "side one",
      "aside one",
      "main one is long",
      "story one is long",
    ]);
    const plain = [pages[0], cutPage(column(40, 100, 15, ["end"]), 2)].filter((p) => p !== undefined);
    expect(flowPages(plain).map((r) => r.fragments[0]?.text)).toEqual([
      "side one",
      "main one is long",
      "end",
    ]);
  });
});

describe("toRows", () => {
  it("makes cells of what stands far apart", () => {
    const row = [fragment(40, 100, "Engineer"), fragment(85, 100, "II"), fragment(400, 100, "2019")];
    expect(rowTexts(row)).toEqual([["Engineer II", "2019"]]);
  });

  it("keeps lines apart however close", () => {
    expect(rowTexts([fragment(40, 100, "one"), fragment(40, 109, "two")])).toEqual([["one"], ["two"]]);
  });
});

describe("joinWrappedCells", () => {
  it("joins what cannot stand alone and nothing else", () => {
    const rows = toRows([
      fragment(40, 100, "Jan 2019 \u2013"),
      fragment(150, 100, "Engineer"),
      fragment(40, 112, "May 2021"),
      fragment(150, 112, "Acme"),
      fragment(40, 140, "2016 \u2013 2018"),
      fragment(150, 140, "Trainee"),
      fragment(40, 152, "2015"),
      fragment(150, 152, "Helper"),
    ]);
    const joined = joinWrappedCells(rows).map((row) => row.map((cell) => texts(cell).join(" ")));
    expect(joined).toEqual([
      ["Jan 2019 \u2013 May 2021", "Engineer"],
      ["Acme"],
      ["2016 \u2013 2018", "Trainee"],
      ["2015", "Helper"],
    ]);
  });

  it.each([
    ["Jan 2019 -", "Present", true],
    ["2019", "to date", true],
    ["Feb 2021 – Jul", "2023", true],
    ["September 2015 bis August", "2018", true],
    ["Sept. 2015 to Aug.", "2018", true],
    ["Sept. 2015 in Zürich", "2018", false],
    ["seit 2019 bis", "heute", true],
    ["2019 – 2021", "Colombo", false],
    ["Apr 2022 –", "Osaka", false],
    ["Engineer", "2019", false],
  ])("sees whether %j goes on with %j", (above, below, dangling) =>
    expect(isDangling(above, below)).toBe(dangling),
  );
});

describe("findGrids", () => {
  const level = (y: number) => ({ left: 40, right: 300, top: y, bottom: y + 1 });
  const upright = (x: number) => ({ left: x, right: x + 1, top: 100, bottom: 200 });

  it("finds the columns and rows of a frame", () => {
    const grids = findGrids([level(100), level(150), level(200), upright(40), upright(120), upright(299)]);
    expect(grids).toEqual([{ xs: [40.5, 120.5, 299.5], ys: [100.5, 150.5, 200.5] }]);
  });

  it("finds none in underlines, boxes or drawings", () => {
    expect(findGrids([100, 120, 140, 160, 180, 200].map(level))).toEqual([]);
    expect(findGrids([level(100), level(200), upright(40), upright(299), level(102), upright(41)])).toEqual(
      [],
    );
    const ticks = Array.from({ length: 900 }, (_, i) => upright(i));
    expect(findGrids([...ticks, level(100), level(150), level(200)])).toEqual([]);
  });
});

describe("removeRunningLines", () => {
  const page = (number: number, own: string) => ({
    height: 842,
    fragments: [fragment(40, 30, "Jane Doe"), fragment(40, 400, own), fragment(40, 820, `- ${number} -`)],
  });

  it("keeps the first header and no page number", () => {
    const { pages } = removeRunningLines([page(1, "first"), page(2, "second")]);
    expect(pages.map(texts)).toEqual([["Jane Doe", "first"], ["second"]]);
  });

  it("keeps what stands in a margin only once", () => {
    const { pages } = removeRunningLines([
      { height: 842, fragments: [fragment(40, 30, "Jane Doe"), fragment(40, 400, "text")] },
    ]);
    expect(pages.map(texts)).toEqual([["Jane Doe", "text"]]);
  });
});

describe("toFrames", () => {
  it("turns each direction upright and back", () => {
    const side = glyphs(0, 0, "up").map((glyph, i) => ({ ...glyph, x: 20, y: 300 - 5 * i, angle: 270 }));
    const [main, turned] = toFrames([...glyphs(40, 100, "plain"), ...side]);
    expect(main?.glyphs).toHaveLength(5);
    const box = { left: turned?.glyphs[0]?.x ?? 0, top: turned?.glyphs[0]?.y ?? 0, right: 0, bottom: 0 };
    expect(texts(buildFragments(turned?.glyphs ?? []))).toEqual(["up"]);
    const back = turned?.toPage({ ...box, right: box.left, bottom: box.top });
    expect([back?.left, back?.top].map((n) => Math.round(n ?? 0))).toEqual([20, 300]);
  });
});

describe("applyOutline", () => {
  it("matches headings by their letters and leaves given levels", () => {
    const line = {
      id: 0,
      page: 1,
      box: null,
      size: 10,
      bold: false,
      italic: false,
      colour: null,
      block: 0,
      bullet: false,
      cells: null,
    };
    const lines = [
      { ...line, text: "WORK  EXPERIENCE", headingLevel: null },
      { ...line, text: "Education", headingLevel: 3 },
      { ...line, text: "Other", headingLevel: null },
    ];
    const outline = [
      { title: "Work Experience", level: 1 },
      { title: "Education", level: 1 },
    ];
    expect(applyOutline(lines, outline).map((l) => l.headingLevel)).toEqual([1, 3, null]);
  });
});
