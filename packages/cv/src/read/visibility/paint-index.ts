import type { Paint } from "../page-model.ts";
import { ReadFailure } from "../read-failure.ts";
import { blend } from "./colour.ts";

const PAPER = "#ffffff";
/** Height of the strips, in points, that paints are filed under. */
const STRIP = 12;
/** More than this lets what is below shine through. */
const OPAQUE = 0.95;

/** Answers what lies behind and over a point of the page. */
export class PaintIndex {
  readonly #strips: Paint[][];
  #work = 0;

  constructor(paints: readonly Paint[], pageHeight: number) {
    const count = Math.min(Math.max(1, Math.ceil(pageHeight / STRIP)), MAX_STRIPS);
    this.#strips = Array.from({ length: count }, () => []);
    for (const paint of paints) {
      const first = this.#strip(paint.box.top);
      const last = this.#strip(paint.box.bottom);
      for (let i = first; i <= last; i++) this.#strips[i]?.push(paint);
    }
  }

  /** True when something opaque is painted over the point after `layer`. */
  coveredAt(x: number, y: number, layer: number): boolean {
    for (const paint of this.#at(y))
      if (paint.layer > layer && paint.opacity >= OPAQUE && covers(paint, x, y)) return true;
    return false;
  }

  /** The colour that text of `layer` is drawn on; null when a picture, pattern or blend decides. */
  colourAt(x: number, y: number, layer: number): string | null {
    let colour: string | null = PAPER;
    for (const paint of this.#at(y)) {
      if (paint.layer >= layer || !covers(paint, x, y)) continue;
      if (paint.colour === null || paint.opacity === 0) colour = null;
      else if (paint.opacity >= OPAQUE) colour = paint.colour;
      else if (colour !== null) {
        colour = blend(paint.colour, colour, paint.opacity);
        this.#spend(BLEND_WORK);
      }
    }
    return colour;
  }

  #at(y: number): readonly Paint[] {
    const strip = this.#strips[this.#strip(y)] ?? [];
    this.#spend(strip.length);
    return strip;
  }

  #spend(work: number): void {
    this.#work += work;
    if (this.#work > MAX_WORK) throw new ReadFailure("too-large");
  }

  #strip(y: number): number {
    return Math.min(Math.max(0, Math.floor(y / STRIP)), this.#strips.length - 1);
  }
}

const MAX_STRIPS = 2_000;
/** Comparisons of letters with shapes per page; a page of 6,000 letters over 500 shapes takes some 100,000. */
const MAX_WORK = 100_000_000;
/** What mixing two colours costs in such comparisons. */
const BLEND_WORK = 50;

function covers({ box, outline }: Paint, x: number, y: number): boolean {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  return outline === null || isInside(outline, x, y);
}

/** Even-odd rule: a ray to the right crosses the outline an odd number of times. */
function isInside(outline: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  let previous = outline.at(-1);
  for (const point of outline) {
    if (previous && point[1] > y !== previous[1] > y) {
      const crossing = point[0] + ((y - point[1]) * (previous[0] - point[0])) / (previous[1] - point[1]);
      if (x < crossing) inside = !inside;
    }
    previous = point;
  }
  return inside;
}
