import { expect, test } from "vitest";
import { parseDocument } from "../parse/parse-document.ts";
import { cvDocument } from "../parse/testing/cv-document.ts";
import { findAchievements } from "./find-achievements.ts";

function achievementsOf(...lines: readonly string[]): readonly string[] {
  const cv = parseDocument(cvDocument(["! Ada Byron", "# Achievements", ...lines]), "2026-11-01");
  return findAchievements(cv.sections, cv.positions, cv.language.code).map(({ text }) => text);
}

test.each([
  "Silver Medalist in Archery (Nepal)",
  "Represented Norway | World Rank 6th",
  "Achieved Maximum Rating of 1469 (Division 1) in CodeHarbour",
  "Recognized by Tern for reports to their security program",
  "Received a Letter of Appreciation for finding critical bugs",
])("%s", (line) => {
  expect(achievementsOf(`* ${line}`)).toEqual([line]);
});

test.each(["Handled diverse freelancing work", "Interested in the medals of the old kings"])(
  "%s is none",
  (line) => {
    expect(achievementsOf(`* ${line}`)).toEqual([]);
  },
);
