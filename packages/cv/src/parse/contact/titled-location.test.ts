import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

const locationOf = (line: string) =>
  parseDocument(
    cvDocument([
      "! Ada Byron",
      line,
      "ada@byron.example | +44 7700 900 312",
      "# Profile",
      "Keeps the books of four small firms, and has done so for more than twelve years in two towns.",
    ]),
    "2026-11-01",
  ).contact.location?.value;

test.each([
  ["Frontend developer, Colombo 07, Sri Lanka", "Colombo 07, Sri Lanka"],
  ["Agronomist, Adenta, Accra, Ghana", "Adenta, Accra, Ghana"],
  ["Registered Nurse, Leeds", "Leeds"],
  ["Freelance illustrator based in Lisbon, Portugal", "Lisbon, Portugal"],
  ["Software engineer in Berlin", "Berlin"],
  ["Civil engineer. Lives in Manchester.", "Manchester"],
  ["Köchin aus Graz", "Graz"],
  ["environment & 3d game artist, montréal", "montréal"],
  ["product designer — lisbon", "lisbon"],
  ["Currently in Rotterdam, the Netherlands", "Rotterdam, the Netherlands"],
])("%s", (line, expected) => {
  expect(locationOf(line)).toBe(expected);
});

test.each([
  "Sales Manager, India",
  "Sales Manager, Asia Pacific",
  "Radiographer, Paris Hospital Group",
  "Data analyst, Python, SQL",
  "Nurse in Intensive Care",
  "teacher in reading",
])("%s tells no town", (line) => {
  expect(locationOf(line)).toBeUndefined();
});

test("a line that says where one lives goes first", () => {
  const { location } = parseDocument(
    cvDocument(["! Ada Byron", "Tour guide, Colombo, Sri Lanka", "Address: 12 Mill Lane, Leeds"]),
    "2026-11-01",
  ).contact;
  expect(location?.value).toBe("12 Mill Lane, Leeds");
});
