import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

const bold = (text: string) => ({ text, bold: true, size: 10 });

test.each(["Stage", "Praktikum", "Internship", "Volunteer"])(
  "%s over a firm and its dates is a post, though a section may be called so",
  (post) => {
    const page = [
      "! Ada Byron",
      "# Kitchens",
      bold("Chef de Partie"),
      "The Turlough Rooms · Galway",
      "Apr 2023 – present",
      "# Internships",
      bold(post),
      "Casa Oltremare · Trieste",
      "Nov 2022 – Dec 2022",
      bold(post),
      "Grindhus · Aarhus",
      "Feb 2020 – Mar 2020",
    ];
    const { positions } = parseDocument(cvDocument(page), "2026-11-01");
    expect(positions.map(({ position: { title, company } }) => [title, company])).toEqual([
      ["Chef de Partie", "The Turlough Rooms"],
      [post, "Casa Oltremare"],
      [post, "Grindhus"],
    ]);
  },
);

test("a heading of its own stays one", () => {
  const page = [
    "! Ada Byron",
    "# Work experience",
    "Cook, The Turlough Rooms, 2019 – 2023",
    "# Internship",
    "Casa Oltremare, kitchen, 2018",
  ];
  const { sections } = parseDocument(cvDocument(page), "2026-11-01");
  expect(sections.map(({ heading }) => heading)).toEqual([null, "Work experience", "Internship"]);
});
