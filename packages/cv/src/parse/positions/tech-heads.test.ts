import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

const jobsOf = (...lines: readonly string[]) =>
  parseDocument(cvDocument(["! Ada Byron", "# Experience", ...lines]), "2026-11-01").positions.map(
    ({ position }) => [position.title, position.company, position.startDate, position.endDate],
  );

test("a firm set like a heading, over dates that stand alone", () => {
  const lines = [
    "# tidemark.io",
    "(February 2019 - March 2021)",
    "Staff Software Engineer",
    "* Led the backend",
    "# Northgate Labs",
    "(May 2015 - January 2019)",
    "Software Engineer",
    "* Wrote services",
    "# Education",
    "BSc Computing, Leeds College, 2014",
  ];
  expect(jobsOf(...lines)).toEqual([
    ["Staff Software Engineer", "tidemark.io", "2019-02", "2021-03"],
    ["Software Engineer", "Northgate Labs", "2015-05", "2019-01"],
  ]);
});

test("a heading over dates alone stays one", () => {
  const lines = ["January 2019 - March 2021", "Software Engineer, Northgate Ltd", "* Wrote services"];
  expect(jobsOf(...lines)).toEqual([["Software Engineer", "Northgate Ltd", "2019-01", "2021-03"]]);
});

test("dates in a cell between the firm and its place", () => {
  const lines = [
    "DevOps engineer",
    "Harlow Network S.A. de C.V\tAugust 2021 – May 2024\tLeeds, hybrid mode",
    "* Built pipelines",
    "Software engineer",
    "Brill Ltd\tJanuary 2019 – August 2021\tLeeds, remote work",
    "* Wrote services",
  ];
  expect(jobsOf(...lines)).toEqual([
    ["DevOps engineer", "Harlow Network S.A. de C.V", "2021-08", "2024-05"],
    ["Software engineer", "Brill Ltd", "2019-01", "2021-08"],
  ]);
});

test("two posts in one, over the firm", () => {
  const lines = [
    "Junior Officer — Computer Engineer",
    "2 Jan, 2017 – 30 Jun, 2021",
    "Tern Bank Ltd.",
    "* Kept routers",
  ];
  expect(jobsOf(...lines)).toEqual([
    ["Junior Officer — Computer Engineer", "Tern Bank Ltd.", "2017-01", "2021-06"],
  ]);
});

test("a year with the kind of work in a bracket of its own", () => {
  const lines = [
    "Tern Digital Pvt. Ltd",
    "Software Engineer (2022-2023 (Full Time))",
    "* Wrote services",
    "Brill Works Pvt. Ltd",
    "Software Engineer (2021 (Freelance))",
    "* Wrote services",
  ];
  expect(jobsOf(...lines).map(([title, company]) => [title, company])).toEqual([
    ["Software Engineer", "Tern Digital Pvt. Ltd"],
    ["Software Engineer", "Brill Works Pvt. Ltd"],
  ]);
});

test("a firm with a word of a heading is none", () => {
  const lines = [
    "# Harlow Research and Development Organization",
    "Leeds",
    "Student Intern",
    "Apr 2015 - Jul 2015",
    "* Measured antennas",
  ];
  expect(jobsOf(...lines).map(([title]) => title)).toEqual(["Student Intern"]);
});

test("the name of a project is no firm", () => {
  const lines = [
    "Java Developer - Tern Soft Pvt Ltd\tJune 2017 - Present",
    "1. Project name: Stock ledger December 2017 - March 2018",
    "* Wrote screens",
  ];
  expect(jobsOf(...lines)).toEqual([["Java Developer", "Tern Soft Pvt Ltd", "2017-06", null]]);
});
