import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

const PER_LETTER = 5;

/** Rows of one column, each as wide as its letters. */
function postsOf(...lines: readonly string[]): readonly string[] {
  const rows = lines.map((text, at) => ({
    text: text.replace(/^\* /u, ""),
    bullet: text.startsWith("* "),
    box: { x: 50, y: 100 + at * 14, width: text.length * PER_LETTER, height: 12 },
  }));
  const cv = parseDocument(
    cvDocument(["! Ada Byron", "ada@byron.example", "# Experience", ...rows]),
    "2026-11-01",
  );
  return cv.positions.map(({ position: { title, company } }) => `${title} | ${company}`);
}

test("a firm behind its post goes on below where the row has no room", () => {
  expect(
    postsOf(
      "Jun 2012 – Dec 2018: Territory Rep @ Bharathi",
      "Seeds · Setúbal",
      "* Called cold leads until eleven, warm later.",
      "Jan 2008 – May 2012: Medical Rep @ Nordly",
      "Reklame · Shymkent, Kazakhstan",
      "* Visited forty pharmacies a week on foot.",
    ),
  ).toEqual(["Territory Rep | Bharathi Seeds", "Medical Rep | Nordly Reklame"]);
});

test("what stands below a row with room, or is a town, is no part of the firm", () => {
  expect(
    postsOf(
      "Jun 2012 – Dec 2018: Territory Rep @ Bharathi",
      "Leeds",
      "* Called cold leads until eleven and warm ones later on in the day.",
    ),
  ).toEqual(["Territory Rep | Bharathi"]);
});
