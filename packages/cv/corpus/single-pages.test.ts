import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { singlePageCases } from "../scoreboard/cases/folder-cases.ts";
import { SINGLE_PAGES } from "./load-people.ts";

const cases = singlePageCases();

test("every page has one file and its truth, under one name", () => {
  const names = readdirSync(SINGLE_PAGES).filter((name) => name !== "README.md");
  expect(names.sort()).toEqual(cases.flatMap(({ file, truth }) => [file, `${truth.id}.json`]).sort());
  expect(cases).toHaveLength(240);
});

test("the split keeps 71 of them back", () => {
  expect(cases.filter(({ split }) => split === "held-out")).toHaveLength(71);
});

test("addresses lead nowhere", () => {
  for (const { truth } of cases) expect(truth.email ?? "x.example").toMatch(/\.example$/);
});
