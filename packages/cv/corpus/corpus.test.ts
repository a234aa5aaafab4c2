import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fileNameOf, parseFileName, parseFileSpec } from "./file-names.ts";
import { HELD_OUT_JOBS } from "./jobs/held-out-jobs.ts";
import { TRAIN_JOBS } from "./jobs/train-jobs.ts";
import { FILES, loadPeople } from "./load-people.ts";
import { marksOf, plain, resultsOf } from "./marks.ts";
import type { Person } from "./person.ts";
import { HELD_OUT } from "./split.ts";
import { markedTexts, truthOf } from "./truth.ts";
import { levelOf, workedYears } from "./years.ts";

const PEOPLE = await loadPeople();
const DATE = /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/;
/** Within this of a limit, both levels are right. */
const AT_LIMIT = 0.1;

describe.each(PEOPLE.map((person) => [person.id, person] as const))("%s", (id, person) => {
  const jobs = person.sections.flatMap((section) => ("jobs" in section ? section.jobs : []));
  const studies = person.sections.flatMap((section) => ("studies" in section ? section.studies : []));
  const truth = truthOf(person);

  test("lies in a file of its own name and has rendered files", () => {
    expect(existsSync(join(import.meta.dirname, "people", `${id}.ts`))).toBe(true);
    expect(person.files.length).toBeGreaterThan(0);
    for (const spec of person.files)
      expect(existsSync(join(FILES, fileNameOf(id, parseFileSpec(spec)))), spec).toBe(true);
  });

  test("every mark is closed: no sign of markup is left in the text", () => {
    for (const text of markedTexts(person)) expect(plain(text)).not.toMatch(/[{}|]|\[\[|\]\]/);
  });

  test("dates are well formed, in the order that the truth says, and their years are printed", () => {
    for (const { from, to, dates, title } of jobs) {
      const printed = westernDigits(dates);
      for (const date of [from, to].filter((end) => end !== null)) {
        expect(date).toMatch(DATE);
        expect(printed, title).toContain(date.slice(2, 4));
      }
    }
    for (const { year, dates, degree } of studies.filter((study) => study.year !== null))
      expect(westernDigits(dates), degree).toContain(String(year).slice(2));
  });

  test("the stated years and level follow from the dates", () => {
    expect(person.totalYears).toBeCloseTo(workedYears(person), 5);
    const near = [
      ...new Set([
        levelOf(person.totalYears - AT_LIMIT),
        levelOf(person.totalYears),
        levelOf(person.totalYears + AT_LIMIT),
      ]),
    ];
    expect(person.level).toBe(levelOf(person.totalYears));
    expect(new Set([person.level, ...(person.levelAlso ?? [])])).toEqual(new Set(near));
  });

  test("a reversed range is in the dates exactly when the truth says so", () => {
    const reversed = jobs.some((job) => job.to !== null && job.to < job.from);
    expect(person.inconsistencies.includes("reversed")).toBe(reversed);
  });

  test("no word is a skill and a trap at once", () => {
    const real = [...truth.technical, ...truth.soft].flatMap((skill) => [skill.name, ...skill.aliases]);
    for (const trap of truth.notSkills) expect(real).not.toContain(trap.name);
  });

  test("facts are stated: a name, an address, a number, a skill that stands in the text", () => {
    expect(person.email).toMatch(/^[^\s@]+@[^\s@]+\.example$/);
    expect(person.phone.replace(/\D/g, "").length).toBeGreaterThanOrEqual(8);
    expect(truth.technical.length + truth.soft.length).toBeGreaterThan(2);
  });

  test("achievements are whole sentences of the text", () => {
    const text = markedTexts(person).map(plain).join("\n");
    for (const sentence of truth.achievements) expect(text).toContain(sentence);
  });
});

describe("the corpus as a whole", () => {
  test("is large and varied enough to mean something", () => {
    expect(PEOPLE.length).toBeGreaterThanOrEqual(80);
    expect(new Set(PEOPLE.map((person) => person.family)).size).toBeGreaterThanOrEqual(30);
    expect(new Set(PEOPLE.map((person) => person.country)).size).toBeGreaterThanOrEqual(20);
    expect(layoutsOf(PEOPLE).size).toBeGreaterThanOrEqual(15);
  });

  test.each(["en", "si", "ta", "hi", "fr", "de", "es", "pt", "it", "nl", "ar"])(
    "has two people or more who write in %s",
    (code) => {
      expect(PEOPLE.filter((person) => person.languageCode === code).length).toBeGreaterThanOrEqual(2);
    },
  );

  test("holds more than a tenth and less than a third of its people out", () => {
    const ids = PEOPLE.map((person) => person.id);
    for (const id of HELD_OUT) expect(ids).toContain(id);
    expect(HELD_OUT.size / PEOPLE.length).toBeGreaterThan(0.12);
    expect(HELD_OUT.size / PEOPLE.length).toBeLessThan(0.3);
  });

  test("has no file that nobody's truth belongs to", () => {
    const known = new Set(
      PEOPLE.flatMap((person) => person.files.map((spec) => fileNameOf(person.id, parseFileSpec(spec)))),
    );
    for (const name of readdirSync(FILES)) expect(known.has(name), name).toBe(true);
  });

  test("jobs grade people who exist, each once, and every job has somebody to find", () => {
    const ids = new Set(PEOPLE.map((person) => person.id));
    for (const job of [...TRAIN_JOBS, ...HELD_OUT_JOBS]) {
      const graded = [...job.suits[3], ...job.suits[2], ...job.suits[1]];
      for (const id of graded) expect(ids, `${job.id}: ${id}`).toContain(id);
      expect(new Set(graded).size, job.id).toBe(graded.length);
      expect(job.suits[3].length, job.id).toBeGreaterThan(0);
    }
    for (const job of TRAIN_JOBS)
      expect(
        [...job.suits[3], ...job.suits[2]].some((id) => !HELD_OUT.has(id)),
        job.id,
      ).toBe(true);
  });

  test("a file's name says person, layout and producer", () => {
    expect(parseFileName("cook-ann--dates-left--chromium.pdf")).toMatchObject({
      person: "cook-ann",
      layout: "dates-left",
      producer: "chromium",
    });
    expect(parseFileName("notes.txt")).toBeNull();
  });
});

describe("marks", () => {
  test("name what is written, or what is meant", () => {
    expect(marksOf("{Docker}, {K8s=Kubernetes|Kube}, {~calm=Patience}, {?blogs=Blogging}, {!Swift}")).toEqual(
      [
        { kind: "skill", surface: "Docker", name: "Docker", aliases: [] },
        { kind: "skill", surface: "K8s", name: "Kubernetes", aliases: ["Kube"] },
        { kind: "soft", surface: "calm", name: "Patience", aliases: [] },
        { kind: "optional", surface: "blogs", name: "Blogging", aliases: [] },
        { kind: "trap", surface: "Swift", name: "Swift", aliases: [] },
      ],
    );
  });

  test("leave the text as the page shows it", () => {
    expect(plain("Ran {K8s=Kubernetes}. [[Cut cost by {9 %=Costing}.]]")).toBe("Ran K8s. Cut cost by 9 %.");
    expect(resultsOf("Ran it. [[Cut cost by 9 %.]] [[?Served 90.]]")).toEqual([
      { text: "Cut cost by 9 %.", certain: true },
      { text: "Served 90.", certain: false },
    ]);
  });
});

function layoutsOf(people: readonly Person[]): Set<string> {
  return new Set(people.flatMap((person) => person.files.map((spec) => parseFileSpec(spec).layout)));
}

function westernDigits(text: string): string {
  return text.replace(/[٠-٩०-९]/g, (digit) => String(digitValue(digit)));
}

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  return code >= 0x0966 ? code - 0x0966 : code - 0x0660;
}
