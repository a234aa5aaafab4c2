import type { ReactNode } from "react";

/** Scripts with marks above and below their letters, or whose letters join: Arabic, those of India and Sri Lanka, of Thailand and their neighbours. */
const TALL =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Tibetan}]/u;

/** `data-script` of a title: the tight lines and letters of Latin titles would cut such a script's marks, or part its letters. */
export function scriptOf(title: ReactNode): "tall" | undefined {
  return typeof title === "string" && TALL.test(title) ? "tall" : undefined;
}
