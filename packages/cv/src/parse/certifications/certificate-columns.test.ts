import { describe, expect, it } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";

function certificates(lines: readonly TestLine[]): readonly (string | number | null)[][] {
  const cv = parseDocument(cvDocument(["! Ada Byron", ...lines]), "2026-11-01");
  return cv.certifications.map(({ name, issuer, year }) => [name, issuer, year]);
}

describe("certificates in narrow columns, tables and above footers", () => {
  it("keeps the section where studies have a heading of their own", () => {
    expect(
      certificates([
        "# Zertifikate",
        { text: "Ausbildereignungsprüfung", bold: true },
        "IHK Erfurt · 2018",
        { text: "Staplerschein", bold: true },
        "TÜV Thüringen · 2013",
        "# Ausbildung",
        "2008 – 2012\tAusbildung zum Industriemechaniker, Achswerke GmbH, Jena",
      ]),
    ).toEqual([
      ["Ausbildereignungsprüfung", "IHK Erfurt", 2018],
      ["Staplerschein", "TÜV Thüringen", 2013],
    ]);
  });

  it("takes plain type below a bold name for who granted it", () => {
    expect(
      certificates(["# Certifications", { text: "Certified Usability Analyst", bold: true }, "UX-PM · 2019"]),
    ).toEqual([["Certified Usability Analyst", "UX-PM", 2019]]);
  });

  it("ends an entry behind its year", () => {
    const inColumn = (text: string, index: number): TestLine => ({
      text,
      bold: index === 4,
      size: index === 4 ? 13 : 10,
      block: 1,
      box: { x: 12, y: 100 + 12 * index, width: Math.min(110, text.length * 5), height: 12 },
    });
    expect(
      certificates(
        [
          "Registered nurse with",
          "eight years on wards in",
          "Sri Lanka and in Oman,",
          "surgical and dialysis.",
          "Certifications",
          "Basic Life Support (2023)",
          "Haemodialysis Nursing",
          "Certificate (2020)",
        ].map(inColumn),
      ).map(([name, , year]) => [name, year]),
    ).toEqual([
      ["Basic Life Support", 2023],
      ["Haemodialysis Nursing Certificate", 2020],
    ]);
  });

  it("joins what kind of paper it is to the name above", () => {
    const names = (...lines: readonly TestLine[]) =>
      certificates(["# Certificates", ...lines]).map(([name, , year]) => [name, year]);
    expect(names("Harbour Project Planning", "Professional Certificate, 2023")).toEqual([
      ["Harbour Project Planning Professional Certificate", 2023],
    ]);
    expect(names("Network Support", "Certification (2021)", "Data Entry Basics, 2020")).toEqual([
      ["Network Support Certification", 2021],
      ["Data Entry Basics", 2020],
    ]);
    expect(names("Data Entry Basics, 2020", "Certificate in Typing, 2019")).toEqual([
      ["Data Entry Basics", 2020],
      ["Certificate in Typing", 2019],
    ]);
  });

  it("reads no head of a table, no footer and not the person's name", () => {
    expect(
      certificates([
        "# Certificates",
        "Certificate\tIssued by\tYear",
        "Advanced Fire Fighting\tHarbour Academy\t2022",
        "November 2026\t© Example Union, 2002 – 2026 | https://forms.example\tPage 1 /",
        "October 2026\tAda Byron · CV\t1",
        "Page 2",
      ]).map(([name]) => name),
    ).toEqual(["Advanced Fire Fighting"]);
  });

  it("reads the list of a profile page below a heading on two rows", () => {
    const inColumn = (text: string, index: number): TestLine => ({
      text,
      size: /^(?:Memberships and|Licences|Education|Contact)$/.test(text) ? 12.5 : 9.4,
      block: 1,
      box: { x: 17, y: 100 + 13 * index, width: Math.min(146, text.length * 4.6), height: 10 },
    });
    expect(
      certificates(
        [
          "Contact",
          "+94 77 380 6152 (Mobile)",
          "Memberships and",
          "Licences",
          "Million Dollar Round Table (MDRT)",
          "qualifier 2016, 2019, 2023",
          "Pre-recruitment Test for Agents (Life)",
          "Diploma in Life Insurance, Sri",
          "Lanka Insurance Institute",
          "Education",
          "G.C.E. Advanced Level, Badulla Central College, 1997",
        ].map(inColumn),
      ).map(([name]) => name),
    ).toEqual([
      "Million Dollar Round Table (MDRT)",
      "Pre-recruitment Test for Agents (Life)",
      "Diploma in Life Insurance",
    ]);
  });

  it("keeps a name whose bracket stands before its last word", () => {
    expect(
      certificates([
        "# Certifications",
        "* Certified Phlebotomy Technician (CPT)",
        "* Member of the RCN",
      ]).map(([name]) => name),
    ).toEqual(["Certified Phlebotomy Technician (CPT)", "Member of the RCN"]);
  });
});
