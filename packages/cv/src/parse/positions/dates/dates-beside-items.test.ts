import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

test("dates that had no room beside a long header stand beside its first item", () => {
  expect(
    jobsOf([
      "Night Porter — Old Harbour Hotel and Conference Rooms, Whitby",
      "* Locked up, walked the floors each hour.\tSept 2023 – present",
      "* Carried trunks.",
      "Kitchen Porter (weekends) — Mrs Okafor's Bakery, Hull",
      "* Washed tins and trays.\tMay 2021 – Aug 2023",
    ]),
  ).toEqual([
    ["Night Porter", "Old Harbour Hotel and Conference Rooms", "2023-09", "now"],
    ["Kitchen Porter (weekends)", "Mrs Okafor's Bakery", "2021-05", "2023-08"],
  ]);
});

test("the same beside an item whose mark is drawn, where other headers are bold and have theirs", () => {
  const bold = (text: string) => ({ text, bold: true });
  expect(
    jobsOf([
      bold("Old Harbour Hotel and Conference Rooms, Night Porter"),
      "Locked up and walked the floors each hour.\t2023-09 — Present",
      "Carried trunks.",
      bold("Okafor Bakery, Kitchen Porter\t2021-05 — 2023-08"),
      "Washed tins and trays.",
    ]),
  ).toEqual([
    ["Night Porter", "Old Harbour Hotel and Conference Rooms", "2023-09", "now"],
    ["Kitchen Porter", "Okafor Bakery", "2021-05", "2023-08"],
  ]);
});

test("what a header has by itself, an item does not take away", () => {
  expect(
    jobsOf([
      "Night Porter — Old Harbour Hotel, Whitby\t2020 – 2023",
      "* Rebuilt the luggage room.\t2021 – 2022",
    ]),
  ).toEqual([["Night Porter", "Old Harbour Hotel", "2020", "2023"]]);
});

test("an employer behind the sign for at, whatever a table knows of it", () => {
  expect(
    jobsOf([
      "Shop Girl @ Aunty Bisi's Cloth\tOctober 2022 – June 2024",
      "Yaba",
      "Canvasser (vacation) @ Palmwine Polls\tJuly 2021 – September 2021",
      "Ikorodu, Lagos",
    ]),
  ).toEqual([
    ["Shop Girl", "Aunty Bisi's Cloth", "2022-10", "2024-06"],
    ["Canvasser (vacation)", "Palmwine Polls", "2021-07", "2021-09"],
  ]);
});

test("headers below their dates that no table knows, in the form of those that are known", () => {
  expect(
    jobsOf([
      "11.03.2025 – till present",
      'A/B · Nordkap Shipping · m/v "Lapwing", bulk carrier',
      "* Look-out and mooring.",
      "20.07.2023 – 28.02.2024",
      'O/S · Red Heron Line · m/v "Olga P", feeder',
      "* Lashing.",
    ]).map(([title, company]) => [title, company]),
  ).toEqual([
    ["A/B", "Nordkap Shipping"],
    ["O/S", "Red Heron Line"],
  ]);
});

test("a time without work is told, and no post", () => {
  expect(
    jobsOf([
      "Cook, Harbour Grill, Dover\t2015 – 2019",
      "* Sauces and grill.",
      "Why no work from April 2020 to May 2021",
      "I looked after my father.",
    ]),
  ).toEqual([["Cook", "Harbour Grill", "2015", "2019"]]);
});
