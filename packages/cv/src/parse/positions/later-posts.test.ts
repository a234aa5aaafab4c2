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
