import { expect, test } from "vitest";
import { type CvPart, namesIn } from "../testing/build-cv.ts";

const LIST: CvPart = { kind: "skills", lines: ["Wound care, Triage, Patient assessment"] };
const NAMES = ["Wound care", "Triage", "Patient assessment"];

test.each([["Registered Nurse, Paediatrics"], ["Advanced Midwife, Labour Ward"]])(
  "the title of a job names the job, where a list names the skills: %s",
  (title) => {
    expect(namesIn([LIST, { kind: "experience", lines: [title], position: { title } }])).toEqual(NAMES);
  },
);

test.each([["Teaching Assistant"], ["Class Teacher"], ["Swimming Teacher"]])(
  "so does one without a list where only lists name the skill so: %s",
  (title) => {
    expect(
      namesIn([
        {
          kind: "experience",
          lines: [title, "Wrote to the parents of twelve children."],
          position: { title },
        },
      ]),
    ).toEqual([]);
  },
);

test("a tool in a title is one all the same", () => {
  const part: CvPart = {
    kind: "experience",
    lines: ["Linux Engineer"],
    position: { title: "Linux Engineer" },
  };
  expect(namesIn([LIST, part])).toContain("Linux");
});

test.each([
  ["BTEC IT, Newcastle College"],
  ["City & Guilds Level 2 Plumbing, Leicester College"],
  ["CFA de Brest"],
  ["VWO 2018"],
  ["IATA Foundation in Travel and Tourism"],
  ["SIA Door Supervisor Licence, 2018"],
])("schools and degrees are none: %s", (line) => {
  expect(namesIn([LIST, { kind: "education", lines: [line] }])).toEqual(NAMES);
});

test("what was used in a course is", () => {
  expect(namesIn([LIST, { kind: "education", lines: ["Final project in Unity and Python"] }])).toContain(
    "Python",
  );
});

test.each([
  ["I plan conferences, launches and the odd very large wedding."],
  ["Chartered quantity surveyor with eleven years on residential towers."],
])("a summary tells with verbs who somebody is: %s", (line) => {
  const found = namesIn([LIST, { kind: "summary", lines: [line] }]);
  expect(found).not.toEqual(expect.arrayContaining([expect.stringMatching(/planning|Chartering/i)]));
});
