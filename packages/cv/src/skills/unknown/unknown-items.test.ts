import { describe, expect, test } from "vitest";
import { findSkills } from "../find-skills.ts";
import { buildCv, inList } from "../testing/build-cv.ts";

describe("papers and what is done with them", () => {
  test.each(["Fishing licence stamping", "Certificate embossing", "Book gluing", "Phone booth painting"])(
    "is work: %s",
    (item) => expect(inList(`Python, ${item}, Patience`)).toContain(item),
  );

  test.each([
    "Fishing licence",
    "Certificate of merit",
    "Valid passport",
    "Own vehicle",
    "Member of the choir",
  ])("is a paper or a thing: %s", (item) =>
    expect(inList(`Python, ${item}, Patience`)).toEqual(["Python", "Patience"]),
  );
});

test.each(["On paper", "In the field", "Non smoker", "Nichtraucher", "No fumador", "Technical skills"])(
  "where it is done, what helps to get a job and headings are none: %s",
  (item) => expect(inList(`Python, ${item}, Zorbling`)).toEqual(["Python", "Zorbling"]),
);

test.each(["By fax and post", "Self-employed since 2016", "Senza macro"])(
  "what was cut out of a sentence is none: %s",
  (item) => expect(inList(`Python, ${item}, Zorbling`)).toEqual(["Python", "Zorbling"]),
);

test.each(["In vitro zorbling", "In vitro"])("but what begins as they do: %s", (item) =>
  expect(inList(`Python, ${item}`)).toContain(item),
);

test.each(["Quality minded", "Cost-conscious", "Work ethic"])("a mind for something is a trait: %s", (item) =>
  expect(
    findSkills(buildCv([{ kind: "skills", lines: [`Python, ${item}, Welding`] }])).find(
      ({ name }) => name === item,
    )?.kind,
  ).toBe("soft"),
);

test.each(["Innovation roundtables", "Leadership coaching"])(
  "a trait and what is held or done about it are one name: %s",
  (item) => expect(inList(`Welding, ${item}, Patience`)).toContain(item),
);

describe("a number behind capital letters", () => {
  test.each(["NOM-035", "API 653", "NR-18"])("is a standard: %s", (item) =>
    expect(inList(`Python, ${item}, Patience`)).toContain(item),
  );

  test.each(["A/L 2014", "BSC 2019", "Reg 12345678", "CB 400167", "070 123 4567"])(
    "is a year, a licence or a phone: %s",
    (item) => expect(inList(`Python, ${item}, Patience`)).not.toContain(item),
  );
});

describe("what a list puts among traits of character", () => {
  const kindOf = (item: string, list: string) =>
    findSkills(buildCv([{ kind: "skills", lines: [list] }])).find(({ name }) => name === item)?.kind;

  test.each([
    ["Minding small things", "Python, SQL, Patience, Minding small things"],
    ["Menschenkenntnis", "Excel, Kundenberatung, Geduld, Menschenkenntnis"],
    ["Grit", "Welding, Punctuality, Grit, Teamwork"],
    ["Steady hands", "Steady hands, Patience, Reliability"],
  ])("is one of them: %s", (item, list) => expect(kindOf(item, list)).toBe("soft"));

  test.each([
    ["Zorbling", "Python, Zorbling, Patience"],
    ["Nedap Fleet", "Care plans, Patience, Nedap Fleet"],
    ["Zorbling", "Patience, Zorbling, Python"],
    ["Zorbling", "Python, Zorbling"],
    ["Keeper education", "Zookeeping, Empathy, Patience, Keeper education"],
  ])("is none at their edge, and no proper name is: %s", (item, list) =>
    expect(kindOf(item, list)).toBe("technical"),
  );
});

describe("a kind of program in front of its name", () => {
  test.each([
    ["Sistema Zorbuk", "Zorbuk"],
    ["Logiciel Zorbuk Plus", "Zorbuk Plus"],
    ["Kassensystem Zorbuk", "Zorbuk"],
    ["booking system Zorbuk", "Zorbuk"],
  ])("is no part of it: %s", (item, name) => {
    const found = inList(`Excel, ${item}, Word`);
    expect(found).toContain(name);
    expect(found).toHaveLength(3);
  });

  test.each(["Software Zorbling", "Sistema de zorbling", "System Zorbling"])(
    "may be one with what is done: %s",
    (item) => expect(inList(`Excel, ${item}, Word`)).toContain(item),
  );
});

test("how much of what stands on the next row, and what somebody won, are no skills", () => {
  expect(inList("Welding, Brazing, a little", "Winner, Welding cup, Patience")).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/little|winner/i)]),
  );
});

describe("an item that begins with a language", () => {
  test.each(["Persian knotting", "Japanese lacquering"])("names how it is done somewhere: %s", (item) =>
    expect(inList(`Welding, ${item}, Patience`)).toContain(item),
  );

  test.each(["English speaking", "German B2", "Japanese (reading)"])("is the language: %s", (item) =>
    expect(inList(`Welding, ${item}, Patience`)).not.toContain(item),
  );
});
