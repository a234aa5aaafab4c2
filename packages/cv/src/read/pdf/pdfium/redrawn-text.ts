import type { Glyph, Rect, TextStyle } from "../../page-model.ts";
import { FAINT } from "../../visibility/thresholds.ts";
import type { Pdfium } from "./instance.ts";
import type { PageObjects } from "./page-objects.ts";
import { inkOf } from "./text-objects.ts";

/** How a text is drawn that PDFium does not tell of. */
interface Redrawn {
  readonly ink: Pick<TextStyle, "colour" | "opacity" | "ink">;
  readonly layer: number;
}

/** Boxes of the same text differ by no more than this in size, in points. */
const SAME_SIZE = 0.6;
/** A shadow lies at most so far from what throws it, as a share of the height of the line. */
const OFFSET = 0.5;

/**
 * PDFium tells of a text once where a file draws it twice at nearly the same place. Browsers print a
 * blurred shadow as a picture with a copy of its text without ink, and then the text itself: of which this
 * finds the looks, by the layer of the copy. `told` are the objects that PDFium told of.
 */
export function findRedrawn(
  pdfium: Pdfium,
  { textLayers, textBox }: PageObjects,
  { told, unseen }: { readonly told: ReadonlySet<number>; readonly unseen: ReadonlySet<number> },
): ReadonlyMap<number, Redrawn> {
  const found = new Map<number, Redrawn>();
  const untold = [...textLayers].filter(([handle]) => !told.has(handle));
  if (untold.length === 0) return found;
  for (const [copy, copyLayer] of textLayers) {
    if (!unseen.has(copyLayer) || !told.has(copy)) continue;
    const box = textBox(copy);
    const again = untold.find(
      ([handle, layer]) =>
        layer > copyLayer && sameFont(pdfium, copy, handle) && isSamePlace(box, textBox(handle)),
    );
    if (again === undefined) continue;
    const [handle, layer] = again;
    found.set(copyLayer, {
      ink: inkOf(pdfium, handle, pdfium.raw.FPDFTextObj_GetTextRenderMode(handle)),
      layer,
    });
  }
  return found;
}

function sameFont({ raw }: Pdfium, a: number, b: number): boolean {
  return raw.FPDFTextObj_GetFont(a) === raw.FPDFTextObj_GetFont(b);
}

function isSamePlace(a: Rect | null, b: Rect | null): boolean {
  if (a === null || b === null) return false;
  const height = a.bottom - a.top;
  return (
    Math.abs(b.right - b.left - (a.right - a.left)) <= SAME_SIZE &&
    Math.abs(b.bottom - b.top - height) <= SAME_SIZE &&
    Math.abs(b.left - a.left) <= OFFSET * height &&
    Math.abs(b.top - a.top) <= OFFSET * height
  );
}

/** The glyphs but for those without ink that the same letter is drawn over: the shadow's own copy of the text. */
export function withoutShadows<T extends Glyph>(glyphs: readonly T[]): readonly T[] {
  const seen = new Map<string, T[]>();
  for (const glyph of glyphs) {
    if (isFaint(glyph)) continue;
    const alike = seen.get(glyph.text);
    if (alike === undefined) seen.set(glyph.text, [glyph]);
    else alike.push(glyph);
  }
  const isNear = (a: T, b: T) =>
    Math.abs(a.x - b.x) <= NEAR * a.style.size &&
    Math.abs(a.y - b.y) <= NEAR * a.style.size &&
    Math.abs(a.style.size - b.style.size) < 0.1;
  const isShadow = (glyph: T) =>
    glyph.text.trim() === "" || seen.get(glyph.text)?.some((other) => isNear(glyph, other)) === true;
  // A letter may fall on its like by chance, a whole stretch of them does not.
  return stretches(glyphs).flatMap((own) => {
    const [first] = own;
    const isUnseen = first !== undefined && isFaint(first);
    return isUnseen && own.every(isShadow) ? [] : own;
  });
}

function isFaint({ style }: Glyph): boolean {
  return style.opacity < FAINT;
}

/** The glyphs in stretches that are drawn one after the other, with ink or without. */
function stretches<T extends Glyph>(glyphs: readonly T[]): readonly (readonly T[])[] {
  const found: T[][] = [];
  for (const [i, glyph] of glyphs.entries()) {
    const last = glyphs[i - 1];
    const goesOn = last !== undefined && isFaint(last) === isFaint(glyph);
    if (goesOn) found.at(-1)?.push(glyph);
    else found.push([glyph]);
  }
  return found;
}

/** A letter lies no further from its shadow, in ems. */
const NEAR = 0.35;
