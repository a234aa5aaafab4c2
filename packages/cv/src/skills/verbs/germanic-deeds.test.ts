import { expect, test } from "vitest";
import { inJob } from "../testing/build-cv.ts";

test.each([
  ["Ich nahm Blut ab und versorgte Wunden.", ["Phlebotomy", "Wound care"]],
  ["Auf Station nehme ich bei zwölf Patienten Blut ab.", ["Phlebotomy"]],
  ["Ik deel medicijnen uit en verzorg wonden.", ["Medication administration", "Wound care"]],
  ["Hecken geschnitten, Rasen gemäht.", ["Hedge trimming", "Lawn mowing"]],
])("a verb with its object, whatever their order: %s", (line, expected) =>
  expect(inJob(line)).toEqual(expect.arrayContaining(expected)),
);

test.each([
  "Ich nahm Urlaub. Blut ist dicker als Wasser.",
  "Die Hecken am Haus waren hoch, das Blut geriet in Wallung.",
  "Ik nam de trein en verzorgde mijn tuin.",
])("what the verb is not of shows nothing: %s", (line) => expect(inJob(line)).toEqual([]));
