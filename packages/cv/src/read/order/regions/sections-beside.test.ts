import { describe, expect, it } from "vitest";
import { startsBeside } from "./sections-beside.ts";

/** A line of ten points whose top is here. */
const line = (top: number, bold: boolean) => ({ top, bottom: top + 10, style: { bold } });
const title = (top: number, bottom: number) => ({ left: 60, right: 72, top, bottom });

const startsOf = (
  titles: readonly ReturnType<typeof title>[],
  tops: readonly number[],
  bold: readonly number[] = [],
) =>
  startsBeside(
    titles,
    tops.map((top) => line(top, bold.includes(top))),
  ).map(({ top }) => top);

describe("sections beside titles that run up the page", () => {
  it("begin at the widest white space", () => {
    expect(startsOf([title(115, 140), title(170, 195)], [100, 114, 128, 152, 166, 186, 200])).toEqual([
      100, 152,
    ]);
  });

  it("may be shorter than their titles, which stand in the middle of them", () => {
    const tops = [100, 114, 128, 142, /* study */ 182, 196, /* skills */ 232, 246];
    expect(startsOf([title(105, 150), title(162, 226), title(230, 252)], tops)).toEqual([100, 182, 232]);
  });

  it("hold their titles, though the white space inside them is wider", () => {
    const tops = [100, 114, /* second job */ 138, 152, /* study */ 171, 185];
    expect(startsOf([title(105, 150), title(168, 220)], tops)).toEqual([100, 171]);
  });

  it("may stand at the other end of their rows", () => {
    const tops = [
      100, 114, /* profile */ 180, 194, /* job */ 260, 274, 288, 302, 316, 330, /* study */ 344, 358,
    ];
    const titles = [title(140, 176), title(222, 256), title(300, 340), title(376, 420)];
    expect(startsOf(titles, tops, [260, 344])).toEqual([100, 180, 260, 344]);
  });

  it("are none where titles have no lines of their own", () => {
    expect(startsOf([title(100, 140), title(150, 190)], [100])).toEqual([]);
  });
});
