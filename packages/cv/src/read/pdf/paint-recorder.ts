import type { Paint, Rect } from "../page-model.ts";
import type { GraphicsState } from "./graphics-state.ts";
import { applyX, applyY, boundingRect, intersect, isNumberList, type Matrix } from "./matrix.ts";

/** Collects the filled shapes and pictures of a page, up to a limit. */
export class PaintRecorder {
  readonly paints: Paint[] = [];
  images = 0;
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** `data` and `box` are pdf.js' path: draw codes with coordinates, and their bounding box. */
  fill(state: GraphicsState, data: unknown, box: unknown, order: number): Paint | null {
    if (!isNumberList(box) || box.length < 4) return null;
    const rect = boundingRect(state.ctm, box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0);
    const path = Array.isArray(data) ? data[0] : null;
    const outline = isNumberList(path) ? outlineOf(path, state.ctm) : null;
    return this.#add(state, { box: rect, outline, colour: state.fill, image: false, order });
  }

  shade(state: GraphicsState, order: number): Paint | null {
    return this.#add(state, { box: state.clip, outline: null, colour: null, image: false, order });
  }

  /** A picture fills the unit square of the current transformation. */
  image(state: GraphicsState, order: number): Paint | null {
    this.images++;
    const box = boundingRect(state.ctm, 0, 0, 1, 1);
    return this.#add(state, { box, outline: null, colour: null, image: true, order });
  }

  dropLast(): void {
    this.paints.pop();
  }

  #add(state: GraphicsState, paint: Omit<Paint, "opacity">): Paint | null {
    const box = intersect(paint.box, state.clip);
    if (box.left >= box.right || box.top >= box.bottom || this.paints.length >= this.#max) return null;
    const added = { ...paint, box, opacity: state.tinting ? 0 : state.fillOpacity };
    this.paints.push(added);
    return added;
  }
}

/** Beyond this the shape is a drawing, not a background: its box would say too much, its outline costs too much. */
const MAX_CORNERS = 64;

/**
 * Corner points on the page; curves count as their end points. Null when the shape fills its box (an
 * upright rectangle, with or without rounded corners).
 */
function outlineOf(path: ArrayLike<number>, ctm: Matrix): [number, number][] | null {
  const points: [number, number][] = [];
  const steps = [2, 2, 6, 4, 0];
  let curved = false;
  for (let i = 0; i < path.length && points.length <= MAX_CORNERS; ) {
    const size = steps[path[i] ?? 4] ?? 0;
    if (size > 0) {
      const x = path[i + size - 1] ?? 0;
      const y = path[i + size] ?? 0;
      points.push([applyX(ctm, x, y), applyY(ctm, x, y)]);
    }
    curved ||= size > 2;
    i += size + 1;
  }
  return fillsItsBox(points, curved) ? null : points;
}

function fillsItsBox(points: readonly (readonly [number, number])[], curved: boolean): boolean {
  const box = boxOf(points);
  const tolerance = curved ? 0.2 * Math.min(box.right - box.left, box.bottom - box.top) : 0.5;
  return points.every(([x, y]) => {
    const dx = Math.min(Math.abs(x - box.left), Math.abs(x - box.right));
    const dy = Math.min(Math.abs(y - box.top), Math.abs(y - box.bottom));
    return curved ? Math.min(dx, dy) <= tolerance : dx <= tolerance && dy <= tolerance;
  });
}

function boxOf(points: readonly (readonly [number, number])[]): Rect {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
