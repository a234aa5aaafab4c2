import type { Fragment } from "../src/read/order/letters/fragments.ts";
import type { Glyph, TextStyle } from "../src/read/page-model.ts";

const plainStyle: TextStyle = {
  font: "Test",
  encoding: null,
  size: 10,
  bold: false,
  italic: false,
  colour: "#000000",
  opacity: 1,
  ink: "fill",
  headingLevel: null,
};

/** A fragment of letters half an em wide, drawn in the order of the calls. */
export function fragment(
  left: number,
  baseline: number,
  text: string,
  looks: Partial<TextStyle> = {},
): Fragment {
  const style = { ...plainStyle, ...looks };
  const right = left + 0.5 * style.size * text.length;
  const layer = drawn++;
  return {
    text,
    left,
    right,
    top: baseline - 0.78 * style.size,
    bottom: baseline + 0.22 * style.size,
    baseline,
    size: style.size,
    style,
    first: layer,
    last: layer,
  };
}

let drawn = 0;

/** The glyphs of a word, half an em wide each. */
export function glyphs(x: number, y: number, word: string, looks: Partial<TextStyle> = {}): Glyph[] {
  const style = { ...plainStyle, ...looks };
  return [...word].map((text, i) => ({
    text,
    x: x + 0.5 * style.size * i,
    y,
    place: x + 0.5 * style.size * i,
    width: 0.5 * style.size,
    angle: 0,
    style,
    layer: drawn++,
    clip: { left: 0, top: 0, right: 600, bottom: 850 },
    shown: true,
  }));
}
