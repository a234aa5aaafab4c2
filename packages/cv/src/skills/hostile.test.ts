import { expect, test } from "vitest";
import { analyseDocument } from "../analyse.ts";
import { cvDocument } from "../parse/testing/cv-document.ts";

const LENGTH = 20_000;
/** Of the processor, whatever else the machine does. What looks from each name at all others takes ten times as long. */
const MOST_MS = 5_000;

/** Repeated without end: each is one line with thousands of names, items or cues. */
const PIECES = [
  "Java/",
  "C++",
  "Java, ",
  "Word. ",
  "Java ",
  "no experience in ",
  "plan to learn ",
  "using Abc, ",
];

function analyse(text: string): void {
  const lines = ["! Jane Doe", "# Experience", "Engineer, Acme Ltd, 2019 – 2022", text, "# Skills", text];
  analyseDocument(cvDocument(lines), { asOf: "2026-11-01" });
}

test.each(PIECES)("20,000 characters of %j do not hold a worker up", (piece) => {
  // The graph is read once per process and is not what is timed.
  analyse("warm");
  const from = process.cpuUsage();
  analyse(piece.repeat(Math.ceil(LENGTH / piece.length)));
  expect(process.cpuUsage(from).user / 1_000).toBeLessThan(MOST_MS);
});
