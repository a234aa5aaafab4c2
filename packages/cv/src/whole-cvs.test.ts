import { describe, expect, test } from "vitest";
import { analyseDocument } from "./analyse.ts";
import { totalYears } from "./assess/total-years.ts";
import { cvDocument, type TestLine } from "./parse/testing/cv-document.ts";
import { ALPINE_FRENCH_IBERIAN } from "./parse/testing/shapes/alpine-french-iberian.data.ts";
import { ANGLO } from "./parse/testing/shapes/anglo.data.ts";
import { ANGLO_CALLINGS } from "./parse/testing/shapes/anglo-callings.data.ts";
import { CENTRAL_EUROPE } from "./parse/testing/shapes/central-europe.data.ts";
import { DUTCH_ITALIAN_AND_SCRIPTS } from "./parse/testing/shapes/dutch-italian-and-scripts.data.ts";
import { EXPORTS_AND_FORMS } from "./parse/testing/shapes/exports-and-forms.data.ts";
import { FREELANCE_AND_SEA } from "./parse/testing/shapes/freelance-and-sea.data.ts";
import { ODD_DATES_AND_AGENCIES } from "./parse/testing/shapes/odd-dates-and-agencies.data.ts";
import { POSTS_AND_BREAKS } from "./parse/testing/shapes/posts-and-breaks.data.ts";
import { RECORDS_AND_TABLES } from "./parse/testing/shapes/records-and-tables.data.ts";
import { SCRIPTS } from "./parse/testing/shapes/scripts.data.ts";
import { SOUTH_ASIA } from "./parse/testing/shapes/south-asia.data.ts";
import { SOUTHERN_EUROPE } from "./parse/testing/shapes/southern-europe.data.ts";
import type { WholeCv } from "./parse/testing/shapes/whole-cv.ts";
import type { Position } from "./types.ts";

const AS_OF = "2026-11-01";

function toLine(line: string): TestLine {
  return line.startsWith("B ") ? { text: line.slice(2), bold: true } : line;
}

function yearsOf({ jobs, years }: WholeCv): number {
  if (years !== undefined) return years;
  const positions = jobs.map(
    ([title, company, startDate, endDate]): Position => ({
      title: title ?? "",
      company: company ?? null,
      location: null,
      startDate: startDate ?? null,
      endDate: endDate === "now" ? null : (endDate ?? null),
      current: endDate === "now",
      kind: "employment",
      years: null,
      highlights: [],
      evidence: [],
    }),
  );
  return totalYears(positions, AS_OF);
}

describe.each([
  ...ANGLO,
  ...ANGLO_CALLINGS,
  ...CENTRAL_EUROPE,
  ...EXPORTS_AND_FORMS,
  ...FREELANCE_AND_SEA,
  ...ALPINE_FRENCH_IBERIAN,
  ...DUTCH_ITALIAN_AND_SCRIPTS,
  ...ODD_DATES_AND_AGENCIES,
  ...POSTS_AND_BREAKS,
  ...RECORDS_AND_TABLES,
  ...SCRIPTS,
  ...SOUTH_ASIA,
  ...SOUTHERN_EUROPE,
])("$shape", (cv) => {
  const found = analyseDocument(cvDocument(cv.text.split("\n").map(toLine)), { asOf: AS_OF });

  test("finds the name, e-mail and phone", () => {
    const { name, email, phone } = found.contact;
    expect([name?.value ?? null, email?.value ?? null, phone?.value ?? null]).toEqual([
      cv.name,
      cv.email,
      cv.phone,
    ]);
  });

  test("finds the jobs with their dates, and the total years", () => {
    // Unpaid work may be named and need not.
    const asked = found.positions.filter(
      ({ kind, title }) => kind !== "volunteer" || cv.jobs.some(([name]) => name === title),
    );
    const jobs = asked.map(({ title, company, startDate, endDate, current }) => [
      title,
      company,
      startDate,
      current ? "now" : endDate,
    ]);
    expect(jobs).toEqual(cv.jobs);
    expect(Math.abs(found.totalYears - yearsOf(cv))).toBeLessThan(0.35);
  });

  test("finds studies, certificates and languages", () => {
    const studies = found.education.map(({ degree, institution, year }) => [degree, institution, year]);
    expect(studies).toEqual(cv.studies);
    expect(found.certifications.map(({ name }) => name)).toEqual(cv.certificates);
    expect(found.languages.map(({ name }) => name)).toEqual(cv.languages);
  });

  test("finds results and contradictions", () => {
    expect(found.achievements.map(({ text }) => text)).toEqual(cv.results);
    expect([...new Set(found.inconsistencies.map(({ kind }) => kind))].sort()).toEqual([...cv.flaws].sort());
  });
});
