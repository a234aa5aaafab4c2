import { expect, test } from "vitest";
import { compareTitle, indexTitles } from "./title-likeness.ts";
import { titleWords } from "./title-words.ts";

function likeness(job: string, ...titles: string[]): number {
  const words = titleWords(job);
  const weight = words.reduce((sum, word) => sum + word.weight, 0);
  return compareTitle(words, weight, indexTitles(titles, [])).likeness;
}

test.each([
  ["Gardener", "Head Gardener"],
  ["Software Engineer", "Senior Software Engineer II"],
  ["Accountant", "Accounting"],
  ["Truck Driver", "Lorry driver"],
  ["Registered Nurse", "Nursing"],
  ["Cook", "Chef"],
])("%s is %s", (job, title) => {
  expect(likeness(job, title)).toBe(1);
});

test("the shared word decides, not the generic one", () => {
  expect(likeness("Sales Manager", "Store Manager")).toBeLessThan(0.3);
  expect(likeness("Civil Engineer", "Software Engineer")).toBeLessThan(0.3);
  expect(likeness("Software Engineer", "Software Developer")).toBeGreaterThan(0.6);
  expect(likeness("Nurse", "Welder")).toBe(0);
  expect(likeness("", "Welder")).toBe(0);
});

test("the best of several titles counts, and is named", () => {
  const index = indexTitles(["Cook", "Sales Executive", "Sales Manager"], ["Photography"]);
  const compare = (title: string) => {
    const words = titleWords(title);
    const weight = words.reduce((sum, word) => sum + word.weight, 0);
    return compareTitle(words, weight, index);
  };
  expect(compare("Sales Manager")).toEqual({ likeness: 1, name: "Sales Manager" });
  expect(compare("Photographer")).toEqual({ likeness: 0.7, name: "Photography" });
});
