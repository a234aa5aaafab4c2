import { expect, test } from "vitest";
import { plain } from "../../marks.ts";
import type { Job } from "../../person.ts";
import { AS_OF, markedTexts, truthOf } from "../../truth.ts";
import { drawPage } from "../draw-page.ts";
import { peopleOf } from "../people.ts";
import { createRandom } from "../random.ts";
import { drawStranger } from "./draw-stranger.ts";
import { linesOf, readWordList } from "./word-list.ts";
import { loadWords } from "./words.ts";

const WORDS = loadWords();
const PEOPLE = Array.from({ length: 300 }, (_, seed) => drawStranger(WORDS, createRandom(seed)));

function jobsOf(index: number): readonly Job[] {
  return PEOPLE[index]?.sections.flatMap((section) => ("jobs" in section ? section.jobs : [])) ?? [];
}

test("a list has its lines by the heading above them, without remarks", () => {
  const list = readWordList("# Of shops\nfirst\n\n[towns]\nHull\n  Ipoh, Perak \n");
  expect(linesOf(list, "")).toEqual(["first"]);
  expect(linesOf(list, "towns")).toEqual(["Hull", "Ipoh, Perak"]);
  expect(() => linesOf(list, "rivers")).toThrow("The list has no [rivers].");
});

test("the lists are long, and no line stands twice in a field", () => {
  const { fields } = WORDS;
  const count = (lines: (field: (typeof fields)[number]) => readonly unknown[]) =>
    fields.reduce((sum, field) => sum + lines(field).length, 0);
  expect(WORDS.names.length).toBeGreaterThanOrEqual(250);
  expect(count(({ titles }) => titles)).toBeGreaterThanOrEqual(400);
  expect(count(({ employers }) => employers)).toBeGreaterThanOrEqual(500);
  for (const field of fields) {
    expect(new Set(field.titles).size, field.name).toBe(field.titles.length);
    expect(new Set(field.employers.map(({ name }) => name)).size, field.name).toBe(field.employers.length);
  }
});

test("what somebody is called stands in what the page prints", () => {
  for (const { printed, name } of WORDS.names) expect(printed).toContain(name);
});

test("posts follow one another from the present back, and none ends before it begins", () => {
  for (const index of PEOPLE.keys()) {
    const jobs = jobsOf(index);
    const starts = jobs.map(({ from }) => from.slice(0, 4));
    expect(jobs.length).toBeGreaterThan(0);
    expect(starts).toEqual(starts.toSorted().toReversed());
    for (const { from, to } of jobs) {
      expect((to ?? AS_OF) >= from, `${from} ${to}`).toBe(true);
      expect((to ?? AS_OF) <= AS_OF).toBe(true);
    }
  }
});

test("people differ as people do: gaps, posts side by side, a month only, years only, no studies", () => {
  const jobs = [...PEOPLE.keys()].map(jobsOf);
  const studies = PEOPLE.map((person) => truthOf(person).education.length);
  expect(jobs.some(([last]) => last?.to === null)).toBe(true);
  expect(jobs.some(([last]) => last?.to !== null)).toBe(true);
  expect(jobs.some((posts) => posts.every(({ from }) => !from.includes("-")))).toBe(true);
  expect(jobs.flat().some(({ from, to }) => from === to && from.includes("-"))).toBe(true);
  expect(
    jobs.some(([last, before]) => last !== undefined && (before?.to ?? "") > last.from && last.from !== ""),
  ).toBe(true);
  expect(new Set(studies)).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(new Set(jobs.map((posts) => posts.length))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test("facts are well formed, and no sign of markup is left in the text", () => {
  for (const person of PEOPLE) {
    expect(person.email).toMatch(/^[a-z.]+\d*@[a-z]+\.example$/);
    expect(person.phone.replace(/\D/g, "").length).toBeGreaterThanOrEqual(10);
    for (const text of markedTexts(person)) expect(plain(text)).not.toMatch(/[{}]|\[\[/);
    for (const { degree, institution } of truthOf(person).education) {
      expect(degree).not.toBe("");
      expect(institution).not.toBe("");
    }
  }
});

test("the same seed gives the same pages of strangers", async () => {
  const strangers = await peopleOf("strangers");
  expect(drawPage(strangers, 5, 2).html).toBe(drawPage(strangers, 5, 2).html);
  expect(drawPage(strangers, 5, 3).html).not.toBe(drawPage(strangers, 5, 2).html);
});
