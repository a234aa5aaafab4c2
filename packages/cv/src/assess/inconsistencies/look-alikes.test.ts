import { describe, expect, test } from "vitest";
import { parseDocument } from "../../parse/parse-document.ts";
import { cvDocument } from "../../parse/testing/cv-document.ts";
import { totalYears } from "../total-years.ts";
import { findInconsistencies } from "./find-inconsistencies.ts";

const AS_OF = "2026-11-01";

function kindsOf(...lines: readonly string[]): readonly string[] {
  const cv = parseDocument(cvDocument(["! Ada Byron", ...lines]), AS_OF);
  const positions = cv.positions.map(({ position }) => position);
  return findInconsistencies(cv, totalYears(positions, AS_OF), AS_OF).map(({ kind }) => kind);
}

const job = (title: string, company: string, dates: string): readonly string[] => [
  `${title}\t${dates}`,
  company,
  "* Kept the records.",
];

const before = job("Ward Clerk", "Harbour Clinic", "Jan 2012 – Mar 2015");
const after = job("Receptionist", "Cedar Hotel", "Sep 2017 – Present");

describe("time between two jobs", () => {
  test.each([
    ["care, as a section", ["# Family", "04/2015 – 08/2017: full-time care of my mother."]],
    ["a year named in a heading's section", ["# Career break", "At home with two small children in 2016."]],
    ["a return that the profile tells of", ["# Profile", "Returning to work after raising my daughter."]],
    ["months off in a sentence", ["# About", "I took 30 months off in 2015 to build our house."]],
    ["a year with the children", ["# Notes", "Two years at home with my twins."]],
    ["the time named by its jobs", ["# Notes", "Between the two jobs I was helping my brother move."]],
    ["study told in a sentence", ["# Notes", "I left to study full time for the bar."]],
    ["travel in French", ["# Divers", "Un an de voyage en Asie après mon départ."]],
    ["travel", ["# Other", "2015 – 2017 Backpacking in South America"]],
    ["an unlabelled range", ["# Miscellaneous", "May 2015 – Aug 2017 Looked after the family farm"]],
    ["a degree with one year", ["# Education", "MSc in Nursing, University of Leeds, 2017"]],
    ["a project", ["# Projects", "Restoring a barn, Apr 2015 – Aug 2017"]],
    ["leave in French", ["# Divers", "Congé parental, avril 2015 – août 2017"]],
    ["military service", ["# Militär", "Wehrdienst, 04/2015 – 08/2017"]],
  ])("%s explains it", (_, more) => {
    expect(kindsOf("# Experience", ...after, ...before, ...more)).toEqual([]);
  });

  test.each([
    ["dates of skills", ["# Skills", "* Excel (2010 – 2020)"]],
    ["dates of referees", ["# References", "* Dr Amal Perera, manager 2015 – 2018, amal@harbour.example"]],
    ["a hobby", ["# Interests", "Chess and long walks, travelling when I can"]],
    [
      "a vocational course, long after",
      ["# Education", "NVQ Level 2 Driving Goods Vehicles, Tolland College, 2018"],
    ],
    ["a course of a day", ["# Weiterbildung", "Seminar Zollrecht", "Online, 1 Tag | 2016"]],
    ["certificates among degrees", ["# Education and training", "First Aid at Work, 2016"]],
  ])("%s do not", (_, more) => {
    expect(kindsOf("# Experience", ...after, ...before, ...more)).toEqual(["gap"]);
  });

  test("a whole calendar year between bare years is a gap", () => {
    expect(
      kindsOf(
        "# Experience",
        ...job("Cook", "Cedar Hotel", "2021 – Present"),
        ...job("Cook", "Delta Inn", "2014 – 2019"),
      ),
    ).toEqual(["gap"]);
    expect(
      kindsOf(
        "# Experience",
        ...job("Cook", "Cedar Hotel", "2020 – Present"),
        ...job("Cook", "Delta Inn", "2014 – 2019"),
      ),
    ).toEqual([]);
  });
});

describe("two jobs at a time", () => {
  const main = job("Accountant", "Harbour Foods Ltd", "Jan 2018 – Dec 2023");
  test.each([
    ["Visiting Lecturer", "Open University of Delta"],
    ["Locum Pharmacist", "Cedar Pharmacy"],
    ["Seconded Adviser", "Ministry of Health"],
    ["Secondment: Advisory Officer", "Croydon Council"],
    ["Independent Consultant", "Own practice"],
    ["Board Member", "Delta Housing Trust"],
    ["Weekend Barista", "Cedar Café"],
    ["Bookkeeper (20 hours a week)", "Delta Works Ltd"],
    ["Buchhalterin (50 %)", "Delta Werke GmbH"],
    ["Accounting Intern", "Delta Works Ltd"],
    ["Town Councillor", "Delta Town Council"],
    ["Director and Owner", "Byron Bakery"],
  ])("%s is no full-time job beside another", (title, company) => {
    expect(kindsOf("# Experience", ...main, ...job(title, company, "Mar 2019 – Oct 2021"))).toEqual([]);
  });

  test("one company written two ways is one", () => {
    const again = job("Senior Accountant", "Harbour Foods Limited", "Mar 2019 – Oct 2021");
    expect(kindsOf("# Experience", ...main, ...again)).toEqual([]);
  });

  test.each([
    ["Auditor", "Full time, six days a week."],
    ["Auditor", "48 hours a week in two shifts"],
    ["Auditor", "Full time. Two evenings a week for the night market."],
    ["Auditor", "Supervise 9 attendants, pay them every Saturday"],
  ])("%s is one: %s", (title, line) => {
    const other = [...job(title, "Delta Works Ltd", "Mar 2019 – Oct 2021"), `* ${line}`];
    expect(kindsOf("# Experience", ...main, ...other)).toEqual(["overlap"]);
  });

  test.each([
    "Saturdays and school holidays",
    "Two days a week beside a full-time job",
    "16 hours a week",
    "Every Saturday at the till",
  ])("what a line says of its hours makes it none: %s", (line) => {
    const other = [...job("Auditor", "Delta Works Ltd", "Mar 2019 – Oct 2021"), `* ${line}`];
    expect(kindsOf("# Experience", ...main, ...other)).toEqual([]);
  });

  test("full-time jobs are reported", () => {
    const other = job("Auditor", "Delta Works Ltd", "Mar 2019 – Oct 2021");
    expect(kindsOf("# Experience", ...main, ...other)).toEqual(["overlap"]);
  });
});

describe("a stated number of years", () => {
  const jobs = job("Accountant", "Harbour Foods Ltd", "Feb 2017 – Present");
  test.each([
    "Over 10 years of experience in audit.",
    "10+ years of experience.",
    "Six years of experience with SAP.",
    "Our team has 60 years of combined experience.",
    "A family firm with 40 years of experience in tea.",
  ])("%s fits", (sentence) => {
    expect(kindsOf("# Profile", sentence, "# Experience", ...jobs)).toEqual([]);
  });

  test("earlier jobs that are left out may hold the rest", () => {
    expect(
      kindsOf(
        "# Profile",
        "20 years of experience.",
        "# Experience",
        ...jobs,
        "# Earlier career",
        "Various posts in retail before 2017.",
      ),
    ).toEqual([]);
  });

  test.each(["18 years of experience in audit.", "Más de 18 años de experiencia.", "17 ans d'expérience."])(
    "%s does not",
    (sentence) => {
      expect(kindsOf("# Profile", sentence, "# Experience", ...jobs)).toEqual(["total"]);
    },
  );
});
