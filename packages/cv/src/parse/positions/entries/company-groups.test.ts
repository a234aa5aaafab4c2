import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

test.each([
  [
    "a town no list knows under each role",
    [
      "Harbour Partners",
      "Interim Financial Controller",
      "March 2023 - Present (3 years 9 months)",
      "Cork, Ireland",
      "Month-end close and statutory accounts.",
      "Glanmire Foods",
      "8 years 4 months",
      "Finance Manager",
      "June 2018 - December 2021 (3 years 7 months)",
      "Glanmire, Ireland",
      "Budgeting and variance analysis for three plants.",
      "Management Accountant",
      "September 2015 - May 2018 (2 years 9 months)",
      "Glanmire, Ireland",
      "Standard costing in Excel.",
    ],
    [
      ["Interim Financial Controller", "Harbour Partners", "2023-03", "now"],
      ["Finance Manager", "Glanmire Foods", "2018-06", "2021-12"],
      ["Management Accountant", "Glanmire Foods", "2015-09", "2018-05"],
    ],
  ],
  [
    "a name that no word tells to be a company",
    [
      "Voltura",
      "5 yrs 2 mos",
      "Senior Software Engineer",
      "Jan 2023 - Present (3 yrs 11 mos)",
      "Kandana",
      "Software Engineer",
      "Oct 2021 - Dec 2022 (1 yr 3 mos)",
      "Kandana",
      "Brixby",
      "QA Engineer",
      "Jan 2019 - Sep 2021 (2 yrs 9 mos)",
      "Negombo, Sri Lanka",
    ],
    [
      ["Senior Software Engineer", "Voltura", "2023-01", "now"],
      ["Software Engineer", "Voltura", "2021-10", "2022-12"],
      ["QA Engineer", "Brixby", "2019-01", "2021-09"],
    ],
  ],
  [
    "the kind of employment beside the length",
    [
      "Nordlicht Klinik",
      "Full-time · 6 yrs 1 mo",
      "Ward Manager",
      "Apr 2022 - Present · 4 yrs 8 mos",
      "Flensburg, Germany",
      "Registered Nurse",
      "Nov 2020 - Apr 2022 · 1 yr 6 mos",
      "Flensburg, Germany",
    ],
    [
      ["Ward Manager", "Nordlicht Klinik", "2022-04", "now"],
      ["Registered Nurse", "Nordlicht Klinik", "2020-11", "2022-04"],
    ],
  ],
  [
    "right below a break that names no place",
    [
      "Lee Institute",
      "Evening Lecturer",
      "September 2024 - Present (2 years 3 months)",
      "Cork, Ireland",
      "* One evening a week.",
      "Career Break",
      "Full-time parenting",
      "January 2022 - February 2023 (1 year 2 months)",
      "Glanmire Foods",
      "8 years 4 months",
      "Finance Manager",
      "June 2018 - December 2021 (3 years 7 months)",
      "Glanmire, Ireland",
      "Trainee Accountant",
      "September 2013 - May 2018 (4 years 9 months)",
    ],
    [
      ["Evening Lecturer", "Lee Institute", "2024-09", "now"],
      ["Finance Manager", "Glanmire Foods", "2018-06", "2021-12"],
      ["Trainee Accountant", "Glanmire Foods", "2013-09", "2018-05"],
    ],
  ],
  [
    "in German",
    [
      "Auto Reimers",
      "7 Jahre 3 Monate",
      "Werkstattmeister",
      "Januar 2022 – Heute (4 Jahre 11 Monate)",
      "Husum, Deutschland",
      "Kfz-Mechatroniker",
      "September 2019 – Dezember 2021 (2 Jahre 4 Monate)",
      "Husum, Deutschland",
      "Autohaus Petersen GmbH",
      "Auszubildender",
      "August 2016 – August 2019 (3 Jahre 1 Monat)",
      "Niebüll, Deutschland",
    ],
    [
      ["Werkstattmeister", "Auto Reimers", "2022-01", "now"],
      ["Kfz-Mechatroniker", "Auto Reimers", "2019-09", "2021-12"],
      ["Auszubildender", "Autohaus Petersen GmbH", "2016-08", "2019-08"],
    ],
  ],
  [
    "above jobs that name the post first",
    [
      "Ashdown Hospital",
      "11 yrs 1 mo",
      "Senior Staff Nurse",
      "Apr 2019 – Present · 7 yrs 7 mos",
      "Leeds",
      "Runs the day shift of the ward.",
      "Staff Nurse",
      "Sep 2015 – Mar 2019 · 3 yrs 6 mos",
      "Leeds",
      "* Set up a clinic for wounds.",
      "Registered Nurse",
      "Millbrook Care Centre",
      "Feb 2013 – Aug 2015 · 2 yrs 5 mos",
      "Wakefield",
      "* Wrote the plans of forty residents.",
      "Healthcare Assistant",
      "St Brannoc Infirmary",
      "Oct 2011 – Jan 2013 · 1 yr 3 mos",
    ],
    [
      ["Senior Staff Nurse", "Ashdown Hospital", "2019-04", "now"],
      ["Staff Nurse", "Ashdown Hospital", "2015-09", "2019-03"],
      ["Registered Nurse", "Millbrook Care Centre", "2013-02", "2015-08"],
      ["Healthcare Assistant", "St Brannoc Infirmary", "2011-10", "2013-01"],
    ],
  ],
] as const)("roles under a company and how long one was there: %s", (_name, lines, jobs) => {
  expect(jobsOf(lines)).toEqual(jobs);
});

test("the group in a bracket is not the employer in front of it", () => {
  const lines = [
    "Front Office Executive, Cedar Shore (Keel Hospitality Group), Beruwala",
    "Jan 2019 – Dec 2021",
    "Guest Relations Officer, Amara Bay, Kandy",
    "Jan 2022 – Present",
  ];
  expect(jobsOf(lines).map(([, company]) => company)).toEqual(["Cedar Shore", "Amara Bay"]);
});
