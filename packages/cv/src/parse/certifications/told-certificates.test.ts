import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

function papersOf(...lines: readonly string[]): readonly string[] {
  const { certifications } = parseDocument(cvDocument(["! Ada Byron", ...lines]), "2026-11-01");
  return certifications.map(({ name }) => name);
}

test("a summary names what the person is certified in, with its letters", () => {
  expect(
    papersOf("# Profile", "Certified Project Management Professional (PMP®) since 2015, based in Aachen."),
  ).toEqual(["Certified Project Management Professional (PMP®)"]);
  expect(
    papersOf("# Profile", "Consultant certified in SAP Financial Accounting (C_TS4FI), nine years."),
  ).toEqual(["SAP Financial Accounting (C_TS4FI)"]);
});

test("what a list holds already is not named again", () => {
  expect(
    papersOf(
      "# Profile",
      "Certified Scrum Master (CSM) who likes to listen to teams before anything is changed.",
      "# Certifications",
      "CSM, Scrum Alliance, 2019",
    ),
  ).toEqual(["CSM"]);
});

test("certified wares and people without letters are no papers", () => {
  expect(
    papersOf("# Profile", "Certified and experienced, worked at the Certified Organic Farm (Kent)."),
  ).toEqual([]);
});

test("papers among awards", () => {
  expect(
    papersOf("# Awards & Courses", "First Aid (EFR)", "The Duke of Kent's International Award – Silver"),
  ).toEqual(["First Aid (EFR)"]);
});
