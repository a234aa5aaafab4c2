import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";

function certificatesOf(lines: readonly TestLine[], heading = "Certifications") {
  const cv = parseDocument(cvDocument(["! Ada Byron", `# ${heading}`, ...lines]), "2026-11-01");
  return cv.certifications.map(({ name, issuer, year }) => [name, issuer, year]);
}

test("name, issuer and year in one item", () => {
  expect(
    certificatesOf(["* PMP, PMI, 2013", "* AWS Solutions Architect – Amazon Web Services (2021)"]),
  ).toEqual([
    ["PMP", "PMI", 2013],
    ["AWS Solutions Architect", "Amazon Web Services", 2021],
  ]);
});

test("the issuer on the next line", () => {
  expect(certificatesOf(["Certified Scrum Master", "Scrum Alliance", "2019"])).toEqual([
    ["Certified Scrum Master", "Scrum Alliance", 2019],
  ]);
});

test("a list in one line", () => {
  expect(certificatesOf(["BLS, ACLS, PALS"]).map(([name]) => name)).toEqual(["BLS", "ACLS", "PALS"]);
  expect(certificatesOf(["Gas Safe registered; CSCS card; Unvented hot water (2018)"])).toEqual([
    ["Gas Safe registered", null, null],
    ["CSCS card", null, null],
    ["Unvented hot water", null, 2018],
  ]);
});

test("a colon inside a name keeps it whole, and a label in front is none of it", () => {
  expect(certificatesOf(["* HashiCorp Certified: Terraform Associate"]).map(([name]) => name)).toEqual([
    "HashiCorp Certified: Terraform Associate",
  ]);
  expect(
    certificatesOf(["Certificates: First Aid Certificate, Food Hygiene Certificate"]).map(([name]) => name),
  ).toEqual(["First Aid Certificate", "Food Hygiene Certificate"]);
});

test("a wrapped item is one certificate, and its quotes are those of both lines", () => {
  const lines: TestLine[] = [
    {
      text: "Welding examination certificate DIN EN ISO",
      bullet: true,
      box: { x: 50, y: 80, width: 200, height: 12 },
    },
    { text: "9606-1, TÜV Nord, 2024", box: { x: 62, y: 94, width: 110, height: 12 } },
  ];
  expect(certificatesOf(lines)).toEqual([
    ["Welding examination certificate DIN EN ISO 9606-1", "TÜV Nord", 2024],
  ]);
});

test("the day it runs out is not the year it was earned", () => {
  expect(certificatesOf(["* First Aid Certificate, valid until 2028"])).toEqual([
    ["First Aid Certificate", null, null],
  ]);
});

test("a declaration under the heading Certification is none", () => {
  expect(certificatesOf(["I hereby declare that the above details are true."], "Certification")).toEqual([]);
});
