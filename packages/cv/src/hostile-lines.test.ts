import { expect, test } from "vitest";
import { analyseDocument } from "./analyse.ts";
import { cvDocument } from "./parse/testing/cv-document.ts";

const SECTIONS = {
  skills: ["Anna Berg", "Skills"],
  positions: ["Anna Berg", "Experience", "Engineer, Acme, 2019 - 2021"],
  trade: ["Anna Berg", "Experience", "Mason, Acme, 2019 - 2021"],
  office: ["Anna Berg", "Experience", "Accountant, Acme, 2019 - 2021"],
} as const;

/** Processor time of this thread for a CV with these lines in a section, in microseconds. */
function costOf(section: keyof typeof SECTIONS, lines: readonly string[]): number {
  const document = cvDocument([...SECTIONS[section], ...lines]);
  const { user } = process.threadCpuUsage();
  analyseDocument(document, { asOf: "2026-01-01" });
  return process.threadCpuUsage().user - user;
}

const SMALL = 5_000;
/** Less is not to be told from the noise of garbage and of patterns that get compiled. */
const NOISE_US = 30_000;

test.each([
  ["one very long word", (n: number) => ["a".repeat(n)]],
  ["capitals", (n: number) => ["A".repeat(n)]],
  ["digits", (n: number) => ["1".repeat(n)]],
  ["dots", (n: number) => [".".repeat(n)]],
  ["quotes", (n: number) => ['"'.repeat(n)]],
  ["commas", (n: number) => [",".repeat(n)]],
  ["bullets", (n: number) => ["•".repeat(n)]],
  ["bullets behind a bracket", (n: number) => [`(${"•".repeat(n)}`]],
  ["open brackets", (n: number) => ["(".repeat(n)]],
  ["open square brackets", (n: number) => ["[".repeat(n)]],
  ["closed brackets", (n: number) => [")".repeat(n)]],
  ["spaces", (n: number) => [`a${" ".repeat(n)}b`]],
  ["tabs", (n: number) => [`a${"\t".repeat(n)}b`]],
  ["dashes", (n: number) => ["-".repeat(n)]],
  ["addresses", (n: number) => ["https://".repeat(n / 8)]],
  ["dates", (n: number) => ["01/2020 - 02/2021 ".repeat(n / 18)]],
  ["mixed scripts", (n: number) => ["aбअ中".repeat(n / 4)]],
  ["marks on one letter", (n: number) => [`a${"\u0301".repeat(n)}`]],
  ["lines", (n: number) => Array.from({ length: n / 10 }, (_, line) => `line ${line} of words`)],
])("a CV with 20,000 %s costs about four times one with 5,000", (_, linesOf) => {
  for (const section of ["skills", "positions"] as const) {
    costOf(section, linesOf(SMALL));
    const [few, many] = [costOf(section, linesOf(SMALL)), costOf(section, linesOf(SMALL * 4))];
    // What grows with the square comes to sixteen times.
    expect(many, section).toBeLessThan(Math.max(few, NOISE_US) * 10);
  }
});

const TRADE = "brick, mortar, screed, plaster, tiles, formwork, foundations, rebar, scaffold, drainage, ";

test.each([
  ["trade", "names of a trade", TRADE],
  ["office", "sentences of an office", "Kept the petty cash, and kept letters of credit, "],
] as const)("in a job of the %s 20,000 letters of %s cost about four times 5,000", (section, _, words) => {
  const linesOf = (n: number) => [words.repeat(n / words.length)];
  costOf(section, linesOf(SMALL));
  const [few, many] = [costOf(section, linesOf(SMALL)), costOf(section, linesOf(SMALL * 4))];
  expect(many).toBeLessThan(Math.max(few, NOISE_US) * 10);
});

test("a row of 5,000 names in Hindi costs about four times one of 1,250", () => {
  const linesOf = (n: number) => ["वेल्डिंग और ".repeat(n)];
  costOf("skills", linesOf(1_250));
  const [few, many] = [costOf("skills", linesOf(1_250)), costOf("skills", linesOf(5_000))];
  expect(many).toBeLessThan(Math.max(few, NOISE_US) * 10);
});
