import { describe, expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

const readPosts = (...lines: readonly string[]) =>
  parseDocument(
    cvDocument(["! Ada Byron", "ada@byron.example", "# Experience", ...lines]),
    "2026-11-01",
  ).positions.map(({ position: { title, company } }) => `${title} | ${company}`);

describe("names in a bracket behind the post", () => {
  test("are the firms where each job has one and none beside it", () => {
    expect(
      readPosts(
        "Junior Data Analyst (Forthby & Carnock)\t2021 – 2024",
        "* Kept the lists of lost parcels.",
        "PCV Driver (Forthby & Carnock)\t2017 – 2021",
        "* Drove the night route.",
      ),
    ).toEqual(["Junior Data Analyst | Forthby & Carnock", "PCV Driver | Forthby & Carnock"]);
  });

  test("are fields where the firm has a row of its own", () => {
    expect(
      readPosts(
        "Site Engineer (Tall Roofs)\t2021 – 2024",
        "Halden Roads Ltd",
        "* Kept the lists of lost parcels.",
        "Site Engineer (Deep Drains)\t2017 – 2021",
        "Cedar Roads Ltd",
        "* Drove the night route.",
      ),
    ).toEqual([
      "Site Engineer (Tall Roofs) | Halden Roads Ltd",
      "Site Engineer (Deep Drains) | Cedar Roads Ltd",
    ]);
  });
});

describe("names behind the comma of a post", () => {
  test("are towns where one of them is known and the firm stands above", () => {
    expect(
      readPosts(
        "Mahaga Knits Ltd\t2020 – 2022",
        "Merchandiser, Biyaguma",
        "* Kept the lists of lost parcels.",
        "Radolu Apparels Ltd\t2018 – 2020",
        "Trainee Merchandiser, Colombo",
        "* Trim cards and lab dips.",
      ),
    ).toEqual(["Merchandiser | Mahaga Knits Ltd", "Trainee Merchandiser | Radolu Apparels Ltd"]);
  });

  test("are fields where one of them is called so", () => {
    expect(
      readPosts(
        "Mahaga Knits Ltd\t2020 – 2022",
        "Analyst, Payments",
        "* Kept the lists of lost parcels.",
        "Radolu Apparels Ltd\t2018 – 2020",
        "Analyst, Colombo",
        "* Trim cards and lab dips.",
      )[0],
    ).toBe("Analyst, Payments | Mahaga Knits Ltd");
  });
});
