import { expect, test } from "vitest";
import { inList, namesIn } from "../testing/build-cv.ts";
import { skillKeys } from "../testing/skill-keys.ts";

test.each([
  [
    "Excellent analytical and communication skills, team player.",
    ["Analytical skills", "Communication skills"],
  ],
  [
    "Good organisational, communication and interpersonal skills.",
    ["Organisational skills", "Communication skills", "Interpersonal skills"],
  ],
])("the skills of a row are each named: %s", (line, expected) => {
  const found = skillKeys(namesIn([{ kind: "summary", lines: [line] }]));
  expect(found).toEqual(expect.arrayContaining(skillKeys(expected)));
});

test("nothing is made of what is no skill", () => {
  expect(namesIn([{ kind: "summary", lines: ["New colleagues, cars and communication skills."] }])).toEqual([
    "Communication",
  ]);
  expect(inList("Java, Excel and communication skills")).not.toContain("Java skills");
});
