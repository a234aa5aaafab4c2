import { expect, test } from "vitest";
import { ApplicantsSearch } from "../../features/applications/search-params.ts";
import { DashboardSearch } from "../../features/jobs/search-params.ts";

test("what fits is kept, numbers and flags that were meant as text included", () => {
  expect(
    DashboardSearch.parse({ keyword: 42, city: true, jobType: "contract", page: 2, remote: true }),
  ).toEqual({
    keyword: "42",
    city: "true",
    jobType: "contract",
    page: 2,
    remote: true,
  });
});

test.each([
  ["an unknown choice", { jobType: "nap" }],
  ["a page before the first", { page: 0 }],
  ["half a page", { page: 1.5 }],
  ["experience over the limit", { experienceLevel: 21 }],
  ["a flag that is not true", { remote: "yes" }],
  ["an object as text", { keyword: { $ne: 1 } }],
  ["empty text", { keyword: "" }],
])("%s is dropped without an error", (_, search) => {
  expect(Object.values(DashboardSearch.parse(search)).filter((value) => value !== undefined)).toEqual([]);
});

test.each([
  ["a list", ["Java", "Node.js, Express"], ["Java", "Node.js, Express"]],
  ["one alone", "Java", ["Java"]],
  ["what looks like numbers", [42, true], ["42", "true"]],
  ["the same twice", ["Java", " java ", "SQL"], ["java", "SQL"]],
  ["nothing", ["", " "], undefined],
  ["something else", [{ $ne: 1 }], undefined],
])("several texts: %s", (_, skills, kept) => {
  expect(ApplicantsSearch.parse({ skills }).skills).toEqual(kept);
});
