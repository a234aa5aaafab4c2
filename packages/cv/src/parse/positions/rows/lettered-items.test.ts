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
