import { expect, it } from "vitest";
import { placeScores } from "./place-scores.ts";

const box = { width: 200, height: 100 };

it("spreads scores over the width and puts 100 at the top", () => {
  expect(placeScores([0, 50, 100], box)).toEqual([
    { x: 0, y: 100 },
    { x: 100, y: 50 },
    { x: 200, y: 0 },
  ]);
});

it("puts a single score in the middle", () => {
  expect(placeScores([25], box)).toEqual([{ x: 100, y: 75 }]);
});

it("keeps every point within the box", () => {
  expect(placeScores([-5, 120], box).map((point) => point.y)).toEqual([100, 0]);
});
