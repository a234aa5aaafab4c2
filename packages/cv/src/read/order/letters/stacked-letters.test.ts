import { expect, test } from "vitest";
import { fragment } from "../../../../test-support/fragment.ts";
import { lines, pdf, text } from "../../../../test-support/pdf.ts";
import { readTexts } from "../../../../test-support/read.ts";
import { layLettersDown, stackedLetters } from "./stacked-letters.ts";

const stack = (y: number, word: string) => [...word].map((letter, i) => fragment(40, y + 11 * i, letter));

test("letters one below the other are words", () => {
  const body = [fragment(80, 100, "Nurse"), fragment(80, 114, "Ward")];
  const { words, rest } = stackedLetters([...stack(100, "SkillsWork"), ...body, ...stack(300, "CV")]);
  expect(words.map((word) => word.text)).toEqual(["Skills", "Work"]);
  expect(rest.map((word) => word.text)).toEqual(["Nurse", "Ward", "C", "V"]);
});

test("grades and single letters are none", () => {
  const grades = [...stack(100, "ABCBA"), ...stack(300, "CCSAB")];
  expect(layLettersDown(grades)).toBe(grades);
  expect(stackedLetters(stack(100, "abc")).words).toEqual([]);
});

test("titles of letters one below the other stand above their sections", async () => {
  const upright = (y: number, word: string) => lines(40, y, [...word], { font: "mono", leading: 12 });
  const page = [
    text(40, 60, "Jane Doe"),
    ...upright(100, "Profile"),
    ...lines(80, 100, ["Nurse with a calm hand.", "Never leaves a handover undone."]),
    ...upright(220, "Work"),
    ...lines(80, 220, ["Staff Nurse, General Hospital", "Wound care for 28 beds"]),
  ];
  expect(await readTexts(pdf([page]))).toEqual([
    "Jane Doe",
    "Profile",
    "Nurse with a calm hand.",
    "Never leaves a handover undone.",
    "Work",
    "Staff Nurse, General Hospital",
    "Wound care for 28 beds",
  ]);
});
