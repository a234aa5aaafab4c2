import { div, esc, tag } from "../render/html/markup.ts";
import type { Habits } from "./habits.ts";

type Points = (items: readonly string[]) => string;

const rows =
  (className: string, sign = ""): Points =>
  (items) =>
    items.map((item) => div(className, sign, item)).join("");

/** What was done in a post, one entry per item of HTML. */
const FORMS: Readonly<Record<Habits["bullets"], Points>> = {
  list,
  dash: rows("", "- "),
  arrow: rows("hanging", "▸ "),
  check: rows("hanging", "✓ "),
  indented: rows("indented"),
  paragraph: (items) => tag("p", "", items.join(" ")),
  paragraphs: (items) => items.map((item) => tag("p", "", item)).join(""),
};

export function list(items: readonly string[]): string {
  return tag("ul", "", items.map((item) => tag("li", "", item)).join(""));
}

export function points(texts: readonly string[], habits: Habits): string {
  return texts.length === 0 ? "" : FORMS[habits.bullets](texts.map(esc));
}

/** The same over two pages: the second begins with the later half. */
export function brokenPoints(texts: readonly string[], habits: Habits): string {
  const half = Math.ceil(texts.length / 2);
  return points(texts.slice(0, half), habits) + div("next-page", points(texts.slice(half), habits));
}
