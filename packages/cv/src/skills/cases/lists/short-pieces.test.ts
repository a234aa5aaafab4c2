import { describe, expect, test } from "vitest";
import { inJob, inList, namesIn } from "../../testing/build-cv.ts";

describe("words of everyday speech in rows of short pieces", () => {
  test.each([
    "Rest periods kept; swift boarding of guests; spring schedule.",
    "Swift till; rest area; spring line.",
    "Shell suits, express lane, go-karts",
  ])("%s", (line) => {
    expect(inJob(line)).toEqual([]);
  });

  test("in a list of skills they count where they are the item", () => {
    expect(inList("python, go, swift")).toEqual(["Python", "Go", "Swift"]);
  });
});

test.each(["Accounting B, Business Studies B, ICT C", "9 passes: 6 A, 2 B, 1 C"])(
  "grades of a school are no languages: %s",
  (line) => {
    expect(namesIn([{ kind: "education", lines: [line] }])).toEqual([]);
  },
);

test.each([
  ["RFQs and GRNs for spares, stock control.", ["RFQ", "GRN", "Stock control"]],
  ["Wrote the REST APIs of the shop.", ["REST"]],
  ["Suites in Selenium and Playwright; Postman collections.", ["Selenium", "Playwright", "Postman"]],
])("what is certain needs no guard: %s", (line, names) => {
  expect(new Set(inJob(line))).toEqual(new Set(names));
});

test("largest contentful paint is a figure, no product", () => {
  expect(inJob("Brought Largest Contentful Paint down to 1.6 s.")).toEqual([]);
});
