import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

function papersUnder(heading: string, ...lines: readonly string[]) {
  const { certifications } = parseDocument(
    cvDocument(["! Ada Byron", "# Experience", "Cook, Mill Ltd\t2015 – 2019", "Fried.", heading, ...lines]),
    "2026-11-01",
  );
  return certifications.map(({ name, issuer }) => [name, issuer]);
}

test.each([
  [
    "QQI Level 5 Early Childhood Care, Mayo training centre, 2018",
    "QQI Level 5 Early Childhood Care",
    "Mayo training centre",
  ],
  ["Work at Height, site training Doha, 2018", "Work at Height", "site training Doha"],
  ["Manual Handling, Leeds College, 2021", "Manual Handling", "Leeds College"],
  [
    "Certificate of Proficiency, Rating Engine Room, Constanta, 2022",
    "Certificate of Proficiency, Rating Engine Room",
    "Constanta",
  ],
  ["Licence, Heavy Goods, 2019", "Licence, Heavy Goods", null],
])("%s", (line, name, issuer) => {
  expect(papersUnder("# Certificates", `* ${line}`)[0]).toEqual([name, issuer]);
});

test("papers under a heading that says nothing", () => {
  expect(
    papersUnder(
      "# Other",
      "TAE40116 Certificate IV in Training, 2023",
      "Working With Children Check, NSW, valid to 2028",
    ),
  ).toHaveLength(2);
  expect(papersUnder("# Paper", "Skipper licence, Port Authority, 2018")).toEqual([
    ["Skipper licence", "Port Authority"],
  ]);
});

test("a lone story with a year is no paper", () => {
  expect(papersUnder("# Other", "I took a course in 2019 and went to sea.")).toEqual([]);
});
