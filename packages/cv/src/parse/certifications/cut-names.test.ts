import { describe, expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";

/** The papers in a column as wide as its longest line, in letters. */
function papers(...lines: readonly string[]) {
  const toLine = (text: string, index: number): TestLine => ({
    text,
    size: index === 0 ? 13 : 10,
    bold: index === 0,
    block: 1,
    box: { x: 12, y: 100 + 12 * index, width: text.length * 5, height: 12 },
  });
  const cv = parseDocument(
    cvDocument(["! Ada Byron", ...["Certificates", ...lines].map(toLine)]),
    "2026-11-01",
  );
  return cv.certifications.map(({ name, issuer, year }) => [name, issuer, year]);
}

describe("names of papers and bodies that the edge of a narrow column cuts", () => {
  test.each([
    [
      ["AAC Ceylon Final,", "Guild of Harbour", "Technicians, 2018"],
      "AAC Ceylon Final",
      "Guild of Harbour Technicians",
      2018,
    ],
    [
      ["Barrister and Solicitor, High", "Court of Fiji, 2016"],
      "Barrister and Solicitor",
      "High Court of Fiji",
      2016,
    ],
    [
      ["Licensed Motor Broker, Sri", "Lanka Harbour Institute"],
      "Licensed Motor Broker",
      "Sri Lanka Harbour Institute",
      null,
    ],
    [["Safe Use of Veterinary", "Medicines, 2021"], "Safe Use of Veterinary Medicines", null, 2021],
    [
      ["Harbour Certified:", "Crane Data Analyst", "Associate, 2024"],
      "Harbour Certified: Crane Data Analyst Associate",
      null,
      2024,
    ],
    [
      ["Harbour Certified Crane", "Engineer – Professional, 2024"],
      "Harbour Certified Crane Engineer – Professional",
      null,
      2024,
    ],
    [["Crane Rating Permit no.", "004417, 2021"], "Crane Rating Permit", null, 2021],
    [["Work at Harbour, site training,", "Doha, 2018"], "Work at Harbour, site training", null, 2018],
    [["Working with Children", "Check, 2022"], "Working with Children Check", null, 2022],
  ])("%s", (lines, name, issuer, year) => {
    expect(papers(...lines)).toEqual([[name, issuer, year]]);
  });

  test("where every entry ends in its year, a full line without one begins a name", () => {
    expect(papers("CKA, 2022", "Harbour Cloud Professional", "Crane Engineer, 2024")).toEqual([
      ["CKA", null, 2022],
      ["Harbour Cloud Professional Crane Engineer", null, 2024],
    ]);
  });

  test("letters with their year below a paper that is complete are a paper of their own", () => {
    expect(papers("HOBA H100 and H200 series, complete", "THOBA, 2023").map(([name]) => name)).toContain(
      "THOBA",
    );
  });

  test("papers that end with what kind of paper they are, or with their code, are whole", () => {
    const lines = [
      "Worker Screening Check",
      "Working with Children Check",
      "First Aid (HLTAID011)",
      "CPR (HLTAID009)",
    ];
    expect(papers(...lines).map(([name]) => name)).toEqual(lines);
  });

  test("a word below a line that ends early is a paper of its own", () => {
    expect(
      papers("Manual handling, harbour and yards", "First aid", "Forklift").map(([name]) => name),
    ).toContain("Forklift");
  });
});
