import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

const papersOf = (...lines: readonly string[]) =>
  parseDocument(cvDocument(["! Ada Byron", "# Certifications", ...lines]), "2026-11-01").certifications.map(
    ({ name, issuer }) => [name, issuer],
  );

test.each([
  [
    "commas behind the colon of a name",
    ["* Microsoft Certified: Security, Compliance and Identity Fundamentals (SC-900)"],
    [["Microsoft Certified: Security, Compliance and Identity Fundamentals (SC-900)", null]],
  ],
  [
    "papers in a row",
    ["* First Aid at Work, Fire Marshal, Manual Handling"],
    [
      ["First Aid at Work", null],
      ["Fire Marshal", null],
      ["Manual Handling", null],
    ],
  ],
  [
    "the title of a course",
    ["* Kotlin - The Complete Guide (incl. Coroutines, Flow) (49hrs) from Udemy"],
    [["Kotlin - The Complete Guide (incl. Coroutines, Flow) (49hrs)", "Udemy"]],
  ],
  [
    "what is said of a certificate",
    ["Data Visualisation, Tern Group, 2023", "This certificate demonstrates charts, tables and maps"],
    [["Data Visualisation", "Tern Group"]],
  ],
  [
    "who taught or took part",
    ["* CCNA", "* Instructor at Python Basics course", "* Participant"],
    [["CCNA", null]],
  ],
])("%s", (_, lines, papers) => {
  expect(papersOf(...lines)).toEqual(papers);
});
