import { describe, expect, it } from "vitest";
import { corkText } from "./cork-encoding.ts";
import { UnmappedCodes } from "./unmapped-codes.ts";

const SENTENCE = "Critical care nurse with a calm hand at the bedside, and the juniors are taught there.";
const [TEXT_FONT, SIGN_FONT] = [1, 2];

/** The codes as one font draws them, spaces left out, and what was read of them. */
function read(fonts: readonly (readonly [font: number, codes: readonly number[]])[]): string {
  const codes = new UnmappedCodes();
  const texts: string[] = [];
  for (const [font, all] of fonts) {
    for (const code of all) {
      const at = texts.push("?") - 1;
      codes.add(font, code, (text) => {
        texts[at] = text;
      });
    }
  }
  codes.settle();
  return texts.join("");
}

function codesOf(text: string): number[] {
  return [...text.replaceAll(" ", "")].map((letter) => letter.charCodeAt(0));
}

describe("UnmappedCodes", () => {
  it("reads the text of LaTeX without outline fonts, its ligatures, dashes and accented letters", () => {
    const codes = [...codesOf(SENTENCE), 0x1c, 0x15, 0xe9, 0xa7];
    expect(read([[TEXT_FONT, codes]])).toBe(`${SENTENCE.replaceAll(" ", "")}fi–éğ`);
  });

  it("reads the signs of the font beside it as signs", () => {
    expect(
      read([
        [TEXT_FONT, codesOf(SENTENCE)],
        [SIGN_FONT, [0x88, 0xbf]],
      ]),
    ).toMatch(/•€$/);
  });

  it("reads a bold font that sets nothing but dates", () => {
    expect(
      read([
        [TEXT_FONT, codesOf(SENTENCE)],
        [SIGN_FONT, [...codesOf("05/2019"), 0x15, ...codesOf("09/2022")]],
      ]),
    ).toMatch(/05\/2019–09\/2022$/);
  });

  it("leaves codes alone that spell nothing", () => {
    const random = Array.from({ length: 200 }, (_, i) => 0x41 + ((i * 17) % 58)).filter(
      (code) => code <= 0x5a || code >= 0x61,
    );
    expect(read([[TEXT_FONT, random]])).toBe("?".repeat(random.length));
    expect(read([[TEXT_FONT, codesOf("Nurse")]])).toBe("?????");
  });
});

describe("corkText", () => {
  it("knows the corners of the encoding", () => {
    expect([0x80, 0xbf, 0xc0, 0xff, 0x0d, 0x1f, 0x20, 0x7f, 0x17, 0x00].map(corkText)).toEqual([
      "Ă",
      "£",
      "À",
      "ß",
      "‚",
      "ffl",
      " ",
      "-",
      "",
      null,
    ]);
  });
});
