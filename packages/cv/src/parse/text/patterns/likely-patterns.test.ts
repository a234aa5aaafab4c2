import { expect, test } from "vitest";
import { likelyPatterns } from "./likely-patterns.ts";

const WON = /(?<!\p{L})won the \p{Lu}\p{L}+(?!\p{L})/iu;
const LED = /\bled\b|පුහුණු/iu;
const FIGURE = /\p{Nd}{3}/u;
const OPPOSITE = /\P{L}x/iu;
const likely = likelyPatterns([WON, LED, FIGURE, OPPOSITE]);

test("a pattern is likely where its words stand, in any case", () => {
  expect(likely("WON THE Cup").has(WON)).toBe(true);
  expect(likely("Won the Cup").has(LED)).toBe(false);
  expect(likely("Led a crew").has(LED)).toBe(true);
  expect(likely("A crew of nine").has(WON)).toBe(false);
});

test("a pattern that needs no word, or of which nothing is known, may match any text", () => {
  const found = likely("A crew of nine");
  expect([FIGURE, OPPOSITE].every((pattern) => found.has(pattern))).toBe(true);
});

test("in another script every pattern is tried", () => {
  expect(likely("පුහුණු කළා").size).toBe(4);
});
