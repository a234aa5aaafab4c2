import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

const locationOf = (...lines: readonly string[]) =>
  parseDocument(
    cvDocument([
      "! Ada Byron",
      ...lines,
      "# Profile",
      "Keeps the books of four small firms, and has done so for more than twelve years in two towns.",
    ]),
    "2026-11-01",
  ).contact.location?.value;

test.each([
  [
    ["Correo", "ada@byron.example", "Dirección", "Barrio El Prado, Kennedy,", "Bogotá D.C."],
    "Barrio El Prado, Kennedy, Bogotá D.C.",
  ],
  [["Adresse :", "12 rue des Lilas, 69003 Lyon", "ada@byron.example"], "12 rue des Lilas, 69003 Lyon"],
  [["+44 20 7946 0812", "Address", "14 Mill Lane, Leeds"], "14 Mill Lane, Leeds"],
  [["+91 98450 11736", "HSR Layout, Bengaluru,", "Karnataka"], "HSR Layout, Bengaluru, Karnataka"],
  [["+94 77 123 4567", "No. 12, Temple Road,", "Jaffna"], "No. 12, Temple Road, Jaffna"],
])("%s", (lines, expected) => {
  expect(locationOf(...lines)).toBe(expected);
});

test.each([
  [["Accountant, auditor,", "Leeds", "ada@byron.example"], "Leeds"],
  [["Location", "ada@byron.example", "Leeds"], "Leeds"],
])("what no address is stays out of it: %s", (lines, expected) => {
  expect(locationOf(...lines)).toBe(expected);
});

test("a label alone is no place", () => {
  expect(locationOf("ada@byron.example", "Dirección", "+57 310 662 4085")).toBeUndefined();
});

test("a labelled address in a form further down, and none of a firm", () => {
  const cv = (...rows: readonly string[]) =>
    parseDocument(
      cvDocument([
        "! Ada Byron",
        "ada@byron.example",
        "# Career objective",
        "To keep the books of a firm that is growing, and to grow with it.",
        ...rows,
      ]),
      "2026-11-01",
    ).contact.location?.value;
  const personal = [
    "# Personal profile",
    "Date of birth\t: 12-08-1995",
    "Languages known\t: Kannada, English",
  ];
  expect(cv(...personal, "Address\t: #14, 3rd Cross, Vijayanagar, Bengaluru")).toBe(
    "#14, 3rd Cross, Vijayanagar, Bengaluru",
  );
  expect(
    cv("# Experience", "Clerk, Delta Works, 2019 – 2021", "Address : 14 Mill Lane, Leeds"),
  ).toBeUndefined();
});
