import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

/** A row of a table in a word processor's file, where nothing has a place on the page. */
const row = (...cells: readonly string[]) => ({
  text: cells.join("\t"),
  cells: cells.length > 1 ? cells : null,
  box: null,
});

test("a post beside its dates is none of the headings in the first column of a table", () => {
  const { sections, positions } = parseDocument(
    cvDocument([
      row("Marisol Ortega"),
      row("Profile", "Calm in peak weeks and fond of numbers."),
      row("Experience", "Operations Manager", "Mar 2020 – Present"),
      row("Brightwell Logistics, Leeds"),
      row("Runs three warehouses with 120 people."),
      row("Shift Manager", "Jun 2016 – Feb 2020"),
      row("Calder Foods Ltd, Wakefield"),
      row("Led a shift of 25 on two packing lines."),
      row("Education", "BSc Business Management"),
      row("University of Bradford, 2016"),
      row("Clubs", "Chess, rowing"),
    ]),
    "2026-11-01",
  );
  expect(positions.map(({ position: { title, company } }) => [title, company])).toEqual([
    ["Operations Manager", "Brightwell Logistics"],
    ["Shift Manager", "Calder Foods Ltd"],
  ]);
  expect(sections.map(({ heading }) => heading)).toEqual([
    null,
    "Profile",
    "Experience",
    "Education",
    "Clubs",
  ]);
});

test.each([
  ["each part of its head has a row", ["Warehouse Manager", "Brightwell", "Leeds", "since March 2020"]],
  ["a narrow column breaks its head", ["Brightwell,\tMarch 2020 – now", "Leeds —", "Warehouse Manager"]],
])("a post is one under any heading where %s", (_, head) => {
  const kinds = parseDocument(
    cvDocument([
      "! Marisol Ortega",
      "# Skills",
      "Rosters, Stocktaking",
      "# Sheds",
      ...head,
      "* Runs three warehouses.",
      "# Languages",
      "English, Spanish",
    ]),
    "2026-11-01",
  ).sections.map(({ kind }) => kind);
  expect(kinds).toEqual(["personal", "skills", "experience", "languages"]);
});
