import { expect, test } from "vitest";
import { drawHabits } from "./habits.ts";
import { runningHtml } from "./paging.ts";
import { createRandom } from "./random.ts";
import { PERSON } from "./sample-person.ts";

const drawn = (running: string, words: string) =>
  runningHtml(
    PERSON,
    drawHabits(
      createRandom(1),
      new Map([
        ["running", running],
        ["runningWords", words],
      ]),
    ),
  );

test("a line runs along the head or the foot of pages, with numbers that the browser fills in", () => {
  expect(drawn("none", "number")).toBeUndefined();
  expect(drawn("head", "name-cv-of")?.header).toContain(
    'Ann &lt;B&gt; Lee – CV – page <span class="pageNumber"></span> of <span class="totalPages"></span>',
  );
  expect(drawn("head", "name-cv-of")?.footer).toBe("<span></span>");
  expect(drawn("foot", "cv-name")?.footer).toContain("Curriculum Vitae of Ann &lt;B&gt; Lee");
});

test("draws apart leave the others as they are", () => {
  const [alone, beside] = [createRandom(5), createRandom(5)];
  beside.branch(1).next();
  expect(beside.next()).toBe(alone.next());
  expect(createRandom(5).branch(1).next()).not.toBe(createRandom(5).branch(2).next());
});
