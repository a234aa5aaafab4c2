import { expect, test } from "vitest";
import { inList, namesIn } from "../../testing/build-cv.ts";

test.each([
  ["Highly adaptable", ["Adaptability"]],
  ["Highly adaptable to new situations", ["Adaptability"]],
  ["Highly organized and detail oriented", ["Organisation", "Attention to detail"]],
])("a trait stays one behind the word that praises it: %s", (line, skills) => {
  expect(inList(line)).toEqual(skills);
});

test("such a word praises no thing", () => {
  expect(inList("Highly flammable goods")).not.toContain("Flexibility");
  expect(namesIn([{ kind: "skills", heading: "About the farm", lines: ["Clear", "Concise"] }])).toEqual([]);
});
