import { describe, expect, test } from "vitest";
import { indexWordsOf, normalise, wordsOf } from "./words.ts";

test.each([
  ["Café MÜNCHEN", "cafe munchen"],
  ["Straße, Łódź, Ærø, ışık", "strasse, lodz, aero, isik"],
  ["Driver’s", "drivers"],
  ["Ελλάδα", "ελλαδα"],
  ["ﬁnance", "finance"],
  // Vowel signs are part of the word, not accents.
  ["සිංහල", "සිංහල"],
  ["தமிழ்", "தமிழ்"],
  ["हिन्दी", "हिन्दी"],
  ["مُحَاسِب", "محاسب"],
])("normalise(%s) is %s", (text, expected) => {
  expect(normalise(text)).toBe(expected.normalize("NFC"));
});

describe("words", () => {
  test.each([
    ["C, C++ and C#", ["c", "c++", "and", "c#"]],
    ["Senior .NET developer", ["senior", "net", "developer"]],
    ["react/redux, react", ["react", "redux"]],
    ["2 years (or more)!", ["2", "years", "or", "more"]],
    ["   ", []],
    ["ශ්‍රී ලංකා", ["ශ්‍රී", "ලංකා"]],
  ])("wordsOf(%s)", (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  test("a compound is indexed in parts and in one", () => {
    expect(indexWordsOf("Full-stack with Node.js")).toEqual([
      "full",
      "stack",
      "with",
      "node",
      "js",
      "fullstack",
      "nodejs",
    ]);
  });

  test("scripts without spaces are cut into words", () => {
    expect(wordsOf("軟體工程師").length).toBeGreaterThan(1);
    expect(wordsOf("วิศวกรซอฟต์แวร์").length).toBeGreaterThan(1);
  });

  test("an endless word keeps its beginning", () => {
    expect(wordsOf("x".repeat(20_000))).toEqual(["x".repeat(64)]);
  });

  // By the square of its length this one would take minutes.
  test("an endless word is indexed as fast as any other", () => {
    expect(indexWordsOf("x".repeat(300_000))).toEqual(["x".repeat(64)]);
  });
});
