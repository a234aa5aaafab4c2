import { describe, expect, it } from "vitest";
import { docx, p, table } from "../../../../test-support/docx.ts";
import { line, lines, pdf, text } from "../../../../test-support/pdf.ts";
import { readTexts } from "../../../../test-support/read.ts";
import { jobsOf } from "../../../parse/testing/jobs-of.ts";

const READ = [
  "2014 – 2019\tTurner",
  "Ruhrtal Zerspanung GmbH, Hagen",
  "Shafts and flanges to a hundredth.",
  "Setting of two lathes.",
];

describe("a row of a table with dates, a post over its firm, and what was done there", () => {
  it("is read in this order from the frames of a PDF", async () => {
    const page = [
      ...[40, 130, 300, 560].map((x) => line(x, 90, x, 150)),
      ...[90, 120, 150].map((y) => line(40, y, 560, y)),
      text(45, 103, "2014 – 2019"),
      ...lines(135, 103, ["Turner", "Ruhrtal Zerspanung GmbH, Hagen"], { leading: 12 }),
      ...lines(305, 103, ["Shafts and flanges to a hundredth.", "Setting of two lathes."], { leading: 12 }),
      text(45, 133, "2010 – 2014"),
      text(135, 133, "Apprentice"),
      text(305, 133, "Hand tools"),
    ];
    expect(await readTexts(pdf([page]))).toEqual([...READ, "2010 – 2014\tApprentice\tHand tools"]);
  });

  it("is read in this order from a DOCX", async () => {
    const named = p("Turner") + p("Ruhrtal Zerspanung GmbH, Hagen");
    const told = p("Shafts and flanges to a hundredth.") + p("Setting of two lathes.");
    expect(await readTexts(docx(table([[p("2014 – 2019"), named, told]])))).toEqual(READ);
  });
});

describe("a table whose column of firms holds the posts, too", () => {
  it("gives each its own", () => {
    const rows = ["When\tWhere\tWhat", "2014 – 2019\tTurner", "Ruhrtal Zerspanung GmbH, Hagen", "* Shafts."];
    expect(jobsOf(rows)).toEqual([["Turner", "Ruhrtal Zerspanung GmbH", "2014", "2019"]]);
  });

  it("holds firms alone beside a column of posts", () => {
    const rows = ["When\tWhere\tPosition", "2014 – 2019\tTurner & Miller\tFitter"];
    expect(jobsOf(rows)).toEqual([["Fitter", "Turner & Miller", "2014", "2019"]]);
  });
});
