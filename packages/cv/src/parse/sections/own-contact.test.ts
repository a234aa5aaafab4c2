import { describe, expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";
import { prepareText } from "../text/cv-text.ts";
import { findSections } from "./find-sections.ts";
import { findHeadings } from "./headings/find-headings.ts";
import { findOwnContact } from "./own-contact.ts";

const footOf = (y: number, ...foot: readonly string[]) => {
  const lines = ["Ada Byron", "Certificates", "First Aid, 2020", ...foot].map((text, index) => ({
    text,
    box: { x: 50, y: index < 3 ? 40 + index * 14 : y + index * 14, width: 100, height: 12 },
  }));
  const text = prepareText(cvDocument(lines), "2026-11-01");
  return [...findOwnContact(text, findHeadings(text))].sort();
};

test("an address at the foot of the page, apart from the last section", () => {
  expect(footOf(700, "Leeds", "ada@mail.example")).toEqual([3, 4]);
});

test("none right below the section, and none without an address", () => {
  expect(footOf(40, "Leeds", "or ask ada@mail.example")).toEqual([]);
  expect(footOf(700, "Leeds", "References on request")).toEqual([]);
});

test("a town set above all headings, in the column that comes last", () => {
  const side = { block: 1, page: 1 };
  const lines = [
    "! Ada Byron",
    { text: "Education", bold: true, size: 13, box: { x: 50, y: 200, width: 100, height: 12 } },
    { text: "City College, 2018", box: { x: 50, y: 220, width: 100, height: 12 } },
    { text: "Leeds, England", ...side, box: { x: 400, y: 80, width: 100, height: 12 } },
    { text: "Skills", ...side, bold: true, size: 13, box: { x: 350, y: 200, width: 100, height: 12 } },
    { text: "Excel", ...side, box: { x: 350, y: 220, width: 100, height: 12 } },
  ];
  const sections = findSections(prepareText(cvDocument(lines), "2026-11-01"));
  expect(sections.find((section) => section.lines.some(({ id }) => id === 3))?.kind).toBe("personal");
});

test("but what a column brings over goes on with the section at the foot of the other", () => {
  const next = { block: 1, page: 1 };
  const lines = [
    "! Ada Byron",
    { text: "Work", bold: true, size: 13, box: { x: 50, y: 108, width: 100, height: 12 } },
    { text: "Clerk, Leeds Stores, 2018 – 2020", box: { x: 50, y: 130, width: 100, height: 12 } },
    { text: "Skills", bold: true, size: 13, box: { x: 50, y: 700, width: 100, height: 12 } },
    { text: "Till work, Stock counts", ...next, box: { x: 308, y: 92, width: 200, height: 12 } },
    { text: "Languages", ...next, bold: true, size: 13, box: { x: 308, y: 140, width: 100, height: 12 } },
    { text: "English", ...next, box: { x: 308, y: 160, width: 100, height: 12 } },
  ];
  const sections = findSections(prepareText(cvDocument(lines), "2026-11-01"));
  expect(sections.find((section) => section.lines.some(({ id }) => id === 4))?.kind).toBe("skills");
});

test.each(["(323) 555-0164", "06 51 88 03 47", "+94 77 123 4567"])(
  "a number to call beside the name, in the column that comes last: %s",
  (phone) => {
    const side = { block: 1, page: 1 };
    const lines = [
      "! Ada Byron",
      { text: "Other matters", bold: true, size: 13, box: { x: 50, y: 200, width: 100, height: 12 } },
      { text: "Chess.", box: { x: 50, y: 220, width: 100, height: 12 } },
      { text: phone, ...side, box: { x: 400, y: 80, width: 100, height: 12 } },
      { text: "Skills", ...side, bold: true, size: 13, box: { x: 350, y: 200, width: 100, height: 12 } },
      { text: "Excel", ...side, box: { x: 350, y: 220, width: 100, height: 12 } },
    ];
    const sections = findSections(prepareText(cvDocument(lines), "2026-11-01"));
    expect(sections.find((section) => section.lines.some(({ id }) => id === 3))?.kind).toBe("personal");
  },
);

describe("how to reach the person behind the text", () => {
  const main = (text: string, index: number) => ({
    text,
    size: text === "Ada Byron" ? 20 : 10,
    bold: /^(?:Experience|Referee)$/.test(text),
    box: { x: 50, y: 40 + index * 20, width: 250, height: 12 },
  });
  const side = (text: string, index: number) => ({
    text,
    block: 1,
    bold: text === "Languages",
    box: { x: 400, y: 60 + index * 20, width: 120, height: 12 },
  });
  const jobs = ["Ada Byron", "Experience", "Clerk, Cedar Freight, 2019 – 2021", "Filing and post."];
  const referee = ["Referee", "Mr. C. Babbage, Cedar Freight,", "babbage@cedar.example"];
  const contactOf = (lines: readonly TestLine[]) => {
    const { name, email, location } = parseDocument(cvDocument(lines), "2026-11-01").contact;
    return [name?.value, email?.value, location?.value];
  };

  test.each([
    [[], ["ada.byron@mail.example", "07700 900123", "Leeds, England"]],
    [referee, ["| 07700 900123 |", "a.byron@mail.example", "Leeds, England"]],
    [referee, ["Email: byron@mail.example", "Address: Leeds, England"]],
  ])("at the top of the column that comes last, with a referee's address or none", (below, head) => {
    const lines = [...[...jobs, ...below].map(main), ...[...head, "Languages", "English, French"].map(side)];
    const [name, email, place] = contactOf(lines);
    expect([name, place]).toEqual(["Ada Byron", "Leeds, England"]);
    expect(email).toContain("byron@mail.example");
  });

  test("in the last line, below the referee", () => {
    const end = "a.byron@mail.example | 07700 900123 | Leeds, England";
    expect(contactOf([...jobs, ...referee, end].map(main))).toEqual([
      "Ada Byron",
      "a.byron@mail.example",
      "Leeds, England",
    ]);
  });

  test("in one line of many words, not far below the referee", () => {
    const end =
      "a.byron@mail.example | 07700 900123 | Leeds, West Yorkshire, England | byron.example/engines";
    expect(contactOf([...jobs, ...referee, end].map(main))[1]).toBe("a.byron@mail.example");
  });

  test("no referee's in the last line, and none in another column", () => {
    const [, , place] = contactOf([...jobs, ...referee, "c.babbage@cedar.example | York, England"].map(main));
    expect(place).toBeUndefined();
    const column = ["Mr. C. Babbage", "babbage@cedar.example", "York, England", "Languages", "English"];
    const both = [
      ...[...jobs, "Referee", "Mrs. M. Somerville, s@cedar.example"].map(main),
      ...column.map(side),
    ];
    expect(contactOf(both)[2]).toBeUndefined();
  });
});

test("the address of the head again, at the foot of all: a footer that the last section has no part in", () => {
  const kindAtFoot = (foot: string) => {
    const lines = ["! Ada Byron", "ada@mail.example", "# Certificates", "First Aid, 2020", foot];
    const sections = findSections(prepareText(cvDocument(lines), "2026-11-01"));
    return sections.find((section) => section.lines.some(({ id }) => id === 4))?.kind;
  };
  expect(kindAtFoot("ada@mail.example | +44 20 7946 0000 | Leeds, England")).toBe("personal");
  expect(kindAtFoot("bob@firm.example | +44 20 7946 0001 | Leeds, England")).toBe("certifications");
});
