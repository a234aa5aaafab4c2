import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

function studiesOf(...lines: readonly string[]) {
  const { education } = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  return education.map(({ degree, institution, year }) => [degree, institution, year]);
}

test("an award that no table knows, in the column of awards", () => {
  expect(
    studiesOf(
      "PERIOD\tINSTITUTION\tAWARD",
      "2006 - 2007\tMasindi Core Primary Teachers' College\tGrade III Teachers' Certificate",
      "2008 - 2010\tKisubi Hill Technical\tCraft in Bricklaying",
    ),
  ).toEqual([
    ["Grade III Teachers' Certificate", "Masindi Core Primary Teachers' College", 2007],
    ["Craft in Bricklaying", "Kisubi Hill Technical", 2010],
  ]);
});

test("the board that examined is no school where one has its column", () => {
  expect(
    studiesOf(
      "Qualification\tInstitution\tBoard/University\tYear\tPercentage",
      "Plus Two (Commerce)\tHoly Angels HSS, Thrissur\tKerala State Board\t2014\t82%",
      "Tally Prime\tKeltron\tKeltron\t2017\tA",
    ),
  ).toEqual([
    ["Plus Two (Commerce)", "Holy Angels HSS", 2014],
    ["Tally Prime", "Keltron", 2017],
  ]);
  expect(studiesOf("Exam\tBoard\tYear", "SSC\tDhaka\t2008", "HSC\tDhaka\t2010")).toEqual([
    ["SSC", "Dhaka", 2008],
    ["HSC", "Dhaka", 2010],
  ]);
});

test("rows that count themselves, and a column of subjects", () => {
  expect(
    studiesOf(
      "S.No\tName of School\tBranch\tYear\tCertificate",
      "1.\tBadulla Central\tCommerce\t2009\tO/L",
      "2.\tUva Wellassa\tTourism\t2015\tBBM",
    ),
  ).toEqual([
    ["O/L", "Badulla Central", 2009],
    ["BBM", "Uva Wellassa", 2015],
  ]);
});

test.each([
  ["Zeitraum\tSchule\tAbschluss", "2005–2007\tKolleg Bad Aussee\tTourismuskauffrau"],
  ["Année\tÉtablissement\tDiplôme", "2007\tKolleg Bad Aussee\tTourismuskauffrau"],
  ["Año\tCentro\tTitulación", "2007\tKolleg Bad Aussee\tTourismuskauffrau"],
])("heads in other languages: %s", (head, row) => {
  expect(studiesOf(head, row)).toEqual([["Tourismuskauffrau", "Kolleg Bad Aussee", 2007]]);
});

test("a row of another length, or one that contradicts the head, is read by itself", () => {
  expect(
    studiesOf(
      "Degree\tSchool\tYear",
      "BSc Botany, University of Leeds\t2012",
      "University of York\tMSc Botany\t2014",
    ),
  ).toEqual([
    ["BSc Botany", "University of Leeds", 2012],
    ["MSc Botany", "University of York", 2014],
  ]);
});
