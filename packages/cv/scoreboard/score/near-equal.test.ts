import { expect, test } from "vitest";
import { fold, tight } from "./fold.ts";
import { nearEqual } from "./near-equal.ts";

test.each([
  ["Café São João", "cafe sao joao"],
  ["C++ / C#", "c++ c#"],
  ["R&D", "r and d"],
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
