import type { LineView } from "../text/cv-text.ts";

/** A line with an e-mail address or a telephone number beside the place. */
export function isContactLine(view: LineView): boolean {
  return view.text.includes("@") || /\+?\d[\d ()-]{6,}\d(?!\p{L})/u.test(view.text);
}
