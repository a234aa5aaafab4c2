import { expect, test } from "vitest";
import { skillKey } from "./skill-key.ts";

test.each([
  ["React", "React.js", "ReactJS"],
  ["Node", "Node.js"],
  ["k8s", "Kubernetes"],
  ["Bank reconciliation", "bank account reconciliation"],
  ["Team player", "Teamwork"],
  // The graph does not know it: only its letters count.
  ["Hopper calibration", "hopper-calibration"],
])("%s is %s", (...names) => {
  expect(new Set(names.map(skillKey)).size).toBe(1);
});

test.each([
  ["C", "C++", "C#"],
  ["Java", "JavaScript"],
  ["React", "React Native"],
  ["කළමනාකරණය", "මිනුම්"],
  ["+", "?", ""],
])("%s is not %s", (...names) => {
  expect(new Set(names.map(skillKey)).size).toBe(names.length);
});

test("of a plain name it is that name in small letters", () => {
  expect(["React", "Sourdough", "Hopper calibration", "constructor"].map(skillKey)).toEqual([
    "react",
    "sourdough",
    "hopper calibration",
    "constructor",
  ]);
});
