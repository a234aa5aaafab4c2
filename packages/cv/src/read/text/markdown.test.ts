import { expect, test } from "vitest";
import { cvDocument } from "../../parse/testing/cv-document.ts";
import { withoutMarkdown } from "./markdown.ts";

const read = (...texts: readonly string[]) =>
  withoutMarkdown(cvDocument(texts.map((text) => ({ text }))).lines).map(({ text, bold, headingLevel }) => [
    text,
    bold,
    headingLevel,
  ]);

test("headings, strong and slanted words lose their marks where the page has Markdown", () => {
  expect(
    read("# Ada Byron", "## Experience", "**Harbour Ltd**, Leeds", "_2019 - 2021_", "snake_case_name"),
  ).toEqual([
    ["Ada Byron", true, 0],
    ["Experience", true, 1],
    ["Harbour Ltd, Leeds", true, null],
    ["2019 - 2021", false, null],
    ["snake_case_name", false, null],
  ]);
});

test("a page without such headings stays as it is", () => {
  expect(read("# 1 in sales", "**Harbour**", "C# and F#").map(([text]) => text)).toEqual([
    "# 1 in sales",
    "**Harbour**",
    "C# and F#",
  ]);
});
