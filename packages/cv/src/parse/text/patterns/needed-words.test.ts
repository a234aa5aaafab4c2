import { describe, expect, test } from "vitest";
import { neededWords } from "./needed-words.ts";

describe("what a pattern needs", () => {
  test.each<[RegExp, string[][][]]>([
    [/welding/, [[["welding"]]]],
    [/\bthe (?:firm|house)s?\b/, [[["the firm", "the hous"]]]],
    // What touches is one text, what is in between parts it.
    [/works? with \w+ in sales/, [[["works wi", "work wit"], [" in sale"]]]],
    [/(?:hire|find) \d+ nurses/, [[["hire ", "find "], [" nurses"]]]],
    // One alternative each.
    [/books on|\btalks about/, [[["books on"]], [["talks ab"]]]],
    // What may be left out is not needed, what is there once or more is.
    [/(?:very )?(?:large )*\w(?:sales)+/, [[["sales"]]]],
    [/a{3}[bc]{2,}\d?firms/, [[["firms"]]]],
    [/licen[cs]e/, [[["licence", "license"]]]],
    // What is looked at stands in the text, what must not be there does not.
    [/(?<=hired )\w+(?= nurses)(?! abroad)(?<!two)/, [[["hired "], [" nurses"]]]],
    // Of a longer one the beginning is enough, and of "works" and "work" the latter.
    [/(?:works|work|worked)\s/, [[["work"]]]],
    [/\x66irm\u0073/, [[["firms"]]]],
  ])("%s", (pattern, needs) => {
    expect(neededWords(pattern)).toEqual(needs);
  });

  test.each([/(?:it|hr)\s\w+/, /(?i:sales)/, /\d+/, /[a-z]+s?/, /(?:sales|\w+)/, /(?:firm)?/, /sales/i])(
    "nothing for certain: %s",
    (pattern) => {
      expect(neededWords(pattern)).toEqual([[]]);
    },
  );
});
