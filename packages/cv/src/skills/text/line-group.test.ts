import { describe, expect, test } from "vitest";
import { cvDocument } from "../../parse/testing/cv-document.ts";
import type { Line } from "../../types.ts";
import { isWrapped } from "./line-group.ts";

const box = (x: number, y: number) => ({ x, y, width: 220, height: 12 });

function pair(first: Partial<Line> & { text: string }, second: Partial<Line> & { text: string }): boolean {
  const [line, next] = cvDocument([first, second]).lines;
  if (line === undefined || next === undefined) throw new Error("Two lines were given.");
  return isWrapped(line, next);
}

describe("what goes on in the next line", () => {
  test("a sentence of a bullet in a narrow column, at the words of it, whatever it begins with", () =>
    expect(
      pair(
        { text: "Reports on stock and sales in Power", bullet: true, box: box(50, 100) },
        { text: "BI; tables cleaned in Python.", box: box(62, 115) },
      ),
    ).toBe(true));

  test.each<[string, Partial<Line> & { text: string }]>([
    ["what stands at the bullet", { text: "Warehouse Clerk", box: box(50, 115) }],
    ["what stands far below", { text: "Warehouse Clerk", box: box(62, 160) }],
    ["another bullet", { text: "BI reports", bullet: true, box: box(62, 115) }],
  ])("not %s", (_, next) =>
    expect(pair({ text: "Reports on stock and sales in Power", bullet: true, box: box(50, 100) }, next)).toBe(
      false,
    ),
  );

  test("not what hangs below a title", () =>
    expect(
      pair({ text: "Frontend Tools", bullet: true, box: box(50, 100) }, { text: "React", box: box(62, 115) }),
    ).toBe(false));
});
