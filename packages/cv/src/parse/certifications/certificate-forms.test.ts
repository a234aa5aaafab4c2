import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

const namesOf = (...lines: readonly string[]): readonly string[] =>
  parseDocument(cvDocument(["! Ada Byron", ...lines]), "2026-11-01").certifications.map(({ name }) => name);

test.each([
  [
    "dots between dated entries",
    ["# Certifications", "NEBOSH Certificate (2016) · IOSH Managing Safely (2015) · First Aid Level 3"],
    ["NEBOSH Certificate", "IOSH Managing Safely", "First Aid Level 3"],
  ],
  [
    "all small",
    ["# certifications", "google analytics certificate, 2021", "semrush toolkit course"],
    ["google analytics certificate", "semrush toolkit course"],
  ],
  ["a number in the name", ["# Cursos", "* NR-12, 2023, validade 2027"], ["NR-12"]],
  [
    "a member's number",
    ["# Memberships", "Institute of Supplies Management – Member No. 55123"],
    ["Institute of Supplies Management"],
  ],
  [
    "what runs out below a certificate",
    ["# Certificates", "Advanced Craft Certificate, 2009", "Safe Pass (exp. Aug 2028)"],
    ["Advanced Craft Certificate", "Safe Pass"],
  ],
  [
    "a tradesman's papers",
    ["# Papers", "* CSCS card – expires 05/2028", "* Driving licence"],
    ["CSCS card", "Driving licence"],
  ],
  ["two by their letters", ["# Licences", "BLS and ACLS (valid until 2027)"], ["BLS", "ACLS"]],
  [
    "groups of skills hold none",
    [
      "# Core Competencies",
      "Systems: Hydraulics, Landing gear",
      "Documents: AMOS, Technical log",
      "People: Shift handovers, Teamwork",
    ],
    [],
  ],
])("%s", (_, lines, expected) => {
  expect(namesOf(...lines)).toEqual(expected);
});
