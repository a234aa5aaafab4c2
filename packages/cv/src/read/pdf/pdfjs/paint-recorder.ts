import type { Paint, Rect } from "../../page-model.ts";
import { boundingRect, intersect, isNumberList } from "../matrix.ts";
import { outlineOf, type PathStep } from "../path-outline.ts";
import { rulesOf } from "../rules.ts";
import type { GraphicsState } from "./graphics-state.ts";

/** Collects the filled shapes and pictures of a page, up to a limit. */
export class PaintRecorder {
  readonly paints: Paint[] = [];
  readonly rules: Rect[] = [];
  images = 0;
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** `data` and `box` are pdf.js' path: draw codes with coordinates, and their bounding box; `evenOdd` its rule of filling. */
  fill(
    state: GraphicsState,
    { data, box, evenOdd }: { readonly data: unknown; readonly box: unknown; readonly evenOdd: boolean },
    layer: number,
  ): Paint | null {
    if (!isNumberList(box) || box.length < 4) return null;
    const rect = boundingRect(state.ctm, box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0);
    if (this.rules.length < this.#max) this.rules.push(...rulesOf(rect, false));
    const path = Array.isArray(data) ? data[0] : null;
    const outline = isNumberList(path) ? outlineOf(stepsOf(path), state.ctm, evenOdd) : null;
    return this.#add(state, { box: rect, outline, colour: state.fill, image: false, layer });
  }

  stroke(state: GraphicsState, box: unknown): void {
    if (!isNumberList(box) || box.length < 4 || this.rules.length >= this.#max) return;
    const rect = boundingRect(state.ctm, box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0);
    this.rules.push(...rulesOf(intersect(rect, state.clip), true));
  }

  shade(state: GraphicsState, layer: number): Paint | null {
    return this.#add(state, { box: state.clip, outline: null, colour: null, image: false, layer });
  }

  /** A picture fills the unit square of the current transformation. */
  image(state: GraphicsState, layer: number): Paint | null {
    this.images++;
    const box = boundingRect(state.ctm, 0, 0, 1, 1);
    return this.#add(state, { box, outline: null, colour: null, image: true, layer });
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

const MOVE = 0;
const CLOSE = 4;
const STEP_SIZES = [2, 2, 6, 4, 0];

/** The end points of pdf.js' path: draw codes (move, line, curve, quadratic curve, close) with coordinates. */
function stepsOf(path: ArrayLike<number>): PathStep[] {
  const steps: PathStep[] = [];
  for (let i = 0; i < path.length; ) {
    const code = path[i] ?? CLOSE;
    const size = STEP_SIZES[code] ?? 0;
    const [x = 0, y = 0] = [path[i + size - 1], path[i + size]];
    if (size > 0) steps.push({ x, y, curve: size > 2, move: code === MOVE });
    i += size + 1;
  }
  return steps;
}
