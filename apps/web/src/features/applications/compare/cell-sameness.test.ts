import { expect, it } from "vitest";
import { differ } from "./cell-sameness.ts";
import type { Cell } from "./comparison.ts";

function skill(rule: string, points: number, standing: "met" | "part" | "missing" = "met"): Cell {
  const part = { rule: `skill.${rule}`, points, maxPoints: 12, jobPhrase: "Java", evidence: [], reason: "" };
  return { kind: "skill", standing, part };
}
const years = (held: number): Cell => ({ kind: "years", years: held, part: undefined });
const speaks = (...languages: [string, string?][]): Cell => ({
  kind: "facts",
  facts: languages.map(([text, detail]) => ({ text, evidence: [], ...(detail && { detail }) })),
});

it("takes skills as the same that stand the same, whatever tenths of a point lie between", () => {
  expect(differ([skill("same", 11.5), skill("same", 11.8)])).toBe(false);
  expect(differ([skill("same", 11.5), skill("same", 7)])).toBe(true);
  expect(differ([skill("same", 11), skill("implied", 11)])).toBe(true);
  expect(differ([skill("general", 3, "part"), skill("kin", 3, "missing")])).toBe(true);
});

it("takes figures as the same that read the same", () => {
  expect(differ([years(5.6), years(5.6)])).toBe(false);
  expect(differ([years(5.6), years(5.7)])).toBe(true);
});

it("takes facts as the same in any order and case", () => {
  expect(differ([speaks(["English", "C1"], ["Tamil"]), speaks(["tamil"], ["English", "c1"])])).toBe(false);
  expect(differ([speaks(["English", "C1"]), speaks(["English", "B2"])])).toBe(true);
  expect(differ([speaks(), speaks(["English"])])).toBe(true);
});

it("leaves out those of whom nothing is known", () => {
  expect(differ([years(5), undefined, years(5)])).toBe(false);
  expect(differ([years(5), undefined])).toBe(false);
  expect(differ([undefined, years(4), years(5)])).toBe(true);
});
