import { expect, it } from "vitest";
import { labelledScores, placeScores } from "./place-scores.ts";

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

it("leaves room at both sides", () => {
  expect(placeScores([0, 50, 100], { ...box, inset: 20 }).map((point) => point.x)).toEqual([20, 100, 180]);
});

it("writes every number of a few, and the telling ones of many", () => {
  expect([...labelledScores([40, 60])]).toEqual([0, 1]);
  expect([...labelledScores([50, 40, 60, 60, 70, 80, 95, 90, 85, 88])]).toEqual([0, 6, 1, 9]);
});
