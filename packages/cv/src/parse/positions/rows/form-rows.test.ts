import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

test("rows of a form behind list signs are no headings, and what was done goes on up to the next label", () => {
  const lines = [
    "* Dates (from – to)\tApril 2013 – present",
    "* Employer\tOfficine Marello S.p.A., Parma",
    "* Occupation or position held\tFitter",
    "* Main activities\tUpkeep of the filling lines.",
    "Scrap down by 30 % in two years (2018-2020).",
    "Training of new hands.",
    "* Dates (from – to)\t2001 – March 2013",
    "* Employer\tFornaci Tedeschi S.r.l., Modena",
    "* Occupation or position held\tLine worker",
    "* Main activities\tKilns and presses.",
  ];
  expect(jobsOf(lines)).toEqual([
    ["Fitter", "Officine Marello S.p.A.", "2013-04", "now"],
    ["Line worker", "Fornaci Tedeschi S.r.l.", "2001", "2013-03"],
  ]);
});
