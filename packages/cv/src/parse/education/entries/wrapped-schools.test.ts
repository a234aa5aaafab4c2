import { describe, expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

function studies(...lines: string[]) {
  const { education } = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  return education.map(({ degree, institution, year }) => [degree, institution, year]);
}

describe("the name of a school that the edge of the column cuts", () => {
  test.each([
    [
      ["2009 – 2012: LLB (Hons) Law, 2:1, Northshire", "University"],
      ["LLB (Hons) Law", "Northshire University", 2012],
    ],
    [
      ["BSc (Hons) in Information Technology — Harbour", "Campus, Malabe (2019 – 2023)"],
      ["BSc (Hons) in Information Technology", "Harbour Campus", 2023],
    ],
    [
      ["2021: Diploma in Applied Banking, Institute of Brokers", "of Ceylon, Colombo"],
      ["Diploma in Applied Banking", "Institute of Brokers of Ceylon", 2021],
    ],
    [
      ["Leaving Certificate, Hazel Hill Secondary", "School, Limerick, 2001"],
      ["Leaving Certificate", "Hazel Hill Secondary School", 2001],
    ],
    [
      ["2021 – 2023: MEngSc Food Process Engineering, University", "College Wexley"],
      ["MEngSc Food Process Engineering", "University College Wexley", 2023],
    ],
    [
      ["2021: BSc in Statistics, National University of", "Singapore"],
      ["BSc in Statistics", "National University of Singapore", 2021],
    ],
  ])("%s", (lines, study) => {
    expect(studies(...lines)).toEqual([study]);
  });

  test("a class is no part of the name below", () => {
    expect(studies("BSc Physics, Second Class Honours", "University, 2012")[0]?.[1]).not.toContain("Class");
  });

  test("a line that ends early ends its name", () => {
    const [study] = studies(
      "BSc Physics, Hull",
      "College",
      "The subjects were optics, heat, sound and the history of instruments.",
    );
    expect(study?.[1]).not.toBe("Hull College");
  });
});
