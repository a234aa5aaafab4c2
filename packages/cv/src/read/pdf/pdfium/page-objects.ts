import type { Paint, Rect } from "../../page-model.ts";
import { intersect, type Matrix, multiply } from "../matrix.ts";
import { outlineOf } from "../path-outline.ts";
import { rulesOf } from "../rules.ts";
import type { Pdfium } from "./instance.ts";
import { boundsOf, clipOf, fillOf, matrixOf, pathSteps } from "./object-geometry.ts";

/** The drawing objects of a page in their order of painting, forms opened up. */
export interface PageObjects {
  readonly paints: readonly Paint[];
  readonly rules: readonly Rect[];
  readonly images: number;
  /** Of all pictures together. */
  readonly imageDots: number;
  /** How many there are. */
  readonly count: number;
  /** Place of each text object in the order of painting, by its handle. */
  readonly textLayers: ReadonlyMap<number, number>;
  /** What maps the coordinates that a text object is drawn in to page space: forms have their own. */
  readonly textSpace: (object: number) => Matrix;
  /** The part of the page each text object takes, in page space. */
  readonly textBox: (object: number) => Rect | null;
}

interface Walk {
  readonly pdfium: Pdfium;
  readonly maxPaints: number;
  readonly maxObjects: number;
  readonly paints: Paint[];
  readonly rules: Rect[];
  readonly base: Matrix;
  readonly textLayers: Map<number, number>;
  /** Only of text objects in forms. */
  readonly textSpaces: Map<number, Matrix>;
  layer: number;
  images: number;
  imageDots: number;
}

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const MAX_FORM_DEPTH = 12;

/** Lists what a page draws. `base` maps its coordinates to page space. */
export function readObjects(
  pdfium: Pdfium,
  page: number,
  { base, maxPaints, maxObjects }: { base: Matrix; maxPaints: number; maxObjects: number },
): PageObjects {
  const walk: Walk = {
    pdfium,
    maxPaints,
    maxObjects,
    paints: [],
    rules: [],
    base,
    textLayers: new Map(),
    textSpaces: new Map(),
    layer: 0,
    images: 0,
    imageDots: 0,
  };
  const { api, raw } = pdfium;
  const count = api.FPDFPage_CountObjects(page);
  for (let i = 0; i < count && walk.layer < maxObjects; i++) {
    visit(walk, raw.FPDFPage_GetObject(page, i), base, 0);
  }
  return {
    paints: walk.paints,
    rules: walk.rules,
    images: walk.images,
    imageDots: walk.imageDots,
    count: walk.layer,
    textLayers: walk.textLayers,
    textSpace: (object) => walk.textSpaces.get(object) ?? base,
    textBox: (object) => boundsOf(pdfium, object, walk.textSpaces.get(object) ?? base),
  };
}

function visit(walk: Walk, object: number, space: Matrix, depth: number): void {
  const { raw } = walk.pdfium;
  const layer = walk.layer++;
  const type = raw.FPDFPageObj_GetType(object);
  if (type === TEXT) {
    walk.textLayers.set(object, layer);
    if (space !== walk.base) walk.textSpaces.set(object, space);
  } else if (type === PATH) visitPath(walk, object, space, layer);
  else if (type === FORM) visitForm(walk, object, space, depth);
  else if (type === IMAGE || type === SHADING) {
    if (type === IMAGE) countImage(walk, object);
    addPaint(walk, plainPaint(walk.pdfium, object, space, { layer, image: type === IMAGE }));
  }
}

function countImage(walk: Walk, image: number): void {
  const { api, scratch, results } = walk.pdfium;
  walk.images++;
  if (!api.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4)) return;
  walk.imageDots += results.integer(0) * results.integer(1);
}

function visitForm(walk: Walk, form: number, space: Matrix, depth: number): void {
  const { api, raw } = walk.pdfium;
  if (depth >= MAX_FORM_DEPTH) return;
  const inner = multiply(space, matrixOf(walk.pdfium, form));
  const count = api.FPDFFormObj_CountObjects(form);
  for (let i = 0; i < count && walk.layer < walk.maxObjects; i++) {
    visit(walk, raw.FPDFFormObj_GetObject(form, i), inner, depth + 1);
  }
}

function addPaint(walk: Walk, paint: Paint | null): void {
  if (paint && walk.paints.length < walk.maxPaints) walk.paints.push(paint);
}

/** Filled paths can hide text or lie behind it; thin and stroked ones may frame a table. */
function visitPath(walk: Walk, path: number, space: Matrix, layer: number): void {
  const { pdfium } = walk;
  const { raw, scratch } = pdfium;
  if (!raw.FPDFPath_GetDrawMode(path, scratch, scratch + 4)) return;
  const fillMode = pdfium.results.integer(0);
  const stroked = pdfium.results.integer(1);
  const box = fillMode === 0 && stroked === 0 ? null : clippedBounds(pdfium, path, space);
  if (!box) return;
  if (walk.rules.length < walk.maxPaints) walk.rules.push(...rulesOf(box, fillMode === 0));
  if (fillMode !== 0)
    addPaint(walk, fillPaint(pdfium, path, { box, space, layer, evenOdd: fillMode === EVEN_ODD }));
}

function fillPaint(
  pdfium: Pdfium,
  path: number,
  { box, space, layer, evenOdd }: { box: Rect; space: Matrix; layer: number; evenOdd: boolean },
): Paint {
  const { colour, opacity } = fillOf(pdfium, path);
  const tinting = opacity >= 1 && pdfium.raw.FPDFPageObj_HasTransparency(path) !== 0;
  const outline = outlineOf(pathSteps(pdfium, path), multiply(space, matrixOf(pdfium, path)), evenOdd);
  return {
    layer,
    box,
    outline,
    colour: colour === TILES ? null : colour,
    opacity: tinting ? 0 : opacity,
    image: false,
  };
}

/** PDFium's name for the rule that leaves out what two contours lie around. */
const EVEN_ODD = 1;

/** What PDFium tells of a pattern of coloured tiles. */
const TILES = "#bfbfbf";

function plainPaint(
  pdfium: Pdfium,
  object: number,
  space: Matrix,
  { layer, image }: { layer: number; image: boolean },
): Paint | null {
  const box = clippedBounds(pdfium, object, space);
  const opacity = pdfium.raw.FPDFPageObj_HasTransparency(object) ? 0 : 1;
  return box && { layer, box, outline: null, colour: null, opacity, image };
}

function clippedBounds(pdfium: Pdfium, object: number, space: Matrix): Rect | null {
  const bounds = boundsOf(pdfium, object, space);
  const clip = clipOf(pdfium, object, space);
  const box = bounds && clip ? intersect(bounds, clip) : bounds;
  return box && box.left < box.right && box.top < box.bottom ? box : null;
}
