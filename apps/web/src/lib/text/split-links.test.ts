import { expect, it } from "vitest";
import { splitLinks } from "./split-links.ts";

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

it.each([
  ["Here: https://meet.example/abc-defg", ["https://meet.example/abc-defg"]],
  [
    "https://a.example and HTTP://b.example/x?y=1&z=2#q",
    ["https://a.example", "HTTP://b.example/x?y=1&z=2#q"],
  ],
  ["Is it https://a.example/cv.pdf?", ["https://a.example/cv.pdf"]],
  ["(see https://a.example/b_(c)).", ["https://a.example/b_(c)"]],
  ["“https://a.example/b”, he said", ["https://a.example/b"]],
  ["தமிழ் https://உதாரணம்.example/பக்கம், நன்றி", ["https://உதாரணம்.example/பக்கம்"]],
  ["javascript:alert(1) ftp://a.example www.a.example a@b.example", []],
  ["https:// and http://:", []],
  ["", []],
])("finds the web addresses of %j", (text, expected) => {
  expect(hrefs(text)).toEqual(expected);
});

it("loses nothing of a text", () => {
  const text = "a https://x.example/1).  b\n\nhttps://y.example...c https://";
  expect(
    splitLinks(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

it("is done at once with a long text that is nothing but brackets and dots", () => {
  const text = `https://x.example/${"(".repeat(5_000)}${").".repeat(5_000)}`;
  const start = performance.now();
  expect(hrefs(text)).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(500);
});
