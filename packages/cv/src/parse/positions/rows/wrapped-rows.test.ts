import { describe, expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";
import { rowsOfColumn } from "../../testing/rows-of-column.ts";

const NARROW = { width: 280, perLetter: 5.4 };

const readPosts = (...lines: readonly string[]) => {
  const rows = rowsOfColumn(lines, NARROW);
  const parsed = parseDocument(
    cvDocument(["! Ada Byron", "ada@byron.example", "# Experience", ...rows]),
    "2026-11-01",
  );
  return parsed.positions.map(({ position }) => position);
};

const TEXT = "* Kept the lists of lost parcels and of all that came.";
const LATER = ["Clerk, Cedar Roads Ltd\t2014 – 2016", "* Filed what came in and went out of the long house."];

const named = ({ title, company }: { readonly title: string; readonly company: string | null }): string =>
  `${title} | ${company}`;

describe("a header that its column cuts is one row", () => {
  test.each([
    [
      "its firm in front of its dates",
      ["Licensed Crane Engineer at Straithe Aero", "Engineering Pte Ltd (Nov 2017 – May 2020)"],
      "Licensed Crane Engineer | Straithe Aero Engineering Pte Ltd",
    ],
    [
      "a firm that begins behind a word",
      ["Air Crew Technician (National Service) with", "Republic of Norvale Air Force, May 2017 – May 2019"],
      "Air Crew Technician (National Service) | Republic of Norvale Air Force",
    ],
    [
      "names between bars",
      ["Audit Senior | Brackwell, Hollow & Naisby | Leeds |", "October 2017 – May 2019"],
      "Audit Senior | Brackwell, Hollow & Naisby",
    ],
    [
      "a bracket beside dates",
      ["Plan Assistant (Northern\tMay 2017 – May 2019", "Parcel Network)"],
      "Plan Assistant | Northern Parcel Network",
    ],
    [
      "the legal form of a firm, with its town",
      ["Wash House Manager, Quillon Knits (Pvt)\tMay 2017 – May 2019", "Ltd, Selby"],
      "Wash House Manager | Quillon Knits (Pvt) Ltd",
    ],
    [
      "a title beside dates over its firm",
      ["Front Office\tfrom February 2017 until December 2019", "Manager", "Brindle Palms, Leeds"],
      "Front Office Manager | Brindle Palms",
    ],
  ])("%s", (_, lines, post) => {
    expect(readPosts(...lines, TEXT, ...LATER).map(named)[0]).toBe(post);
  });

  test("a firm beside dates over its title", () => {
    const rows = [
      "Brindle\tfrom September 2017 until September 2019 · 2 yrs",
      "Palms",
      "Front Office Manager, Leeds",
    ];
    const later = ["Cedar Roads Ltd\t2014 – 2016", "Clerk, Leeds", TEXT];
    expect(readPosts(...rows, TEXT, ...later).map(named)[0]).toBe("Front Office Manager | Brindle Palms");
  });

  test("evidence stands in the line that it quotes", () => {
    const [post] = readPosts(
      "Brindle\tfrom September 2017 until September 2019 · 2 yrs",
      "Palms",
      "Clerk, Leeds",
      TEXT,
      ...LATER,
    );
    expect(post?.evidence.map(({ quote }) => quote)).toContain("Brindle");
  });
});

describe("two names in two rows stay two", () => {
  test.each([
    [
      "a firm, and its post below",
      ["Brindle Palms\tfrom February 2017 until December 2019", "Receptionist"],
      "Receptionist | Brindle Palms",
    ],
    [
      "a field behind a dash, and the firm below",
      ["Senior Executive – Sea Freight\tMay 2017 – May 2019", "Harbour Logistics Ltd"],
      "Senior Executive – Sea Freight | Harbour Logistics Ltd",
    ],
    [
      "two posts, and the firm below",
      ["Manager – Claims Analyst\tfrom February 2017 until December 2019", "Sandhurst Partners, Leeds"],
      "Manager – Claims Analyst | Sandhurst Partners",
    ],
  ])("%s", (_, lines, post) => {
    expect(readPosts(...lines, TEXT, ...LATER).map(named)[0]).toBe(post);
  });
});
