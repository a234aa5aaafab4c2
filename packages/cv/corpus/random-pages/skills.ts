import { div, esc, tag } from "../render/html/markup.ts";
import type { Habits } from "./habits.ts";
import { list } from "./points.ts";

const joined = (separator: string) => (items: readonly string[]) => tag("p", "", items.join(separator));

const FORMS: Readonly<Record<Habits["skills"], (items: readonly string[]) => string>> = {
  commas: joined(", "),
  dots: joined(" · "),
  slashes: joined(" / "),
  list,
  "list-columns": (items) => div("in-columns", list(items)),
  lines: (items) => items.map((item) => div("", item)).join(""),
  chips: (items) => div("chips", items.map((item) => tag("span", "", item)).join(" ")),
  bars: (items) => items.map((item, index) => div("", tag("span", "", item), bar(index))).join(""),
};

/** How well somebody can do it: of any length, since nobody measures it. */
function bar(index: number): string {
  return `<i class="bar" style="width:${40 + ((index * 37) % 55)}%"></i>`;
}

export function skills(texts: readonly string[], habits: Habits): string {
  return FORMS[habits.skills](texts.map(esc));
}
