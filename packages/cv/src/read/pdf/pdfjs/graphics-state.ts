import type { Rect, TextStyle } from "../../page-model.ts";
import { identity, type Matrix } from "../matrix.ts";
import type { PdfFont } from "./fonts.ts";

/** The part of the PDF graphics state that says where and how text and shapes appear. */
export interface GraphicsState {
  ctm: Matrix;
  clip: Rect;
  fill: string | null;
  stroke: string | null;
  fillOpacity: number;
  strokeOpacity: number;
  /** True while a blend mode or soft mask makes the result depend on what lies below. */
  tinting: boolean;
  font: PdfFont | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderMode: number;
  textMatrix: Matrix;
  lineMatrix: Matrix;
  /** The style of the last glyph, kept until something that enters it changes. */
  style: TextStyle | null;
}

export function initialState(base: Matrix, page: Rect): GraphicsState {
  return {
    ctm: base,
    clip: page,
    fill: "#000000",
    stroke: "#000000",
    fillOpacity: 1,
    strokeOpacity: 1,
    tinting: false,
    font: null,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
    textMatrix: identity,
    lineMatrix: identity,
    style: null,
  };
}

/** Starts a new line of text at an offset from the start of the current one. */
export function moveText(state: GraphicsState, x: number, y: number): void {
  const [a, b, c, d, e, f] = state.lineMatrix;
  state.lineMatrix = [a, b, c, d, a * x + c * y + e, b * x + d * y + f];
  state.textMatrix = state.lineMatrix;
}
