import { expect, test } from "vitest";
import { inList } from "../testing/build-cv.ts";

test.each([
  "Next: Tableau course booked for February",
  "Reading list: Rust, Haskell",
  "Forklift: no, and no truck either",
  "Welding: none",
  "Licence codes: A, B, C, EC",
])("a row that shows no skill: %s", (line) => {
  expect(inList(line)).toEqual([]);
});

test.each([
  ["Databases: NoSQL, PostgreSQL", "PostgreSQL"],
  ["Languages: C, R, Go", "R"],
  ["Licences: forklift, crane operation", "Crane operation"],
  ["Next.js: three years", "Next.js"],
])("but what is listed: %s", (line, name) => {
  expect(inList(line)).toContain(name);
});
