import { expect, test } from "vitest";
import { isLatinLetter, isTypographic, tokenise } from "./tokens.ts";

const UP_TO = 0x3000;
const codes = Array.from({ length: UP_TO - 128 }, (_, at) => at + 128);

test("what is told by its number is what Unicode says it is", () => {
  const letters = codes.filter(isLatinLetter).map((code) => String.fromCharCode(code));
  expect(letters.filter((letter) => !/^\p{L}$/u.test(letter))).toEqual([]);
  const marks = codes.filter(isTypographic).map((code) => String.fromCharCode(code));
  expect(marks.filter((mark) => /[\p{L}\p{M}\p{N}\s\u200b-\u200f]/u.test(mark))).toEqual([]);
});

test("accents stay in their word, dashes and bullets are marks of their own, rare spaces part words", () => {
  const kinds = tokenise("Žižek • été–2021\u2028São\u00a0Paulo").map(({ kind, text }) => `${kind} ${text}`);
  expect(kinds).toEqual([
    "word zizek",
    "mark •",
    "word ete",
    "mark -",
    "number 2021",
    "word sao",
    "word paulo",
  ]);
});
