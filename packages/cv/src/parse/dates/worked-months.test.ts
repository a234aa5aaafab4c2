import { expect, test } from "vitest";
import { intervalsOf } from "../../skills/names/usage.ts";
import { jobsOf } from "../testing/jobs-of.ts";
import { workedMonths, yearsIn } from "./worked-months.ts";

const AS_OF = "2026-11-01";

test("seasons count without the time between them", () => {
  const job = {
    startDate: "2019-12",
    endDate: "2021-03",
    current: false,
    seasons: [
      { start: "2019-12", end: "2020-03" },
      { start: "2020-12", end: "2021-03" },
    ],
  };
  expect(yearsIn(workedMonths(job, AS_OF))).toBe(0.7);
});

test("a reversed range and one without its start were never worked in", () => {
  expect(workedMonths({ startDate: "2020-05", endDate: "2019-01", current: false }, AS_OF)).toEqual([]);
  expect(workedMonths({ startDate: null, endDate: "2019-01", current: false }, AS_OF)).toEqual([]);
});

test("a skill is used as long as its post was held", () => {
  const post = {
    title: "Nurse",
    company: null,
    location: null,
    startDate: "2024-04",
    endDate: null,
    current: true,
    kind: "employment" as const,
    highlights: [],
    evidence: [],
  };
  const years = yearsIn(workedMonths(post, AS_OF));
  expect(yearsIn(intervalsOf({ ...post, years }, AS_OF))).toBe(years);
});

test("months of a season in a bracket, and seasons that are only named", () => {
  expect(
    jobsOf([
      "Ski Technician, Cairn Snowsports — each winter season (Dec–Mar), 2019 to 2022",
      "Lifeguard, Whitesands Bay Council — summers 2015–2018",
    ]),
  ).toEqual([
    ["Ski Technician", "Cairn Snowsports", "2019-12", "2022-03"],
    ["Lifeguard", "Whitesands Bay Council", "2015", "2018"],
  ]);
});
