import { describe, expect, test } from "vitest";
import { glyphs } from "../../../test-support/fragment.ts";
import { buildFragments } from "./fragments.ts";

const textsOf = (...words: Parameters<typeof buildFragments>[0][]): readonly string[] =>
  buildFragments(words.flat())
    .map(({ text }) => text)
    .sort();

describe("text that runs over its neighbour", () => {
  test("on a baseline of its own stays whole", () => {
    const address = glyphs(40, 100, "ada.byron@verylongmail.example");
    expect(textsOf(address, glyphs(175, 101, "Cedar Hotel"))).toEqual([
      "Cedar Hotel",
      "ada.byron@verylongmail.example",
    ]);
  });

  test("on the same baseline stays whole", () => {
    const address = glyphs(40, 100, "ada.byron@verylongmail.example");
    expect(textsOf(address, glyphs(175, 100, "Cedar Hotel"))).toEqual([
      "Cedar Hotel",
      "ada.byron@verylongmail.example",
    ]);
  });

  test("ends for the order of the page where its column does", () => {
    const [address, other] = [
      glyphs(40, 100, "ada.byron@verylongmail.example"),
      glyphs(175, 101, "Cedar Hotel"),
    ];
    const found = buildFragments([...address, ...other]).find(({ text }) => text.includes("@"));
    expect(found?.right).toBeLessThan(175);
  });
});

test("a shadow in another colour may lie farther off", () => {
  const grey = { colour: "#999999", size: 8 };
  expect(
    textsOf(glyphs(41.2, 100.6, "a day in May", grey), glyphs(40, 100, "a day in May", { size: 8 })),
  ).toEqual(["a day in May"]);
});

test("a shadow is one text, and a superscript belongs to its word", () => {
  expect(textsOf(glyphs(40, 100, "Experience"), glyphs(40.4, 100, "Experience"))).toEqual(["Experience"]);
  expect(textsOf(glyphs(40, 100, "Experience"), glyphs(40.3, 100.4, "Experience"))).toEqual(["Experience"]);
});
