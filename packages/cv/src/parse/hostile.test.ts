import { expect, test } from "vitest";
import { findAchievements } from "../assess/find-achievements.ts";
import { findInconsistencies } from "../assess/inconsistencies/find-inconsistencies.ts";
import { parseDocument } from "./parse-document.ts";
import { cvDocument } from "./testing/cv-document.ts";

const LENGTH = 100_000;
/** Of the processor, whatever else the machine does; a pattern that backtracks takes minutes. */
const MOST_MS = 2_500;

const PIECES = [
  "a",
  " ",
  "word ",
  "a,",
  "1",
  "1 ",
  "a.",
  "a@",
  "a.b@c.",
  "(",
  "(a)",
  "- ",
  "2019 - 2020 ",
  "a\t",
  "$1,",
  "A B ",
  "Abc Def ",
  "www.",
  "+1 (2) 3-",
  "from 1 to ",
  "من 6 إلى ",
  "Jan ",
  "• ",
  "'",
  "since ",
  "Manager at ",
  "a & b, ",
  "a: ",
  "Level 4 ",
  "three days ",
  "Reduced it by 5 %. ",
  "e\u0301",
  "\u200d",
  "BSc in ",
  "(((( 2010 ",
  ", B1",
  "| ",
  "@",
  "a @ ",
  "a (at) b ",
  "[at] a (dot) ",
  "Italy – ",
  "B.E. 2562 – ",
  "3 instead of ",
  "used to now 3 ",
  "worked as a ",
  "(a; ",
  "Faculty of ",
  "BSc 2012; ",
  "2014/15 to ",
  "Summers 2012, ",
  "of 31 a, ",
];
const HEADINGS = ["Summary", "Experience", "Education", "Certifications", "Languages", "Contact"];

function analyse(heading: string, text: string): void {
  const parsed = parseDocument(cvDocument(["! Jane Doe", `# ${heading}`, text, "More", text]), "2026-11-01");
  findAchievements(parsed.sections, parsed.positions, parsed.language.code);
  findInconsistencies(parsed, 1, "2026-11-01");
}

test.each(PIECES)("100,000 characters of %j do not hold a worker up", (piece) => {
  const text = piece.repeat(Math.ceil(LENGTH / piece.length));
  // The word tables are built once per process and are not what is timed.
  analyse("Summary", "warm");
  for (const heading of HEADINGS) {
    const from = process.cpuUsage();
    analyse(heading, text);
    expect(process.cpuUsage(from).user / 1_000, heading).toBeLessThan(MOST_MS);
  }
});
