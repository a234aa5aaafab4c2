import type { Glyph, Rect } from "../../page-model.ts";
import { hasRightToLeft } from "../../text/logical-order.ts";
import type { TextObject } from "./text-objects.ts";

const MARK = /^\p{M}$/u;

/** Where a glyph stands. */
interface GlyphPlace {
  readonly x: number;
  readonly y: number;
  readonly place: number;
  readonly width: number;
  readonly afterSpace: boolean;
}

/**
 * A glyph while it is being put together: ligatures and ActualText give several characters one place. It is a class since
 * a page has thousands: V8 soon makes objects of a literal that live as long where old ones lie, at ten times the cost.
 */
export class OpenGlyph implements Glyph {
  text: string;
  x: number;
  readonly y: number;
  readonly place: number;
  width: number;
  readonly angle: number;
  style: Glyph["style"];
  layer: number;
  readonly clip: Rect;
  readonly shown = true;
  readonly afterSpace: boolean;

  constructor(text: string, { x, y, place, width, afterSpace }: GlyphPlace, object: TextObject) {
    this.text = text;
    this.x = x;
    this.y = y;
    this.place = place;
    this.width = width;
    this.angle = object.angle;
    this.style = object.style;
    this.layer = object.layer;
    this.clip = object.clip;
    this.afterSpace = afterSpace;
  }

  /** A mark of its ActualText that PDFium tells later, behind other words of a line from right to left. */
  addMark(character: string): void {
    if (hasRightToLeft(character) && MARK.test(character) && !this.text.includes(character))
      this.text += character;
  }

  /** Makes it as wide as the box, too. */
  widen(box: Rect): void {
    const right = Math.max(this.x + this.width, box.right);
    this.x = Math.min(this.x, box.left);
    this.width = right - this.x;
  }
}
