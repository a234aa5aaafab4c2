import type { Rect, TextStyle } from "../../page-model.ts";
import type { Pdfium } from "./instance.ts";
import type { PageObjects } from "./page-objects.ts";
import { inkOf } from "./text-objects.ts";

/** How a text is drawn that PDFium does not tell of. */
export interface Redrawn {
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
