import type { Glyph, TextStyle } from "../../page-model.ts";
import { directionOf } from "../direction.ts";
import { type Matrix, multiply } from "../matrix.ts";
import type { GraphicsState } from "./graphics-state.ts";

interface Target {
  readonly shown: boolean;
  readonly headingLevel: number | null;
  /** Number of shapes painted so far. */
  readonly layers: number;
  readonly into: Glyph[];
}

/** Places the glyphs of one text operator on the page and moves the text position past them. */
export function showText(state: GraphicsState, items: readonly unknown[], target: Target): void {
  const { font, fontSize } = state;
  if (!font) return;
  const matrix = multiply(state.ctm, state.textMatrix);
  state.style ??= styleOf(state, matrix, target.headingLevel);
  const style = state.style;
  const angle = directionOf(matrix, fontSize * state.horizontalScale);
  const along = Math.hypot(matrix[0], matrix[1]);
  let offset = 0;
  for (const item of items) {
    if (typeof item === "number") {
      offset -= (item / 1000) * fontSize * state.horizontalScale;
      continue;
    }
    if (!isPdfGlyph(item)) continue;
    const advance = item.width * font.widthScale * fontSize * state.horizontalScale;
    const x = matrix[0] * offset + matrix[2] * state.rise + matrix[4];
    const y = matrix[1] * offset + matrix[3] * state.rise + matrix[5];
    const layer = target.into.length + target.layers;
    const text = decode(item, font.icons, font.ornaments);
    target.into.push({
      text,
      x,
      y,
      place: x,
      width: Math.abs(advance) * along,
      angle,
      style,
      layer,
      clip: state.clip,
      shown: target.shown,
    });
    const spacing = (state.charSpacing + (item.isSpace ? state.wordSpacing : 0)) * state.horizontalScale;
    offset += advance + spacing;
  }
  const [a, b, c, d, e, f] = state.textMatrix;
  state.textMatrix = [a, b, c, d, e + a * offset, f + b * offset];
}

interface PdfGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

function isPdfGlyph(value: unknown): value is PdfGlyph {
  return (
    typeof value === "object" &&
    value !== null &&
    "unicode" in value &&
    typeof value.unicode === "string" &&
    "width" in value &&
    typeof value.width === "number" &&
    "isSpace" in value
  );
}

function decode(glyph: PdfGlyph, icons: boolean, ornaments: boolean): string {
  if (icons) return "";
  if (ornaments) return glyph.unicode.trim() === "" ? " " : "•";
  return glyph.unicode;
}

function styleOf(state: GraphicsState, matrix: Matrix, headingLevel: number | null): TextStyle {
  const { font, renderMode } = state;
  const mode = renderMode & 3;
  const stroked = mode === 1;
  const up = Math.hypot(matrix[2], matrix[3]);
  return {
    font: font?.name ?? "",
    encoding: font?.encoding ?? null,
    size: Math.abs(state.fontSize) * up * (font?.heightScale ?? 1),
    bold: font?.bold === true || mode === 2,
    italic: font?.italic === true,
    colour: stroked ? state.stroke : state.fill,
    opacity: stroked ? state.strokeOpacity : state.fillOpacity,
    ink: mode === 3 ? "none" : stroked ? "stroke" : "fill",
    headingLevel,
  };
}
