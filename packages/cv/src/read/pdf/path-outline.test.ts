import { describe, expect, test } from "vitest";
import { identity } from "./matrix.ts";
import { outlineOf, type PathStep } from "./path-outline.ts";

type Corner = readonly [number, number];

function contour(...corners: readonly Corner[]): PathStep[] {
  return corners.map(([x, y], index) => ({ x, y, curve: false, move: index === 0 }));
}

/** A box with rounded corners, by the ends of its lines and the points of its curves. */
function rounded(left: number, top: number, right: number, bottom: number): PathStep[] {
  const r = 4;
  const corners: Corner[] = [
    [left + r, top],
    [right - r, top],
    [right, top + r],
    [right, bottom - r],
    [right - r, bottom],
    [left + r, bottom],
    [left, bottom - r],
    [left, top + r],
  ];
  return contour(...corners).map((step, index) => ({ ...step, curve: index % 2 === 0 && index > 0 }));
}

const OUTER: readonly Corner[] = [
  [0, 0],
  [100, 0],
  [100, 50],
  [0, 50],
];
const INNER: readonly Corner[] = [
  [2, 2],
  [98, 2],
  [98, 48],
  [2, 48],
];

describe("what fills its box", () => {
  test.each([
    ["a box", contour(...OUTER), false],
    ["one with rounded corners", rounded(0, 0, 100, 50), true],
    ["two turned alike, one over the other", [...contour(...OUTER), ...rounded(0, 0, 100, 50)], false],
  ])("%s", (_, steps, evenOdd) => {
    expect(outlineOf(steps, identity, evenOdd)).toBeNull();
  });
});

describe("a frame is hollow", () => {
  test.each([
    ["straight, by its rule", [...contour(...OUTER), ...contour(...INNER)], true],
    ["rounded, by its rule", [...rounded(0, 0, 100, 50), ...rounded(2, 2, 98, 48)], true],
    ["the inner one first", [...rounded(2, 2, 98, 48), ...rounded(0, 0, 100, 50)], true],
    [
      "by contours that turn against each other",
      [...contour(...OUTER), ...contour(...INNER.toReversed())],
      false,
    ],
  ])("%s", (_, steps, evenOdd) => {
    expect(outlineOf(steps, identity, evenOdd)).not.toBeNull();
  });
});
