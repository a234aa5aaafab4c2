import { expect, test } from "vitest";
import { countLiteralSkills } from "./literal-skills.ts";
import { tfIdfCosine } from "./tf-idf.ts";

test("the cosine is 1 for the same words, 0 for none, and rare words weigh more than common ones", () => {
  const cosine = tfIdfCosine(["work with bricks", "work with pipes", "work with numbers", "Dienstplan"]);
  const [bricks = 0, pipes = 0, , german = 1] = cosine("Work with bricks");
  expect(bricks).toBeCloseTo(1);
  expect(german).toBe(0);
  expect(pipes).toBeGreaterThan(0);
  expect(pipes).toBeLessThan(2 / 3);
});

test("a text or a query without words is like nothing", () => {
  expect(tfIdfCosine(["", "bricks"])("bricks")[0]).toBe(0);
  expect(tfIdfCosine(["bricks"])("")).toEqual([0]);
});

test("skills are counted as whole words in any case, with their symbols", () => {
  const texts = ["C++ and node.js, JavaScript", "Java; nodes"];
  expect(countLiteralSkills(texts, ["Java", "C++", "Node.js"])).toEqual([2, 1]);
  expect(countLiteralSkills(texts, [])).toEqual([0, 0]);
});
