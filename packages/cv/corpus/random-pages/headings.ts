import { esc, tag } from "../render/html/markup.ts";
import type { Habits } from "./habits.ts";

const CASES: Readonly<Record<Habits["headingCase"], (text: string) => string>> = {
  "as-is": esc,
  upper: (text) => esc(text.toUpperCase()),
  lower: (text) => esc(text.toLowerCase()),
  spaced: (text) => letterspaced(text.toUpperCase()),
  "tracked-caps": (text) => esc(text.toUpperCase()),
};

/** "I" is no line of a heading. */
const SHORTEST_LINE = 3;

const LINES: Readonly<Record<Habits["headingLines"], (text: string) => readonly string[]>> = {
  one: (text) => [text],
  two: (text) => {
    const words = text.split(" ");
    const half = Math.ceil(words.length / 2);
    const lines = [words.slice(0, half), words.slice(half)].map((part) => part.join(" "));
    return lines.every((line) => line.length >= SHORTEST_LINE) ? lines : [text];
  },
};

export function headingHtml(text: string, habits: Habits): string {
  const sign = habits.headingLook === "icon" ? "◆ " : "";
  const lines = LINES[habits.headingLines](text).map((line) => CASES[habits.headingCase](line));
  return sign + lines.join("<br>");
}

/** "L I K E  T H I S", as people set it by hand: a line ends between words only. */
export function letterspaced(text: string): string {
  const words = text.split(" ").map((word) => tag("span", "unbroken", [...word].map(esc).join(" ")));
  return words.join("&nbsp; ");
}
