import { expect, test } from "vitest";
import { inList } from "../testing/build-cv.ts";

test.each([
  "Next: Tableau course booked for February",
  "Reading list: Rust, Haskell",
  "Forklift: no, and no truck either",
  "Welding: none",
  "Licence codes: A, B, C, EC",
  "Interest: wood carving like my father, gamelan, football",
  "Hobbies and interests: pottery, photography",
  "Hobby: Brot backen, Fotografie",
  "Loisirs : couture, photographie",
])("a row that shows no skill: %s", (line) => {
  expect(inList(line)).toEqual([]);
});

test.each([
  ["Databases: NoSQL, PostgreSQL", "PostgreSQL"],
  ["Languages: C, R, Go", "R"],
  ["Licences: forklift, crane operation", "Crane operation"],
  ["Next.js: three years", "Next.js"],
  ["Sports: swimming, football coaching", "Football coaching"],
  ["Outside: foot patrol, traffic control", "Foot patrol"],
])("but what is listed: %s", (line, name) => {
  expect(inList(line)).toContain(name);
});
