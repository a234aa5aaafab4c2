import { expect, test } from "vitest";
import { facets, quoteLexeme, wordQuery } from "./lexemes.ts";

test("what could end a lexeme is escaped", () => {
  expect(quoteLexeme("a'b\\c")).toBe("'a''b\\\\c'");
});

test.each([
  [wordQuery("react"), "'react'"],
  [wordQuery("rea", { prefix: true }), "'rea':*"],
  [wordQuery("react", { zones: ["title", "skills"] }), "('=in-title:react' | '=in-skills:react')"],
  [wordQuery("rea", { prefix: true, zones: ["title"] }), "'=in-title:rea':*"],
])("%s", (query, expected) => {
  expect(query).toBe(expected);
});

test("facets compare as text does: without case, accents and outer spaces", () => {
  expect(facets.city("  Zürich ")).toBe(facets.city("ZURICH"));
});
