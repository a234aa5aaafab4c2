import { describe, expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument, type TestLine } from "../../testing/cv-document.ts";

/** A line that ends `right` points from the left edge of its column, which is 300 wide. */
const line = (
  text: string,
  y: number,
  right: number,
  more: Partial<Exclude<TestLine, string>> = {},
): TestLine => ({
  text,
  box: { x: 50, y, width: right, height: 12 },
  ...more,
});

const titlesOf = (...lines: readonly TestLine[]) =>
  parseDocument(
    cvDocument(["! Ada Byron", "ada@byron.example", "# Experience", ...lines]),
    "2026-11-01",
  ).positions.map(({ position }) => [position.title, position.company]);

const BODY = line("Watches the queues of payments and writes what went wrong in a log.", 160, 300, {
  bullet: true,
});

describe("a title that its row cannot hold", () => {
  test("goes on below without a link word", () => {
    expect(
      titlesOf(
        line("Assistant Vice President Transaction Banking", 100, 285, { bold: true }),
        line("Operations", 114, 60, { bold: true }),
        line("Deccan National Bank\tApr 2021 – Present", 128, 300),
        BODY,
      ),
    ).toEqual([["Assistant Vice President Transaction Banking Operations", "Deccan National Bank"]]);
  });

  test("begins behind the dash of its company", () => {
    expect(
      titlesOf(
        line("Sapphire Corporate Services, Colombo — Company Secretarial", 100, 280, { bold: true }),
        line("Executive", 114, 50),
        line("October 2024 – Present", 128, 90),
        BODY,
      ),
    ).toEqual([["Company Secretarial Executive", "Sapphire Corporate Services"]]);
  });

  test("ends with its row where there was room for more", () => {
    expect(
      titlesOf(
        line("Assistant Vice President", 100, 140, { bold: true }),
        line("Operations", 114, 60, { bold: true }),
        line("Deccan National Bank\tApr 2021 – Present", 128, 300),
        BODY,
      )[0]?.[0],
    ).toBe("Assistant Vice President");
  });
});
