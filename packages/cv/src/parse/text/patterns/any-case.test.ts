import { describe, expect, test } from "vitest";
import { AnyCase, anyCase, latinForm } from "./any-case.ts";

const plain = (match: RegExpExecArray | null) =>
  match === null
    ? null
    : { all: [...match], groups: { ...match.groups }, index: match.index, input: match.input };

/** Every match of both, one after the other. */
function bothOf(pattern: RegExp, text: string) {
  const copy = new RegExp(pattern.source, pattern.flags);
  const form = anyCase(new RegExp(pattern.source, pattern.flags));
  const found: unknown[][] = [[], []];
  for (const [at, one] of [copy, form].entries())
    for (let round = 0; round < 20; round += 1) {
      const match = one.exec(text);
      found[at]?.push([plain(match), one.lastIndex]);
      if (match === null || !pattern.global) break;
      if (match[0] === "") one.lastIndex += 1;
    }
  return { pattern: found[0], form: found[1] };
}

const PATTERNS = [
  /(?<!\p{L})(?<figure>\p{Nd}{1,3}(?:[.,]\p{Nd}{3})*)\s?(?<unit>%|Mio|MILLION|ÉTOILES?)(?!\p{L})/giu,
  /[^\p{Nd},;:]{0,5}(\p{Nd}+)(?: [à-ÿ]+)?/giu,
  /(?<=[^.;]{0,9})\b(?:FROM|über|da) ([A-Z]\w*)/iu,
  /(?<change>é+)\k<change>/iu,
  /[^\p{L}\p{N}\s]|\p{Lu}\p{Ll}+|\d\b/giu,
  /[À-Ý]+|[-–—]\s[\p{L}.-]+$/giu,
  /\xe9?A[\]\-b]|(?:ගුණ|गुन|K)\p{M}?/giu,
  /$|^/giu,
];
const TEXTS = [
  "Raised sales by 1,234 % and 3 Mio from Ärzte to ÉTOILE, über Zürich; A] a- Ab",
  "ÉÉéé straße STRASSE ŒUVRE œuvre ¼ ² ªº µ – Łódź-Ō.",
  "plain small letters, 12 million",
  "ALL CAPITALS 12 MILLION – ÇA",
  // What the Latin form cannot say: other scripts, signs put together, letters with a form of another length.
  "ගුණ 12 % K K ſ İstanbul ẞ",
  "गुना १२ % Mio",
  "e\u0301toile 5 \u{1F600} MIO",
  "",
];

describe("patterns of any case and script", () => {
  test.each(PATTERNS.flatMap((pattern) => TEXTS.map((text) => [pattern, text] as const)))(
    "%s finds the same in %j",
    (pattern, text) => {
      const { form, pattern: expected } = bothOf(pattern, text);
      expect(form).toEqual(expected);
      const [copy, other] = [new RegExp(pattern), anyCase(new RegExp(pattern))];
      expect([other.test(text), other.lastIndex]).toEqual([copy.test(text), copy.lastIndex]);
    },
  );

  test("each letter of Latin script has the same properties", () => {
    const kinds = ["\\p{L}", "\\p{Nd}", "\\p{N}", "\\w", "\\s", "[\\p{L}\\p{Nd}]", "[^\\p{L}]", "k", "[A-Z]"];
    const wrong = kinds.flatMap((kind) => {
      const pattern = new RegExp(`^${kind}$`, "iu");
      const form = anyCase(new RegExp(`^${kind}$`, "iu"));
      return Array.from({ length: 0x2700 }, (_, code) => String.fromCharCode(code))
        .filter((letter) => pattern.test(letter) !== form.test(letter))
        .map((letter) => `${kind} ${letter.charCodeAt(0).toString(16)}`);
    });
    expect(wrong).toEqual([]);
  });

  test("what needs the flags keeps them", () => {
    expect(latinForm(/\p{Sc}\d/iu)).toBeNull();
    expect(latinForm(/\P{L}/iu)).toBeNull();
    expect(latinForm(/[^\p{Lu}]/iu)).toBeNull();
    expect(latinForm(/\u{1f600}/iu)).toBeNull();
    expect(latinForm(/\x41|\u0041/iu)).toBeNull();
    expect(latinForm(/[^\p{L}\p{Nd}]\p{Lu}/giu)?.flags).toBe("dg");
    expect(anyCase(/plain/g)).not.toBeInstanceOf(AnyCase);
  });

  test("replace, split and matchAll work as with the pattern itself", () => {
    const pattern = /(É)T(?<rest>\p{L}*)/giu;
    const text = "été ÉTOILE x";
    const form = anyCase(pattern);
    expect(text.replace(form, "<$1|$<rest>>")).toBe("<é|é> <É|OILE> x");
    expect([...text.matchAll(form)].map(([whole]) => whole)).toEqual(["été", "ÉTOILE"]);
    expect(text.split(anyCase(/\s/iu))).toEqual(["été", "ÉTOILE", "x"]);
  });
});
