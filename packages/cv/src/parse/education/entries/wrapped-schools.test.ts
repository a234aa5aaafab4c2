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
    [
      ["2017 – 2020: BSc (Hons) Actuarial Science, University of the", "Northlands"],
      ["BSc (Hons) Actuarial Science", "University of the Northlands", 2020],
    ],
    [
      ["Diploma in Estate Keeping — National Institute of Harbour", "Management, Marsh (1999)"],
      ["Diploma in Estate Keeping", "National Institute of Harbour Management", 1999],
    ],
    [
      [
        "Associate of Applied Science in Dental Hygiene | Millbrook",
        "State Community College, Millbrook, OH | 2022",
      ],
      ["Associate of Applied Science in Dental Hygiene", "Millbrook State Community College", 2022],
    ],
    [
      ["Diploma in Pharmacy, Politeknik", "Wexley, 2019 – 2022"],
      ["Diploma in Pharmacy", "Politeknik Wexley", 2022],
    ],
  ])("%s", (lines, study) => {
    expect(studies(...lines)).toEqual([study]);
  });

  test("what was read is no part of the name below", () => {
    const [study] = studies("BSc Harbour Studies, Zoology", "Millbrook State College, 2012");
    expect(study?.[1]).not.toContain("Zoology");
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
