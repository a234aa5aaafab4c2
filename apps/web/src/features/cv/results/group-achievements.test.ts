import { expect, it } from "vitest";
import { groupAchievements } from "./group-achievements.ts";

const withLine = (text: string, line: number) => ({ text, measure: null, evidence: [{ line, quote: text }] });

it("shows key accomplishments first and nothing twice", () => {
  const evidence = { achievements: [withLine("Cut costs", 3), withLine("Raised sales", 5)] };
  const achievements = {
    achievements: ["Cut costs", "Raised sales", "Cut costs"],
    keyAccomplishments: ["Raised sales"],
  };
  expect(groupAchievements({ achievements, evidence })).toEqual({
    key: [withLine("Raised sales", 5)],
    others: [withLine("Cut costs", 3)],
  });
});

it("keeps a result whose lines are not known", () => {
  const achievements = { achievements: [], keyAccomplishments: ["Won a prize"] };
  expect(groupAchievements({ achievements, evidence: { achievements: [] } })).toEqual({
    key: [{ text: "Won a prize", measure: null, evidence: [] }],
    others: [],
  });
});
