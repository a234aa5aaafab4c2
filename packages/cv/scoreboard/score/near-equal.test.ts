import { expect, test } from "vitest";
import { fold, spelt, tight } from "./fold.ts";
import { nearEqual } from "./near-equal.ts";

test.each([
  ["Café São João", "cafe sao joao"],
  ["C++ / C#", "c++ c#"],
  ["R&D", "r and d"],
  ["Schweißer", "schweisser"],
  ["  Head – Sales,  EMEA ", "head sales emea"],
  ["தமிழ் பாடம்", "தமிழ் பாடம்"],
])("folds %j to %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test("spelling a name with or without spaces and dots is the same", () => {
  expect(tight("Node.js")).toBe(tight("node JS"));
  expect(tight("C")).not.toBe(tight("C++"));
});

test.each([
  ["Paediatric counselling", "Pediatric Counseling"],
  ["Labour relations", "labor relation"],
  ["Digitisation", "Digitization"],
  ["Care plans", "Care plan"],
])("%j and %j are one spelling", (left, right) => {
  expect(spelt(left)).toBe(spelt(right));
});

test.each([
  ["C", "CS"],
  ["SAS", "Sass"],
  ["Java", "JavaScript"],
  ["Go", "Goa"],
])("%j and %j are two skills", (left, right) => {
  expect(spelt(left)).not.toBe(spelt(right));
});

test.each([
  ["Ravi Infrastructure (Pvt.) Ltd.", "Ravi Infrastructure"],
  ["Senior Staff Nurse, ICU", "Senior Staff Nurse ICU"],
  ["BSc in Computer Science", "BSc Computer Science"],
  ["University of Moratuwa", "Univeristy of Moratuwa"],
])("%j and %j are the same", (left, right) => {
  expect(nearEqual(left, right)).toBe(true);
});

test.each([
  ["Nurse", "Senior Staff Nurse ICU"],
  ["Accountant", "Accounts Assistant"],
  ["Ltd", "Limited"],
  ["", ""],
  ["Colombo", "Company"],
])("%j and %j are not", (left, right) => {
  expect(nearEqual(left, right)).toBe(false);
});
