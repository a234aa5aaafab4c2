import { expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";

const ENGLISH = "Looked after the keys of the building and wrote to our neighbours by post.";

test.each([
  ["Site measurement for a school extension and filing of drawings.", "Hair extensions"],
  ["Saved 14% on infusion sets by joint buying with two districts.", "IV therapy"],
])("an English word is no word of another language: %s", (line, not) => {
  expect(namesIn([{ kind: "experience", lines: [ENGLISH, line] }])).not.toContain(not);
});

test("in a list people write as they like", () => {
  const found = namesIn([
    { kind: "skills", lines: ["Tapezieren, Lackieren"] },
    { kind: "experience", lines: [ENGLISH] },
  ]);
  expect(found).toHaveLength(2);
});

test("a row of duties in a job is no such list", () => {
  const found = namesIn([{ kind: "experience", lines: [ENGLISH, "Tool changes, lathe work, swarf bins."] }]);
  expect(found).not.toContain("Nappy changing");
});
