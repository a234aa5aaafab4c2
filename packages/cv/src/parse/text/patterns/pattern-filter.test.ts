import fc from "fast-check";
import { expect, test } from "vitest";
import { PatternFilter } from "./pattern-filter.ts";

const PATTERNS = [
  /\bworks? with\b/g,
  /(?:hire|find)s? \w+ (?:nurses|cooks)/g,
  /\b(?:hr|it)\b/g,
  /books? (?:on|about)|talks? on/g,
  /(?<=hired )(?:two )?cooks/g,
];

test("only patterns are left of which the text holds the words", () => {
  const filter = new PatternFilter(PATTERNS);
  expect(filter.possible("works with cooks")).toEqual([0, 2]);
  expect(filter.possible("books about hires: find two cooks")).toEqual([1, 2, 3]);
  expect(filter.possible("hires two cooks")).toEqual([1, 2]);
  expect(filter.possible("")).toEqual([2]);
});

test("what a text before held counts for nothing", () => {
  const filter = new PatternFilter(PATTERNS);
  filter.possible("works with books on it");
  expect(filter.possible("of cooks")).toEqual([2]);
});

test("no pattern that matches is left out", () => {
  const filter = new PatternFilter(PATTERNS);
  const words = [
    "work",
    "works",
    "with",
    "hire",
    "find",
    "hired",
    "two",
    "cooks",
    "nurses",
    "hr",
    "books",
    "on",
    "talk",
  ];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words), { maxLength: 8 }),
      fc.constantFrom(" ", ", "),
      (some, joint) => {
        const text = some.join(joint);
        const matching = PATTERNS.flatMap((pattern, at) => (text.search(pattern) < 0 ? [] : [at]));
        expect(filter.possible(text)).toEqual(expect.arrayContaining(matching));
      },
    ),
  );
});
