import { expect, it } from "vitest";
import { ruleWord } from "./rule-word.ts";

it("names a rule by its last word", () => {
  expect(ruleWord("skill.same")).toBe("same");
  expect(ruleWord("skill.kin")).toBe("kin");
  expect(ruleWord("experience.years")).toBe("years");
  expect(ruleWord("title.likeness")).toBe("likeness");
});

it("has a word for rules it does not know", () => {
  expect(ruleWord("skill.tomorrow")).toBe("other");
  expect(ruleWord("")).toBe("other");
});
