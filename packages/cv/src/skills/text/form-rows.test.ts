import { expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";

const row = (label: string, value: string) => ({ text: `${label}\t${value}`, cells: [label, value] });

test("a row of skills among the rows of personal data", () => {
  const lines = [
    row("Address", "Merthyr Tydfil"),
    row("Trade", "Double glazing installation, Curtain walling, Glass cutting, Leaded lights"),
  ];
  expect(namesIn([{ kind: "personal", lines }])).toHaveLength(4);
});

test.each([
  ["Hobbies", "Cooking, photography, sewing"],
  ["Districts", "Colombo, Galle, Kandy, Matara"],
  ["Children", "Ruby, Basil, Pascal"],
])("other rows are none: %s", (label, value) => {
  expect(namesIn([{ kind: "personal", lines: [row(label, value)] }])).toEqual([]);
});
