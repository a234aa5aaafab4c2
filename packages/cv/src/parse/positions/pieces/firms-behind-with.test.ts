import { describe, expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

const readPosts = (...lines: readonly string[]) =>
  parseDocument(
    cvDocument(["! Ada Byron", "ada@byron.example", "# Experience", ...lines, "* Kept the lists."]),
    "2026-11-01",
  ).positions.map(({ position: { title, company, location, startDate, endDate } }) =>
    [title, company, location, startDate, endDate ?? "now"].join(" | "),
  );

describe("a post told in a line with its firm, its town and its dates", () => {
  test.each([
    [
      "Systems Administrator with Benbow Hosting in Makurdi, 08/2019 - 04/2022 (2 yrs 9 mos).",
      "Systems Administrator | Benbow Hosting | Makurdi | 2019-08 | 2022-04",
    ],
    [
      "Agronomist with Quill Flats Seed Company in Paya Lebar, 2023-03 to now · 3 yrs 9 mos.",
      "Agronomist | Quill Flats Seed Company | Paya Lebar | 2023-03 | now",
    ],
    [
      "AI Engineer with Kobotrail in Lagos, March 2024 to date.",
      "AI Engineer | Kobotrail | Lagos | 2024-03 | now",
    ],
    [
      "Graduate Trainee, IT with Crestwell Bank Plc in Ibadan, 2019.09 → 2020.12.",
      "Graduate Trainee, IT | Crestwell Bank Plc | Ibadan | 2019-09 | 2020-12",
    ],
    [
      "Engineer at Odrava Motion Sp. z o.o. (from July 2019 until October 2021 · 2 yrs)",
      "Engineer | Odrava Motion Sp. z o.o. |  | 2019-07 | 2021-10",
    ],
    [
      "Merchandiser with Mahaga Knits (Pvt) Ltd in Biyagama, SEP 2022 – PRESENT",
      "Merchandiser | Mahaga Knits (Pvt) Ltd | Biyagama | 2022-09 | now",
    ],
  ])("%s", (line, post) => {
    expect(readPosts(line)).toEqual([post]);
  });

  test("what a title is good with stays in it", () => {
    expect(readPosts("Developer with strong focus on tests | Cedar Ltd | 2019 – 2021")[0]).not.toContain(
      "| strong",
    );
  });
});

describe("dates that go on in the next row", () => {
  test.each([
    [
      "Clerk | Serena Traders Ltd | Pettah | from January 2020 until",
      "February 2023 · 3 yrs 2 mos",
      "2020-01 | 2023-02",
    ],
    [
      "Clerk | Serena Traders Ltd | Pettah | from January 2020",
      "until February 2023 (3 yrs 2 mos)",
      "2020-01 | 2023-02",
    ],
    ["Clerk with Serena Traders Ltd in Pettah, since September", "2022 · 4 yrs 3 mos.", "2022-09 | now"],
    [
      "Clerk with Serena Traders Ltd in Pettah, since September 2022.",
      "To the owner I told all.",
      "2022-09 | now",
    ],
  ])("%s // %s", (first, second, dates) => {
    const [post] = readPosts(first, second);
    expect(post).toBe(`Clerk | Serena Traders Ltd | Pettah | ${dates}`);
  });

  test("an estate is no Italian summer", () => {
    expect(readPosts("Great Ashdown Estate\t2010 – now", "Head Gardener")[0]).toContain(
      "Great Ashdown Estate",
    );
  });
});
