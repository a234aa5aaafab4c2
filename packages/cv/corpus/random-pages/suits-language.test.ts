import { expect, test } from "vitest";
import { drawHabits } from "./habits.ts";
import { createRandom } from "./random.ts";

test.each([
  ["fr", "post", "at"],
  ["fr", "headingCase", "spaced"],
  ["ar", "post", "at"],
  ["hi", "dates", "arrow"],
])("in %s a page may have %s=%s", (languageCode, habit, value) => {
  const habits = drawHabits(createRandom(1), new Map([[habit, value]]), languageCode);
  expect(Object.entries(habits)).toContainEqual([habit, value]);
});

test.each([
  ["si", "post", "at"],
  ["ta", "post", "sentence"],
  ["hi", "headingCase", "spaced"],
  ["hi", "dates", "apostrophe"],
  ["ar", "name", "spaced"],
  ["ar", "dates", "arrow"],
])("in %s nobody prints %s=%s", (languageCode, habit, value) => {
  expect(() => drawHabits(createRandom(1), new Map([[habit, value]]), languageCode)).toThrow(
    `Nobody prints a page with ${habit}=${value}`,
  );
});
