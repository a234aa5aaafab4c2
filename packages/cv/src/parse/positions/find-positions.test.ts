import { describe, expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";

function positionsOf(lines: readonly TestLine[]) {
  const { positions } = parseDocument(cvDocument(["! Ada Byron", "# Experience", ...lines]), "2026-11-01");
  return positions.map(({ position }) => position);
}

function short(lines: readonly TestLine[]) {
  return positionsOf(lines).map(({ title, company, startDate, endDate, current }) =>
    [title, company, startDate, current ? "now" : endDate].join(" | "),
  );
}

test("a header and a description on one line", () => {
  const [first] = positionsOf([
    "Staff Nurse, City Clinic, Leeds (Jan 2020 – May 2022) – Ward rounds, wound care and handover.",
  ]);
  expect(first).toMatchObject({
    title: "Staff Nurse",
    company: "City Clinic",
    location: "Leeds",
    startDate: "2020-01",
  });
  expect(first?.highlights.map(({ value }) => value)).toEqual(["Ward rounds, wound care and handover."]);
});

test("a table with a head and a column of duties", () => {
  const [first] = positionsOf([
    "Period\tEmployer\tPosition\tDuties",
    "fev/2017 – atual\tMetalúrgica Serra Ltda.\tMecânico, turno B\tManutenção preventiva de prensas.",
  ]);
  expect(first).toMatchObject({
    title: "Mecânico, turno B",
    company: "Metalúrgica Serra Ltda.",
    current: true,
  });
  expect(first?.highlights.map(({ value }) => value)).toEqual(["Manutenção preventiva de prensas."]);
});

test("dates wrapped in a narrow column, over two and three lines", () => {
  expect(
    short([
      "October 2021\tAudit Trainee, Cedar Accountants",
      "to September\tVouching and stock counts.",
      "2024",
    ]),
  ).toEqual(["Audit Trainee | Cedar Accountants | 2021-10 | 2024-09"]);
  expect(
    short(["Jan 2019 – Apr\tAudit Trainee, Cedar Accountants", "2021\tVouching and stock counts."]),
  ).toEqual(["Audit Trainee | Cedar Accountants | 2019-01 | 2021-04"]);
});

test("promotions under one company, and a company of its own again", () => {
  expect(
    short([
      "Heights Bank — Kampala, Uganda",
      "Branch Manager (Jan 2021 – Present)",
      "* Cut queues.",
      "Teller (Mar 2017 – Dec 2020)",
      "* Balanced vaults.",
      "Crane Microfinance, Jinja",
      "Loan Clerk (2012 – 2014)",
    ]),
  ).toEqual([
    "Branch Manager | Heights Bank | 2021-01 | now",
    "Teller | Heights Bank | 2017-03 | 2020-12",
    "Loan Clerk | Crane Microfinance | 2012 | 2014",
  ]);
});

test("a company no table knows is told from its town by the other jobs", () => {
  expect(
    short([
      "Senior Healthcare Assistant\tJune 2019 - Present",
      "Shannon View Nursing Home\tEnnis",
      "* Dementia care.",
      "Home Carer\tMarch 2014 - May 2019",
      "Banner Home Support\tKilrush",
    ])[1],
  ).toBe("Home Carer | Banner Home Support | 2014-03 | 2019-05");
});

describe("names with commas and brackets", () => {
  test.each([
    ["Associate, Balogun, Musa & Partners, Lagos", "Associate", "Balogun, Musa & Partners"],
    ["Engineer, Palmyrah Soft (Private) Limited, Jaffna", "Engineer", "Palmyrah Soft (Private) Limited"],
    ["Clerk, Wijesundara, Hameed & Co., Colombo", "Clerk", "Wijesundara, Hameed & Co."],
    ["Installer, Dixie Sheet Metal Inc., Macon, GA", "Installer", "Dixie Sheet Metal Inc."],
  ])("%s", (line, title, company) => {
    expect(positionsOf(["Jan 2020 – May 2022", line])[0]).toMatchObject({ title, company });
  });
});

test("ranges that begin with the present are turned, all of them", () => {
  expect(
    short([
      "Present - 06/2020",
      "Data Engineer",
      "Fjord Analytics AB",
      "05/2020 - 01/2018",
      "Developer",
      "Kista Labs",
    ]),
  ).toEqual([
    "Data Engineer | Fjord Analytics AB | 2020-06 | now",
    "Developer | Kista Labs | 2018-01 | 2020-05",
  ]);
});

test("leave is no position", () => {
  expect(
    short(["Clerk\tJan 2012 – Mar 2015", "Harbour Clinic", "Parental leave and care\tApr 2015 – Aug 2017"]),
  ).toEqual(["Clerk | Harbour Clinic | 2012-01 | 2015-03"]);
});

test("the same company as above, in words", () => {
  expect(
    short([
      "Head Baker, Harbour Mill Ltd, 2018 – 2020",
      "Trainer, same company, 2015 – 2018",
      "Packer, as above, 2012 – 2015",
    ]),
  ).toEqual([
    "Head Baker | Harbour Mill Ltd | 2018 | 2020",
    "Trainer | Harbour Mill Ltd | 2015 | 2018",
    "Packer | Harbour Mill Ltd | 2012 | 2015",
  ]);
});

test("a legal form parts the firm from its town, and follows a country in brackets", () => {
  expect(
    short(["Clerk, Metro Data Ltd Cardiff, 2015 – 2018", "Accountant, Amber (Ceylon) Ltd, 2012 – 2015"]),
  ).toEqual(["Clerk | Metro Data Ltd | 2015 | 2018", "Accountant | Amber (Ceylon) Ltd | 2012 | 2015"]);
});

test.each([
  ["Volunteer Coordinator", "employment"],
  ["Volunteer Cook", "volunteer"],
])("a %s is in %s", (title, kind) => {
  expect(positionsOf([`${title}, Harbour Hospice, 2018 – 2020`])).toMatchObject([{ title, kind }]);
});
