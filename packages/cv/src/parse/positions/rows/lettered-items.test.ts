import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

const at = (x: number, index: number, text: string) => ({
  text,
  box: { x, y: 80 + 14 * index, width: 300, height: 12 },
});

test("offices with years among the lettered duties of a job are none of their own", () => {
  const lines = [
    at(50, 0, "Lecturer, Lakeside Polytechnic, Jinja (October 2015 to date)"),
    at(80, 1, "(i) Taught surveying to second-year students."),
    at(80, 2, "(ii) Timetable Officer, 2017 to 2019; Chairman, Workshop Safety"),
    at(80, 3, "Committee, 2019 to date."),
    at(50, 4, "Surveyor, Rwenzori Mapping Ltd, Fort Portal (January 2011 to September 2015)"),
    at(80, 5, "(a) Team leader of the boundary party since 2013."),
  ];
  expect(jobsOf(lines).map(([title, company]) => [title, company])).toEqual([
    ["Lecturer", "Lakeside Polytechnic"],
    ["Surveyor", "Rwenzori Mapping Ltd"],
  ]);
});

test("posts in a lettered list are posts", () => {
  const lines = [
    "(a) Teacher, Hilltop Secondary School, 2015 to 2020",
    "(b) Teacher, Riverside Primary School, 2010 to 2014",
  ];
  expect(jobsOf(lines).map(([, company]) => company)).toEqual([
    "Hilltop Secondary School",
    "Riverside Primary School",
  ]);
});

test.each([
  ["1. Eye ward (30 beds), then Theatre from 2012.", "2. Ward rounds and dressings."],
  ["1) Store Supervisor since 2017, with three assistants", "2) Stock taking"],
  ["a) Teller from 2014.", "b) Back office until 2013."],
])("numbered duties tell of their job, whatever they say of its years: %s", (...items) => {
  const jobs = ["Clerk", "Cedar Stores Ltd, Lagos", "June 2010 to December 2018", ...items];
  expect(jobsOf(jobs).map(([title]) => title)).toEqual(["Clerk"]);
});

test("posts numbered below their firm are posts", () => {
  const posts = ["1. Store Supervisor, 2015 – 2019", "2. Store Clerk, 2010 – 2015"];
  expect(jobsOf(["Ajax Hardware Ltd, Lagos", "2010 – 2019", ...posts])).toEqual([
    ["Store Supervisor", "Ajax Hardware Ltd", "2015", "2019"],
    ["Store Clerk", "Ajax Hardware Ltd", "2010", "2015"],
  ]);
});
