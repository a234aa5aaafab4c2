import { expect, test } from "vitest";
import { glyphs } from "../../../../test-support/fragment.ts";
import type { Glyph } from "../../page-model.ts";
import { buildFragments } from "./fragments.ts";

const read = (...drawn: readonly Glyph[]): readonly string[] => buildFragments(drawn).map(({ text }) => text);

test.each([
  ["over a dotless i", "Marıa", "´", 15, "María"],
  ["over the letter it is painted with", "seleccion", "´", 35, "selección"],
  ["a little higher", "Muller", "¨", 5, "Müller"],
  ["a tilde", "ano", "˜", 5, "año"],
])("an accent %s is part of its letter", (_, word, accent, x, text) => {
  expect(read(...glyphs(40, 100, word), ...glyphs(40 + x, 99, accent))).toEqual([text]);
});

test("an accent beside its letter stays, and so do letters of another line", () => {
  expect(read(...glyphs(40, 100, "it´s"))).toEqual(["it´s"]);
  expect(read(...glyphs(40, 100, "word"), ...glyphs(45, 130, "´"))).not.toContain("wórd");
});
