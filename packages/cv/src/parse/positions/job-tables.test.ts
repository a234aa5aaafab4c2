import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";

const row = (...cells: readonly string[]) => ({ text: cells.join("\t"), cells });

test.each([
  [
    "numbered rows, whose number is the mark of a list",
    [
      row("S/N", "NAME OF SCHOOL", "POST HELD", "PERIOD"),
      {
        ...row(
          "Riverside Model College, Rumuola",
          "Head of Department, Mathematics",
          "Sept., 2019 – Till date",
        ),
        bullet: true,
      },
      {
        ...row(
          "Government Day School, Birnin Kudu (N.Y.S.C)",
          "Corps Member (Mathematics Teacher)",
          "Oct., 2013 – Aug., 2014",
        ),
        bullet: true,
      },
    ],
    [
      ["Head of Department, Mathematics", "Riverside Model College", "2019-09", "now"],
      ["Corps Member (Mathematics Teacher)", "Government Day School", "2013-10", "2014-08"],
    ],
  ],
  [
    "numbered rows with their number",
    [
      row("Sl. No.", "Name of Institution", "Designation / Post", "Period"),
      row("1.", "Hilltop Academy, Guntur", "Primary Teacher", "June 2018 - May 2021"),
      row("2.", "Zion Foundation School", "Science Teacher", "June 2021 - till date"),
    ],
    [
      ["Primary Teacher", "Hilltop Academy", "2018-06", "2021-05"],
      ["Science Teacher", "Zion Foundation School", "2021-06", "now"],
    ],
  ],
  [
    "the post with what it was for, and rows of many words",
    [
      row("Dates", "School", "Post and responsibilities"),
      row(
        "Sept 2019 – present",
        "Moor Lane Primary School, Leeds",
        "Year 4 class teacher and Maths Lead (MPS/UPS + TLR2)",
      ),
      "Whole-school maths curriculum. Staff INSET and lesson observations.",
      row(
        "Sept 2014 – Aug 2019",
        "St Chad’s C of E Primary School, Wakefield",
        "Class teacher, Years 1, 2 and 3",
      ),
    ],
    [
      ["Year 4 class teacher and Maths Lead", "Moor Lane Primary School", "2019-09", "now"],
      ["Class teacher, Years 1, 2 and 3", "St Chad’s C of E Primary School", "2014-09", "2019-08"],
    ],
  ],
  [
    "the work told behind the post in its cell",
    [
      row("Year", "Place", "Work"),
      row("2011 - 2015", "Kavin Builders, Manipay", "Mason helper. Mixing concrete, curing, carry bricks"),
      row(
        "2015 - 2022",
        "Palmyra Constructions (Pvt) Ltd, Nallur",
        "Mason. Brick and block work, columns and slab concrete, 64 houses",
      ),
    ],
    [
      ["Mason helper", "Kavin Builders", "2011", "2015"],
      ["Mason", "Palmyra Constructions (Pvt) Ltd", "2015", "2022"],
    ],
  ],
  [
    "ranks of seamen, of which one is a word of dates",
    [
      row("Vessel", "Company", "Rank", "Sign on", "Sign off"),
      row("MV Coral Dawn", "Oceanic Ship Management", "AB", "12.03.2021", "02.11.2021"),
      row("MV Silver Tern", "Oceanic Ship Management", "Bosun", "10.02.2022", "20.10.2022"),
    ],
    [
      ["AB", "Oceanic Ship Management", "2021-03", "2021-11"],
      ["Bosun", "Oceanic Ship Management", "2022-02", "2022-10"],
    ],
  ],
])("%s", (_, lines, expected) => {
  expect(jobsOf(lines)).toEqual(expected);
});
