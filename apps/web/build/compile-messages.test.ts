import { createTranslator } from "use-intl";
import { _createCache, _createIntlFormatters } from "use-intl/core";
import formatCompiled from "use-intl/format-message/format-only";
import { expect, test } from "vitest";
import { en } from "../src/messages/en/index.ts";
import { compileTexts } from "./compile-messages.ts";

const locale = "en-GB";
const cache = _createCache();
const formatters = _createIntlFormatters(cache);

/** Every text beside its compiled form. */
function pairsOf(texts: unknown, compiled: unknown, path: string[] = []): [string, string, unknown][] {
  if (typeof texts === "string") return [[path.join("."), texts, compiled]];
  const parts = new Map(Object.entries(compiled ?? {}));
  return Object.entries(texts ?? {}).flatMap(([key, text]) => pairsOf(text, parts.get(key), [...path, key]));
}

function argumentsOf(text: string, value: number): Record<string, number> {
  return Object.fromEntries([...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => [name, value]));
}

/** What stands for the tags of a text, such as `<job>`: each shows where it was. */
function tagsOf(text: string): Record<string, (inner: unknown) => string> {
  const names = [...text.matchAll(/<(\w+)>/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name) => [name, (inner) => `${name}[${[inner].flat().join("")}]`]));
}

test.each(pairsOf(en, compileTexts(en)))("%s reads the same when it is compiled", (_, text, compiled) => {
  // None, one, several, and one that is grouped.
  for (const value of [0, 1, 2, 1234.5]) {
    const values = { ...argumentsOf(text, value), ...tagsOf(text) };
    const t = createTranslator<{ text: string }>({ locale, messages: { text } });
    // biome-ignore lint/plugin/no-cast: the types of a compiled text are not exported; what is wrong shows in the text.
    const message = compiled as Parameters<typeof formatCompiled>[1];
    const read = formatCompiled("text", message, values, { cache, formatters, locale });
    expect([read].flat().join("")).toBe(t.markup("text", values));
  }
});

test("what cannot be formatted fails the build", () => {
  expect(() => compileTexts({ broken: "{count, plural, one {# job}" })).toThrow();
  expect(() => compileTexts({ broken: 1 })).toThrow(TypeError);
});

test("a plain text stays as it is", () => {
  expect(compileTexts({ a: { b: "Log in" } })).toEqual({ a: { b: "Log in" } });
});
