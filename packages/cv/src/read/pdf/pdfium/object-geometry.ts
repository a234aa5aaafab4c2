import { memoise } from "../../../memoise.ts";
import type { Rect } from "../../page-model.ts";
import { boundingRect, identity, intersect, type Matrix } from "../matrix.ts";
import type { PathStep } from "../path-outline.ts";
import type { Pdfium } from "./instance.ts";

/** The box around an object in page space; `space` maps the coordinates it is drawn in. */
export function boundsOf(pdfium: Pdfium, object: number, space: Matrix): Rect | null {
  const { raw, scratch } = pdfium;
  if (!raw.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null;
  const { results } = pdfium;
  return boundingRect(space, results.float(0), results.float(1), results.float(2), results.float(3));
}

/** The matrix of a page object; the identity when it has none. */
export function matrixOf(pdfium: Pdfium, object: number): Matrix {
  const { raw, scratch } = pdfium;
  return raw.FPDFPageObj_GetMatrix(object, scratch) ? givenMatrix(pdfium) : identity;
}

/** The matrix that PDFium has put into the scratch area. */
export function givenMatrix({ results }: Pdfium): Matrix {
  return [
    results.float(0),
    results.float(1),
    results.float(2),
    results.float(3),
    results.float(4),
    results.float(5),
  ];
}

/** `colour` as `#rrggbb`, null when the object has none; `opacity` 0-1. */
export function fillOf(pdfium: Pdfium, object: number): { colour: string | null; opacity: number } {
  const { raw, scratch } = pdfium;
  if (!raw.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) {
    return { colour: null, opacity: 1 };
  }
  return toColour(pdfium);
}

/** `colour` as `#rrggbb`, null when the object has none; `opacity` 0-1. */
export function strokeOf(pdfium: Pdfium, object: number): { colour: string | null; opacity: number } {
  const { raw, scratch } = pdfium;
  if (!raw.FPDFPageObj_GetStrokeColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) {
    return { colour: null, opacity: 1 };
  }
  return toColour(pdfium);
}

function toColour({ results }: Pdfium): { colour: string; opacity: number } {
  const number = (results.integer(0) << 16) | (results.integer(1) << 8) | results.integer(2);
  return { colour: colourName(number), opacity: results.integer(3) / 255 };
}

/** A page names a handful of colours thousands of times. */
const colourName = memoise((number: number) => `#${number.toString(16).padStart(6, "0")}`, 1_000);

const MAX_SEGMENTS = 170;

/** The segments of a path, at most `MAX_SEGMENTS`. */
export function pathSteps(pdfium: Pdfium, path: number): PathStep[] {
  const { raw } = pdfium;
  const count = Math.min(raw.FPDFPath_CountSegments(path), MAX_SEGMENTS);
  return Array.from({ length: count }, (_, i) => segment(pdfium, raw.FPDFPath_GetPathSegment(path, i)));
}

const BEZIER = 1;
const MOVE = 2;

function segment(pdfium: Pdfium, handle: number): PathStep {
  const { raw, scratch } = pdfium;
  raw.FPDFPathSegment_GetPoint(handle, scratch, scratch + 4);
  const type = raw.FPDFPathSegment_GetType(handle);
  return {
    x: pdfium.results.float(0),
    y: pdfium.results.float(1),
    curve: type === BEZIER,
    move: type === MOVE,
  };
}

/** The box that drawing of an object is limited to, null when nothing limits it. */
export function clipOf(pdfium: Pdfium, object: number, space: Matrix): Rect | null {
  const { raw } = pdfium;
  const clip = raw.FPDFPageObj_GetClipPath(object);
  const count = clip === 0 ? 0 : raw.FPDFClipPath_CountPaths(clip);
  let box: Rect | null = null;
  for (let i = 0; i < Math.min(count, MAX_SEGMENTS); i++) {
    const one = clipBox(pdfium, clip, i, space);
    if (one) box = box ? intersect(box, one) : one;
  }
  return box;
}

function clipBox(pdfium: Pdfium, clip: number, index: number, space: Matrix): Rect | null {
  const { raw } = pdfium;
  const count = Math.min(raw.FPDFClipPath_CountPathSegments(clip, index), MAX_SEGMENTS);
  if (count <= 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < count; i++) {
    const { x, y } = segment(pdfium, raw.FPDFClipPath_GetPathSegment(clip, index, i));
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return boundingRect(space, left, top, right, bottom);
}
