import { describe, expect, test } from "vitest";
import { glyphs } from "../../../../test-support/fragment.ts";
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

describe("text that runs up to the next column", () => {
  const address = () => glyphs(40, 100, "ada.byron@mail.example");
  const column = (...words: readonly string[]) => words.flatMap((word, i) => glyphs(150, 100 + 14 * i, word));

  test("ends there, though it touches what stands beside it", () => {
    const own = address();
    const found = textsOf(
      own,
      glyphs(40, 114, "Galway"),
      column("calm in weeks", "of peaks", "fond of tea", "and rain"),
    );
    expect(found).toContain("ada.byron@mail.example");
    expect(found).toContain("calm in weeks");
  });

  test("goes on where nothing else begins, or where it was drawn in one go", () => {
    expect(textsOf(address(), glyphs(40, 114, "Galway"), glyphs(150, 100, "under"))).toContain(
      "ada.byron@mail.exampleunder",
    );
    const rest = glyphs(150, 100, "under");
    const goesOn = [...address(), ...rest].map((glyph, i) => ({ ...glyph, layer: i }));
    expect(
      textsOf(
        goesOn,
        column("calm in weeks", "of peaks", "fond of tea").filter(({ y }) => y > 100),
        glyphs(150, 142, "rain"),
      ),
    ).toContain("ada.byron@mail.exampleunder");
  });
});

test("a shadow in another colour may lie farther off", () => {
  const grey = { colour: "#999999", size: 8 };
  expect(
    textsOf(glyphs(41.2, 100.6, "a day in May", grey), glyphs(40, 100, "a day in May", { size: 8 })),
  ).toEqual(["a day in May"]);
  const narrow = { ...grey, size: 20 };
  const comma = { text: ",", width: 4 };
  const [drawn] = glyphs(40, 100, ",", { size: 20 });
  const [shade] = glyphs(42.5, 100, ",", narrow);
  if (drawn === undefined || shade === undefined) throw new RangeError("A word has letters.");
  expect(textsOf([{ ...drawn, ...comma }], [{ ...shade, ...comma }])).toEqual([","]);
});

test("a shadow is one text, and a superscript belongs to its word", () => {
  expect(textsOf(glyphs(40, 100, "Experience"), glyphs(40.4, 100, "Experience"))).toEqual(["Experience"]);
  expect(textsOf(glyphs(40, 100, "Experience"), glyphs(40.3, 100.4, "Experience"))).toEqual(["Experience"]);
});
