import { describe, expect, it } from "vitest";
import { fragment } from "../../../../test-support/fragment.ts";
import { lines, pdf, text } from "../../../../test-support/pdf.ts";
import { readTexts } from "../../../../test-support/read.ts";
import { levelDates } from "./stacked-dates.ts";

const texts = (fragments: Parameters<typeof levelDates>[0]) => levelDates(fragments).map((f) => f.text);

describe("dates in a column of their own", () => {
  it("that are broken over lines stand beside their job as one", async () => {
    const job = (y: number, name: string, dates: readonly string[]) => [
      text(40, y + 5, name, { size: 12, font: "bold" }),
      ...lines(40, y + 28, ["Runs the day shift of a ward.", "Teaches those who come after."], {
        size: 11,
        leading: 18,
      }),
      ...lines(460, y, dates, { size: 12, leading: 17 }),
    ];
    const page = [
      ...job(100, "Senior Staff Nurse, Ashdown Hospital", ["April 2019", "— Present", "8 years"]),
      ...job(200, "Staff Nurse, Ashdown Hospital", ["May 2015", "—", "March 2019", "4 years"]),
    ];
    expect(await readTexts(pdf([page]))).toEqual([
      "Senior Staff Nurse, Ashdown Hospital\tApril 2019 — Present 8 years",
      "Runs the day shift of a ward.",
      "Teaches those who come after.",
      "Staff Nurse, Ashdown Hospital\tMay 2015 — March 2019 4 years",
      "Runs the day shift of a ward.",
      "Teaches those who come after.",
    ]);
  });

  it.each(["–> NOW", "-> Feb 2022", "→ now", "–– Feb 2022"])("goes on behind an arrow: %s", (end) => {
    const stack = ["JUN 2020", end].map((word, i) => fragment(40, 100 + 12 * i, word));
    expect(texts(stack)).toEqual([`JUN 2020 ${end}`]);
  });

  it.each([
    [["August,", "2023 to", "March,", "2025"]],
    [["February,", "2024 to date"]],
    [["May", "2019 –", "now"]],
    [["Sept.", "2019", "to May", "2021"]],
  ])("goes on from a month with a row of its own: %s", (words) => {
    const stack = words.map((word, i) => fragment(40, 100 + 12 * i, word));
    expect(texts(stack)).toEqual([words.join(" ")]);
  });

  it.each([
    ["two dates that stand alone", ["2013", "2016"]],
    ["two that each go on to this day", ["2021–", "2020–"]],
    ["dates of two jobs", ["2013 – 2016", "2016 – 2019"]],
    ["a year over the range of the row below", ["2013", "2010 – 2012"]],
    ["a date above other words", ["May 2015", "Leeds"]],
    ["a range and what was studied", ["2009 - 2012", "BSc Nursing"]],
    ["a range that does not end", ["May 2015 –", "Leeds"]],
    ["a town over a range", ["Leeds", "2015 – 2018"]],
    ["a town over a year", ["Leeds", "2015", "Hull", "2018"]],
  ])("does not join %s", (_, words) => {
    const stack = words.map((word, i) => fragment(400, 100 + 14 * i, word));
    expect(texts(stack)).toEqual(words);
  });
});

describe("posts over their dates, flush right beside a line of time", () => {
  const bold = { size: 12, bold: true };
  const flush = (y: number, words: string, looks: { size: number; bold?: boolean }) =>
    fragment(160 - 0.5 * looks.size * words.length, y, words, looks);
  const entry = (y: number, dates: string, employer: string) => [
    flush(y, "Senior Software", bold),
    flush(y + 16, "Engineer", bold),
    flush(y + 31, dates, { size: 9 }),
    ...(employer === "" ? [] : [fragment(200, y, employer, bold)]),
    fragment(200, y + 18, "Owns the ledger of four million people."),
  ];
  const rowsOf = (fragments: Parameters<typeof levelDates>[0]) =>
    levelDates(fragments).map((f) => [f.baseline, f.text]);

  it("stand with them on the rows of their employers", () => {
    const page = [
      ...entry(100, "Mar 2021 - Present", "Paywren"),
      ...entry(180, "May 2018 - Feb 2021", "Northmoor"),
    ];
    expect(rowsOf(page)).toEqual(
      expect.arrayContaining([
        [100, "Senior Software Engineer"],
        [100, "Mar 2021 - Present"],
        [180, "Senior Software Engineer"],
        [180, "May 2018 - Feb 2021"],
      ]),
    );
  });

  it("stay where they are when nobody stands beside them", () => {
    const page = [...entry(100, "Mar 2021 - Present", ""), ...entry(180, "May 2018 - Feb 2021", "")];
    expect(rowsOf(page)).toContainEqual([131, "Mar 2021 - Present"]);
  });
});
