import { expect, test } from "vitest";
import type { FilterName, JobFilters } from "../jobs/search/job-filters.ts";
import { proposeName } from "./propose-name.ts";

const propose = (filters: JobFilters) => proposeName(filters, (_, name: FilterName) => `<${name}>`);

test("is made of what was typed and of the other filters in words, in the order of their chips", () => {
  expect(propose({ remote: true, city: "Kandy", keyword: "ward  nurse" })).toBe(
    "Ward nurse, Kandy, <remote>",
  );
  expect(propose({ skills: "js ,react" })).toBe("Js, react");
  expect(propose({ minSalary: 5 })).toBe("<minSalary>");
});

test("is never longer than a name may be", () => {
  const long = propose({ keyword: "x".repeat(200), city: "Kandy" });
  expect(long).toHaveLength(100);
  expect(long.endsWith("…")).toBe(true);
  expect(propose({ keyword: "x".repeat(95), city: "Kandy" })).toHaveLength(95);
});
