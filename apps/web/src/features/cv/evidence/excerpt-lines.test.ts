import { expect, it } from "vitest";
import { excerptLines } from "./excerpt-lines.ts";

const lines = [
  { line: 0, text: "Ann" },
  { line: 4, text: "React, CSS" },
  { line: 7, text: "React at Acme" },
];

it("shows each line once, in the order of the document", () => {
  const evidence = [
    { line: 7, quote: "React" },
    { line: 4, quote: "CSS" },
    { line: 4, quote: "React" },
  ];
  expect(excerptLines(lines, evidence)).toEqual([
    { line: 4, text: "React, CSS", quotes: ["CSS", "React"] },
    { line: 7, text: "React at Acme", quotes: ["React"] },
  ]);
});

it("leaves out lines that are not there", () => {
  expect(excerptLines(lines, [{ line: 99, quote: "React" }])).toEqual([]);
});
