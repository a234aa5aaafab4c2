import { describe, expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";
import { rowsOfColumn } from "../../testing/rows-of-column.ts";

const PAGE = { width: 480, perLetter: 5 };

const readPosts = (...lines: readonly string[]) => {
  const rows = rowsOfColumn(lines, PAGE);
  return parseDocument(
    cvDocument(["! Ada Byron", "ada@byron.example", "# Experience", ...rows]),
    "2026-11-01",
  ).positions.map(({ position: { title, company } }) => `${title} | ${company}`);
};

const LATER = ["Clerk, Cedar Roads Ltd\t2014 – 2016", "* Filed what came in and went out."];

describe("the last name of a row that the dates beside it cut", () => {
  test.each([
    [
      "Company Secretarial Executive, Quillon Corporate\tfrom October 2021 until December 2023 · 2 yrs 3 mos",
      "Services",
      "Company Secretarial Executive | Quillon Corporate Services",
    ],
    [
      "Senior Aircraft Technician, Straithe Aero Engineering\tfrom May 2016 until October 2020 · 4 yrs",
      "Pte Ltd, Changi",
      "Senior Aircraft Technician | Straithe Aero Engineering Pte Ltd",
    ],
    [
      "Assistant Transport Planner (Northern Parcel\tfrom October 2021 until December 2023 · 2 yrs 3 mos",
      "Network)",
      "Assistant Transport Planner | Northern Parcel Network",
    ],
    [
      "Quillon Corporate Services Ltd — Company Secretarial\tfrom October 2021 until December 2023 · 2 yrs",
      "Executive",
      "Company Secretarial Executive | Quillon Corporate Services Ltd",
    ],
  ])("%s // %s", (first, second, post) => {
    const [read] = readPosts(first, second, "* Kept the lists of lost parcels.", ...LATER);
    expect(read).toBe(post);
  });

  test("is whole where the row has room, or another name stands below", () => {
    const rest = ["* Kept the lists of lost parcels.", ...LATER];
    expect(readPosts("Head Chef\t2019 – 2021", "Quillon Kitchens", ...rest)[0]).toBe(
      "Head Chef | Quillon Kitchens",
    );
    expect(
      readPosts(
        "Quillon Kitchens and Catering Services Ltd, Kandy\tfrom October 2021 until December 2023 · 2 yrs",
        "Head Chef",
        ...rest,
      )[0],
    ).toBe("Head Chef | Quillon Kitchens and Catering Services Ltd");
  });
});

test('"me" at the end of a sentence is no form of a firm', () => {
  expect(
    readPosts(
      "Quillon Pather Inc.\tApril 2023 – today",
      "Associate Attorney, Durban",
      "Two candidate attorneys report to me.",
      "Naisby & Hollow\tFebruary 2021 – March 2023",
      "Candidate Attorney, Durban",
      "Legal research and court filings for clients.",
    )[1],
  ).toBe("Candidate Attorney | Naisby & Hollow");
});

test("a sentence without a bullet that ends in dates is no post", () => {
  expect(
    readPosts(
      "Librarian\tApril 2017 – today",
      "Quillon Public Library",
      "Loans to children doubled between 2018 and 2024.",
      "Raised the money for a second van since 2019.",
    ),
  ).toEqual(["Librarian | Quillon Public Library"]);
});
