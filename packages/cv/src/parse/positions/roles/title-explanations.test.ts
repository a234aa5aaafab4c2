import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

const bold = (text: string) => ({ text, bold: true });

test.each([
  ["Paramedic (ILS), Selby station", "Paramedic (ILS)"],
  ["Bus driver, Perry Lane depot", "Bus driver"],
  ["Checkout supervisor, part time while studying", "Checkout supervisor"],
  ["Financial Controller, reporting to the Group CFO", "Financial Controller"],
  ["crane operator (Liebherr LTM 1250 and LTM 1500)", "crane operator"],
  ["crane operator (city crane, Demag AC 100, Tadano)", "crane operator"],
  ["Class teacher and Maths Lead (MPS/UPS + TLR2)", "Class teacher and Maths Lead"],
  ["Mason with 4 workers", "Mason"],
  ["Substitute assistant in many kindergartens", "Substitute assistant"],
  ["Environment artist (pc/console adventure, unreal engine 5)", "Environment artist"],
  ["3d artist (mobile, unity)", "3d artist"],
  ["Illustrator, remote clients", "Illustrator"],
  ["Self-employed bookkeeper, evenings, about 6 hours a week", "Self-employed bookkeeper"],
  ["Cleaner, 20 hrs/week", "Cleaner"],
  ["Tutor, evenings and weekends", "Tutor"],
  ["Staff Nurse (Eye ward)", "Staff Nurse"],
  ["Staff Nurse (Coronary Care Unit, 8 beds)", "Staff Nurse"],
  ["Sales Officer (Hill Country Territory)", "Sales Officer"],
  ["Bus Driver (Route 7, Perry Lane depot)", "Bus Driver"],
  ["Office Manager (35 staff)", "Office Manager"],
  ["Baker (self-employed)", "Baker"],
  ["Fotografin (freiberuflich)", "Fotografin"],
  ["Cook (full time)", "Cook"],
  ["Class teacher; Head of Music", "Class teacher; Head of Music"],
  // What is part of the post stays.
  ["Radiographer (CT and MRI Unit)", "Radiographer (CT and MRI Unit)"],
  ["Museum Assistant (part-time, 20 hrs/week)", "Museum Assistant (part-time, 20 hrs/week)"],
  ["Care Assistant (weekends, alongside my degree)", "Care Assistant (weekends, alongside my degree)"],
  [
    "Pharmacist’s Assistant (Learner Basic, then Post-Basic)",
    "Pharmacist’s Assistant (Learner Basic, then Post-Basic)",
  ],
  ["Occupational Therapist (maternity leave cover)", "Occupational Therapist (maternity leave cover)"],
  ["Lecturer (Probationary)", "Lecturer (Probationary)"],
  ["Senior Radiographer (Band 6)", "Senior Radiographer (Band 6)"],
  ["Data Analyst (National Service)", "Data Analyst (National Service)"],
  ["Support analyst (1st/2nd Level)", "Support analyst (1st/2nd Level)"],
  ["Class teacher, Years 1, 2 and 3", "Class teacher, Years 1, 2 and 3"],
  ["Summer Analyst, Industrials Group", "Summer Analyst, Industrials Group"],
])("%s", (written, title) => {
  const lines = [bold("Harlow Securities Ltd"), written, "July 2022 – June 2024", "* Kept the books."];
  expect(jobsOf(lines)[0]?.slice(0, 2)).toEqual([title, "Harlow Securities Ltd"]);
});

test("the faculty of a university is no part of the post", () => {
  expect(
    jobsOf([
      "Lecturer, Faculty of Law, Lakeside University, January 2021 to date. I teach the law of contract.",
      "Lecturer (Probationary), Faculty of Law, Lakeside University, September 2017 to December 2020.",
    ]),
  ).toEqual([
    ["Lecturer", "Lakeside University", "2021-01", "now"],
    ["Lecturer (Probationary)", "Lakeside University", "2017-09", "2020-12"],
  ]);
});

test("forms of firms that stand first, over the post with its product", () => {
  expect(
    jobsOf([
      "Aug 2022 – now\tPT Tirta Sejati",
      "Jakarta",
      "Brand Manager, Samudra tea",
      "Feb 2019 – Jul 2022\tPT Renyah Makmur",
      "Tangerang",
      "Management Trainee, Trade Marketing",
    ]).map(([, company]) => company),
  ).toEqual(["PT Tirta Sejati", "PT Renyah Makmur"]);
  expect(jobsOf(["PT Assistant, Cedar Clinic, 2019 – 2021"])[0]?.slice(0, 2)).toEqual([
    "PT Assistant",
    "Cedar Clinic",
  ]);
});
