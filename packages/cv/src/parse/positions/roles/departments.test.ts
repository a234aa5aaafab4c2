import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

test("a department behind the comma of a title is the title's, where the firm has a line of its own", () => {
  expect(
    jobsOf([
      "Industrial Attachment, ICT Department",
      "Nyando County Offices",
      "May 2024 – Jul 2024",
      { text: "Small corrections in the records portal", bullet: true },
      "Clerk, Registry Section",
      "Nyando Bank",
      "Jan 2022 – Apr 2024",
      { text: "Filing of land records", bullet: true },
    ]),
  ).toEqual([
    ["Industrial Attachment, ICT Department", "Nyando County Offices", "2024-05", "2024-07"],
    ["Clerk, Registry Section", "Nyando Bank", "2022-01", "2024-04"],
  ]);
});

test("a department between a title and a firm is the title's, by a comma and by an at; alone it is the employer", () => {
  expect(
    jobsOf([
      "Charge Nurse, Emergency Department, Scioto Medical Center\t02/2022 - Present",
      "Staff Nurse, Surgical Ward @ Delta Hospital\t03/2019 - 01/2022",
      "Clerk, Survey Department\t01/2016 - 02/2019",
    ]),
  ).toEqual([
    ["Charge Nurse, Emergency Department", "Scioto Medical Center", "2022-02", "now"],
    ["Staff Nurse, Surgical Ward", "Delta Hospital", "2019-03", "2022-01"],
    ["Clerk", "Survey Department", "2016-01", "2019-02"],
  ]);
});

test("one word for a kind of firm below the firm is a part of it", () => {
  const lines = [
    { text: "Harlow Stores Ltd, Swansea", bold: true },
    { text: "Customer Assistant, Jun 2016 – Aug 2018", bullet: true },
    { text: "Team Leader, Bakery, Sep 2018 – Feb 2021", bullet: true },
    { text: "Duty Manager, Mar 2021 – present", bullet: true },
  ];
  expect(jobsOf(lines).map(([, company]) => company)).toEqual([
    "Harlow Stores Ltd",
    "Harlow Stores Ltd",
    "Harlow Stores Ltd",
  ]);
});
