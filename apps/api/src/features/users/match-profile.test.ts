import { EMPTY_ANALYSIS } from "@rolecall/cv/testing";
import { expect, test } from "vitest";
import { buildMatchProfile } from "./match-profile.ts";

const read = {
  degree: "BA in Archaeology",
  field: "Archaeology",
  institution: "Hillside College",
  year: 2024,
  evidence: [{ line: 5, quote: "BA in Archaeology" }],
};
const corrected = { degree: "BSc", field: "Accounting", institution: null, year: null };

test("a corrected degree counts instead of the one that was read", () => {
  const analysis = { ...EMPTY_ANALYSIS, education: [read] };
  const studiesOf = (corrections: object) =>
    buildMatchProfile({ analysis, skills: [], corrections })?.studies?.map(({ name }) => name);
  expect(studiesOf({})).toEqual(["BA in Archaeology"]);
  expect(studiesOf({ education: [corrected] })).toEqual(["BSc, Accounting"]);
  expect(studiesOf({ education: [] })).toBeUndefined();
});
