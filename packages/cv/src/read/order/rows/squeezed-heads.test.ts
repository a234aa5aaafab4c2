import { expect, it } from "vitest";
import { fragment } from "../../../../test-support/fragment.ts";
import type { Fragment } from "../letters/fragments.ts";
import { toRows } from "./rows.ts";
import { joinWrappedCells } from "./wrapped-cells.ts";

function joined(...fragments: readonly Fragment[]): string[] {
  return joinWrappedCells(toRows(fragments)).map((row) =>
    row.map((cell) => cell.map(({ text }) => text).join(" ")).join("\t"),
  );
}

const DATES = "June 2019 to date";

/** Fragments are drawn in the order of their calls; letters are five points wide. */
it("a head that meets the dates on its right goes on below itself", () => {
  expect(
    joined(
      fragment(40, 100, "Senior Theatre", { bold: true }),
      fragment(40, 114, "Nurse", { bold: true }),
      fragment(70, 114, "(Moor)"),
      fragment(125, 100, DATES),
      fragment(40, 128, "Runs the list of two theatres."),
    ),
  ).toEqual(["Senior Theatre Nurse (Moor)\tJune 2019 to date", "Runs the list of two theatres."]);
});

it("it ends where the row below is drawn after the dates", () => {
  expect(
    joined(fragment(40, 100, "Senior Theatre"), fragment(125, 100, DATES), fragment(40, 114, "Moor View")),
  ).toEqual(["Senior Theatre\tJune 2019 to date", "Moor View"]);
});

it("it ends where another word would have had room", () => {
  expect(
    joined(fragment(40, 100, "Nurse"), fragment(40, 114, "Moor View"), fragment(225, 100, DATES)),
  ).toEqual(["Nurse\tJune 2019 to date", "Moor View"]);
});

it("it ends above another type that does not read on", () => {
  expect(
    joined(
      fragment(40, 100, "Senior Theatre", { bold: true }),
      fragment(40, 114, "Moor View"),
      fragment(125, 100, DATES),
    ),
  ).toEqual(["Senior Theatre\tJune 2019 to date", "Moor View"]);
});

it.each([
  ["Diploma in Pharmacy, 2019", "– 2022", true],
  ["Federation College (2021", "→ 2022)", true],
  ["Own boat, Mbita, 2017", "– Present.", true],
  ["Ward nurse, 2019 –", "March 2021", true],
  ["Joiner | Moor Ltd | October 2022", "to date (4 yrs 1 mo)", true],
  ["Tischlerin | Moor GmbH | Oktober 2022", "bis jetzt (4 Jahre)", true],
  ["Moor Ltd: Clerk, 02/2016 –", "08/2019 (3 yrs)", true],
  ["Clerk at Moor View (Oct 2018 – Aug", "2020 · 1 yr 11 mos)", true],
  ["Technicienne chez Moor (sept.", "2021 — sept. 2023)", true],
  ["Pfleger bei Haus Moor ( MÄR", "2023 – HEUTE · 3 Jahre )", true],
  ["Clerk, Moor House, Leeds", "2021 – 2023", false],
  ["Clerk, Moor House, Leeds", "2021 – now", false],
  ["Opened in 2019", "to great applause", false],
  ["Opened in 2019", "– 12 beds more", false],
  ["Ward nurse, 2021 –", "2019 – 2020, Leeds", false],
])("a range that breaks at its dash is one: %s / %s", (above, below, isOne) => {
  const rows = joined(fragment(40, 100, above), fragment(40, 112, below));
  expect(rows).toEqual(isOne ? [`${above} ${below}`] : [above, below]);
});
