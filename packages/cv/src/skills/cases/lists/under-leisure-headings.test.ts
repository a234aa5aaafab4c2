import { expect, test } from "vitest";
import { namesIn } from "../../testing/build-cv.ts";

test.each([
  ["À côté", "Couture, chorale, course à pied"],
  ["En dehors du travail", "Couture, photographie"],
  ["Fora da fábrica", "Churrasco, fotografia"],
  ["Fuera del taller", "Cocina, fotografía"],
  ["Fuori dal lavoro", "Cucina, fotografia"],
  ["Nach der Arbeit", "Backen, Fotografie"],
  ["Buiten het werk", "Koken, fotografie"],
  ["Rest of the week", "Sewing, photography"],
  ["VIII. Extra-curricular activities", "Gardening, photography"],
  ["Besides", "Pottery, photography"],
  ["Off screen", "Baking, photography"],
  ["/off duty", "Sewing, photography"],
  ["Away from the kitchen", "Carpentry, photography"],
  ["On my days off", "Baking, photography"],
])("what somebody does for pleasure is no skill: %s", (heading, line) => {
  expect(namesIn([{ kind: "other", heading, lines: [line] }])).toEqual([]);
  expect(namesIn([{ kind: "skills", heading, lines: [line] }])).toEqual([]);
});
