import { expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";

const among = (...lines: string[]) => namesIn([{ kind: "certifications", lines }]);

test.each([
  ["Computer course (MS Word and Excel), Matara – 2011", ["Microsoft Word", "Microsoft Excel"]],
  ["Diploma in Computer Applications: Tally, MS Excel", ["Tally", "Microsoft Excel"]],
  ["Excel for managers, 16 hours, 2022", ["Microsoft Excel"]],
  ["Cours de bureautique (Word, Excel)", ["Microsoft Word", "Microsoft Excel"]],
])("what a computer course was about: %s", (line, names) => {
  expect(among("Registered Pharmacist, 2008", line)).toEqual(expect.arrayContaining(names));
});

test.each(["AWS Certified Developer", "Computer course, Matara – 2011", "Course in midwifery, 2010"])(
  "other papers show none: %s",
  (line) => {
    expect(among(line)).toEqual([]);
  },
);
