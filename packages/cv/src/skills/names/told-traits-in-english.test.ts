import { describe, expect, test } from "vitest";
import { inJob, namesIn } from "../testing/build-cv.ts";

const inSummary = (line: string) => namesIn([{ kind: "summary", lines: [line] }]);

describe("traits that a sentence tells of its writer", () => {
  test.each([
    "I am responsible for the herd and two lads.",
    "I am responsible for the crop plan, the scouts and the stores.",
  ])("what somebody has to do is none: %s", (line) => {
    expect(inJob(line)).not.toContain("Responsibility");
    expect(inSummary(line)).not.toContain("Responsibility");
  });

  test.each([
    ["Meticulous with figures and used to deadlines.", ["Attention to detail", "Meeting deadlines"]],
    ["Discreet, calm and loyal.", ["Discretion", "Calmness", "Commitment"]],
    ["Analytical; direct; persuasive.", ["Analytical thinking", "Persuasion"]],
    ["Fourteen years at sea. Reliable, sociable and not afraid of heights.", ["Reliability"]],
    ["Tactful with guests, thorough with paper.", ["Tact", "Attention to detail"]],
    ["Known for patience and good humour.", ["Patience"]],
    ["I offer integrity, a van and an early start.", ["Integrity"]],
    ["I am hard working, and flexible with shifts.", ["Hardworking", "Flexibility"]],
    ["I stay calm when the printer jams.", ["Calmness"]],
    [
      "Punctual, listen well, stay calm when the checks come in.",
      ["Punctuality", "Active listening", "Calmness"],
    ],
    ["Calm on the machine, clear on the radio.", ["Calmness"]],
    ["I turn up on time and I am happy to do earlies.", ["Punctuality"]],
    ["I am known at the garage for not getting flustered.", ["Calmness"]],
    ["Self-motivated, strong negotiator, at home on the phone.", ["Self-motivation", "Negotiation"]],
  ])("%s", (line, traits) => {
    expect(inSummary(line)).toEqual(expect.arrayContaining(traits));
  });
});

describe("but not", () => {
  test.each([
    "Patient, carers and families are heard.",
    "Patient records since 2019.",
    "Responsible for three sites and their budgets.",
    "Organised, ran and closed two fairs.",
    "Creative and media agencies were our clients.",
    "Calm seas are rare off the cape.",
    "Flexible hoses, reliable pumps and strong ropes are my trade.",
    "Our supplier is reliable and honest.",
    "The town is known for warm springs.",
    "Kind regards.",
  ])("%s", (line) => {
    const traits = [
      "Patience",
      "Responsibility",
      "Organisation",
      "Creativity",
      "Calmness",
      "Flexibility",
      "Reliability",
      "Integrity",
      "Kindness",
    ];
    expect(inSummary(line).filter((name) => traits.includes(name))).toEqual([]);
  });

  test("in a job's bullets, but in brackets", () => {
    expect(inJob("Calm, quiet corners at night.")).toEqual([]);
    expect(inJob("Slow machines and slower forms (patience).")).toEqual(["Patience"]);
  });
});

test.each([
  ["Mentored two interns who stayed.", "Mentoring"],
  ["Mentor to three new starters.", "Mentoring"],
  ["Coaching of first-time managers.", "Coaching"],
])("who helps others on says it by whom: %s", (line, trait) => {
  expect(inJob(line)).toContain(trait);
});

test.each(["Coaching the under-nines on Sundays.", "Mentor of the year at the fair."])(
  "not without them: %s",
  (line) => {
    expect(inJob(line)).not.toContain("Coaching");
    expect(inJob(line)).not.toContain("Mentoring");
  },
);

test("traits stand among other details, too, where fields of work are pastimes", () => {
  const among = (line: string) => namesIn([{ kind: "other", heading: "Other", lines: [line] }]);
  expect(among("Honest and hard working. No drinking.")).toEqual(["Honesty", "Hardworking"]);
  expect(among("Coin collecting, carpentry for the neighbours.")).toEqual([]);
});
