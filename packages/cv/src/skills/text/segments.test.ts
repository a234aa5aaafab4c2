import { describe, expect, test } from "vitest";
import { inJob, namesIn } from "../testing/build-cv.ts";
import { fillsSegment } from "./segments.ts";
import { tokenise } from "./tokenise.ts";

/** Whether the words between the brackets are a piece of their own. */
function isPiece(marked: string): boolean {
  const [before = "", name = "", after = ""] = marked.split(/[[\]]/);
  const from = tokenise(before).length;
  return fillsSegment(tokenise(before + name + after), from, from + tokenise(name).length);
}

test.each([
  "[focus groups]",
  "Kitchen audits, [focus groups], translation",
  "Kitchen audits and [focus groups] with villagers",
  "bank work and the [fixed asset register].",
  "Checked [bar bending schedules]; drawings",
  "Audits: [focus groups] every week",
])("a piece of its own: %s", (marked) => expect(isPiece(marked)).toBe(true));

test.each([
  "Kitchen [focus groups], translation",
  "[focus groups] leader",
  "carried [payment certificates] to the bank",
  "a [content calendar]",
])("part of another piece: %s", (marked) => expect(isPiece(marked)).toBe(false));

describe("things and single words in sentences", () => {
  test("a thing of the work counts as a piece of its own, beside a sure skill of its field", () => {
    expect(inJob("Fault finding in motors and distribution boards; earth testing.")).toContain(
      "Distribution boards",
    );
    expect(inJob("Parked beside the distribution boards.")).toEqual([]);
    expect(inJob("Case management of 32 families, home visits, court hearings.")).toContain(
      "Case management",
    );
  });

  test("what comes of the work and is carried about does not", () => {
    expect(inJob("Sales forecasting and the sales reports.")).not.toContain("Sales reports");
    expect(inJob("Product launch in autumn, bids.")).toEqual([]);
  });

  test("a word for lists counts where it is the whole piece", () => {
    expect(inJob("Ticketing, visa processing, refunds.")).toContain("Ticketing");
    expect(inJob("Sewing of children's wear.")).toContain("Sewing");
    expect(inJob("On-time delivery climbed to 97 %; audit rating good; a retail book of 9 million.")).toEqual(
      [],
    );
  });

  test("but not where it says whose training or cleaning", () => {
    expect(inJob("Training of two juniors, cleaning of analysers.")).toEqual([]);
  });

  test("an ambiguous tool is vouched for by an activity of its field that it is used in", () => {
    expect(inJob("Subtitles, audio editing in Audacity.")).toContain("Audacity");
    expect(namesIn([{ kind: "experience", lines: ["Audacity got him the post."] }])).toEqual([]);
  });
});
