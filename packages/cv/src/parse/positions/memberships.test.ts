import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";

test("a standing with its letters is no post, whatever stands around it", () => {
  expect(
    jobsOf([
      "Subject Librarian, Calton College Library, 2019 – present",
      "Chartered member of CILIP (MCLIP), 2015 – 2020",
      "Fellow of the Higher Education Academy (FHEA), 2020 – present",
      "Library Assistant, Strathearn Libraries, 2008 – 2012",
    ]),
  ).toEqual([
    ["Subject Librarian", "Calton College Library", "2019", "now"],
    ["Library Assistant", "Strathearn Libraries", "2008", "2012"],
  ]);
});

test("members and fellows who work as such keep their posts", () => {
  expect(
    jobsOf([
      "Member of Technical Staff, Cedar Systems Ltd, 2015 – 2020",
      "Research Fellow, Lakeside University, 2012 – 2015",
    ]),
  ).toEqual([
    ["Member of Technical Staff", "Cedar Systems Ltd", "2015", "2020"],
    ["Research Fellow", "Lakeside University", "2012", "2015"],
  ]);
});
