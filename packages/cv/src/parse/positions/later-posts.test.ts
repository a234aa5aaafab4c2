import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";

test.each([
  [
    "Apprentice, then Sailmaker, Hauraki Sails Ltd\t2012 – 2018",
    "Apprentice, then Sailmaker",
    "Hauraki Sails Ltd",
  ],
  [
    "Graduate Engineer Trainee, later Software Engineer, Musi Softtech Ltd\t2017 – 2018",
    "Graduate Engineer Trainee, later Software Engineer",
    "Musi Softtech Ltd",
  ],
  [
    "Lehrling, später Monteur, Elektro Winter GmbH\t2012 – 2018",
    "Lehrling, später Monteur",
    "Elektro Winter GmbH",
  ],
])("two posts that one line holds together are one title: %s", (header, title, company) => {
  expect(jobsOf([header, "* Worked there."]).map(([first, second]) => [first, second])).toEqual([
    [title, company],
  ]);
});

test.each([
  ["Tolland School — Class Teacher; Maths Lead since 2019 (Sept 2015 – present)", "2015-09", "now"],
  [
    "Tolland School — Class Teacher, Head of Maths from March 2018 (Jan 2016 – Dec 2020)",
    "2016-01",
    "2020-12",
  ],
  ["Verkäuferin (2015–2018), Filialleiterin (seit 2018), Modehaus Kern, 2015 – heute", "2015", "now"],
])("the time of a step is not that of the whole post: %s", (header, start, end) => {
  expect(jobsOf([header, "* Worked there."]).map(([, , from, to]) => [from, to])).toEqual([[start, end]]);
});

test.each([
  ["Clerk, Tolland Bank, Feb 2020 – present (maternity leave Mar 2022 – Sep 2022)", "2020-02", "now"],
  ["Clerk, Tolland Bank, 2018 – present (Clerk, Cedar Bank, 2012 – 2018)", "2018", "now"],
])("a range behind another that does not hold it leaves it alone: %s", (header, start, end) => {
  expect(jobsOf([header, "* Worked there."]).map(([, , from, to]) => [from, to])).toEqual([[start, end]]);
});
