import { expect, test } from "vitest";
import type { Outcome } from "../../scoreboard/score/counts.ts";
import type { FileScore } from "../../scoreboard/score/score-file.ts";
import { truthOf } from "../truth.ts";
import { drawPage } from "./draw-page.ts";
import { peopleOf } from "./people.ts";
import { isWrong, pageLines, type ReadPage, summaryLines } from "./report.ts";

const CORPUS = await peopleOf("corpus");
const RIGHT: Outcome = { right: 1, invented: [], missed: [] };
const WRONG: Outcome = { right: 0, invented: ["Clerk @ ?"], missed: ["Clerk @ Firm"] };

const ALL_RIGHT: FileScore = {
  name: RIGHT,
  email: RIGHT,
  phone: RIGHT,
  location: RIGHT,
  skills: RIGHT,
  skillKinds: RIGHT,
  traps: RIGHT,
  positions: RIGHT,
  positionDates: RIGHT,
  totalYears: RIGHT,
  level: RIGHT,
  education: RIGHT,
  certifications: RIGHT,
  languages: RIGHT,
  achievements: RIGHT,
  inconsistencies: RIGHT,
  languageCode: RIGHT,
};

function read(number: number, paper: string, score: FileScore): ReadPage {
  const page = drawPage(CORPUS, 1, number, new Map([["paper", paper]]));
  const file = `${page.id}.pdf`;
  const truth = truthOf(page.person);
  const item = { path: file, file, truth, layout: "", producer: "", split: "train", graded: false } as const;
  return { page, habits: page.habits, scored: { case: item, score } };
}

test("a page is wrong by its facts; skills and achievements count in the totals only", () => {
  expect(isWrong(ALL_RIGHT)).toBe(false);
  expect(isWrong({ ...ALL_RIGHT, skills: WRONG, achievements: WRONG })).toBe(false);
  expect(isWrong({ ...ALL_RIGHT, positions: WRONG })).toBe(true);
});

test("a wrong page is listed with its habits, as --only takes them, and its mistakes", () => {
  const item = read(3, "Letter", { ...ALL_RIGHT, positions: WRONG });
  const [head, habits = "", ...facts] = pageLines(item);
  expect(head).toBe(`#1-3 ${item.page.person.id}`);
  expect(habits).toContain(",paper=Letter,");
  expect(facts).toEqual(["    positions - Clerk @ Firm", "    positions + Clerk @ ?", ""]);
});

test("tells by field which habits are most often read wrongly", () => {
  const letters = [0, 1, 2, 3].map((number) => read(number, "Letter", { ...ALL_RIGHT, positions: WRONG }));
  const rest = [4, 5, 6, 7].map((number) => read(number, "A4", ALL_RIGHT));
  const lines = summaryLines([...letters, ...rest]);
  expect(lines).toContain("4 of 8 pages with a fact missed or invented.");
  const worst = lines.filter((line) => line.startsWith("  positions 4/8: "));
  expect(worst.join()).toContain("paper=Letter 4/4");
  expect(worst.join()).not.toContain("paper=A4");
  expect(lines.some((line) => line.startsWith("  education 0/"))).toBe(false);
});
