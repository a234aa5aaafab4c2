import { type Fixed, valueDrawer } from "../draw-value.ts";
import type { Random } from "../random.ts";

/** What people do in a word processor in one way or another. */
export const WORD_HABITS = {
  top: ["body", "body", "body", "table", "textbox", "shape", "header", "first-header"],
  headings: ["style", "style", "direct", "own-style"],
  caps: ["typed", "typed", "formatted", "small"],
  right: ["tab-stop", "tab-stop", "tabs", "spaces", "table"],
  left: ["table", "table-each", "hanging-tab"],
  asides: ["table", "table", "columns", "newspaper"],
  rows: ["paragraphs", "paragraphs", "soft-breaks"],
  list: ["symbol", "symbol", "wingdings", "style", "numbers", "typed", "typed-symbol"],
  gaps: ["spacing", "spacing", "empty-lines"],
  links: ["plain", "link", "field"],
  controls: ["none", "none", "controls"],
  runs: ["whole", "split"],
  aligned: ["left", "left", "left", "both"],
} as const;

export type WordHabits = { readonly [K in keyof typeof WORD_HABITS]: (typeof WORD_HABITS)[K][number] };

export function drawWordHabits(random: Random, fixed: Fixed): WordHabits {
  const draw = valueDrawer(random, fixed);
  return {
    top: draw("top", WORD_HABITS.top),
    headings: draw("headings", WORD_HABITS.headings),
    caps: draw("caps", WORD_HABITS.caps),
    right: draw("right", WORD_HABITS.right),
    left: draw("left", WORD_HABITS.left),
    asides: draw("asides", WORD_HABITS.asides),
    rows: draw("rows", WORD_HABITS.rows),
    list: draw("list", WORD_HABITS.list),
    gaps: draw("gaps", WORD_HABITS.gaps),
    links: draw("links", WORD_HABITS.links),
    controls: draw("controls", WORD_HABITS.controls),
    runs: draw("runs", WORD_HABITS.runs),
    aligned: draw("aligned", WORD_HABITS.aligned),
  };
}
