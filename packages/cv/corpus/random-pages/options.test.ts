import { expect, test } from "vitest";
import { habitValues, readOptions } from "./options.ts";

test("options have defaults and take their values", () => {
  expect(readOptions([])).toMatchObject({
    count: 100,
    seed: 1,
    page: null,
    only: new Map(),
    languages: ["en"],
    people: "corpus",
    format: "pdf",
    keep: null,
  });
  expect(
    readOptions(["25", "--seed", "7", "--only", "post=table, study=pipes", "--keep", "kept"]),
  ).toMatchObject({
    count: 25,
    seed: 7,
    only: new Map([
      ["post", "table"],
      ["study", "pipes"],
    ]),
    keep: "kept",
  });
  expect(readOptions(["--page", "17"]).page).toBe(17);
  expect(readOptions(["--people", "strangers"]).people).toBe("strangers");
  expect(readOptions(["--language", "fr, ar"]).languages).toEqual(["fr", "ar"]);
});

test("refuses what it does not know", () => {
  expect(() => readOptions(["many"])).toThrow('The count must be a whole number, not "many"');
  expect(() => readOptions(["1", "2"])).toThrow("One count is enough");
  expect(() => readOptions(["--seed", "-1"])).toThrow();
  expect(() => readOptions(["--only", "hat=red"])).toThrow('No habit "hat"');
  expect(() => readOptions(["--only", "post=red"])).toThrow('post is never "red"');
  expect(() => readOptions(["--language", "fr,xx"])).toThrow('No pages in the language "xx"');
  expect(() => readOptions(["--people", "friends"])).toThrow("--people is corpus or strangers");
  expect(() => readOptions(["--people", "strangers", "--language", "fr"])).toThrow("in English");
  expect(() => readOptions(["--format", "odt"])).toThrow('--format is pdf, docx, docx-pdf, not "odt"');
  expect(() => readOptions(["--nonsense"])).toThrow();
});

test("lists each value once", () => {
  const values = new Map(habitValues());
  expect(values.get("paper")).toEqual(["A4", "Letter"]);
  expect(values.get("columns")?.filter((value) => value === "one")).toHaveLength(1);
});
