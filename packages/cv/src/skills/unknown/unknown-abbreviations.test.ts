import { expect, test } from "vitest";
import { inJob, namesIn } from "../testing/build-cv.ts";

test.each([
  ["Fault finding using ZQM, VXL and QTM.", ["ZQM", "VXL", "QTM"]],
  ["Bank reconciliation; QZT, ledger work.", ["QZT"]],
  ["Secrets and policies in QXA.", ["QXA"]],
])("a piece of its own: %s", (line, expected) => {
  expect(inJob(line)).toEqual(expect.arrayContaining(expected));
});

test.each([
  "Deposits grew to LKR 3.8 billion and USD 2 million.",
  "Worked for UNICEF, WHO and the CEO in UAE.",
  "QZT officer of the year.",
  "The Quality Zone Team (QZT) met weekly.",
  "WORKED HARD FOR MANY YEARS, BAR, ZQM AND MORE.",
])("not money, places, ranks, parts of names: %s", (line) => {
  expect(inJob(line).filter((name) => /^[A-Z]{3,}$/.test(name))).toEqual([]);
});

test("only in what is told of work", () => {
  expect(namesIn([{ kind: "education", lines: ["Thesis with QZT, VXL."] }])).toEqual([]);
});
