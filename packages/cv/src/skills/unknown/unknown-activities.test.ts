import { describe, expect, test } from "vitest";
import { findSkills } from "../find-skills.ts";
import { buildCv, inJob, namesIn } from "../testing/build-cv.ts";

describe("activities that the graph does not know", () => {
  test.each([
    ["Bee queen caging, welding of frames.", "Bee queen caging"],
    ["Harp string splicing and varnish mixing for two orchestras.", "Harp string splicing"],
    ["Clock spring tempering; sundial engraving for gardens.", "Sundial engraving"],
    ["Welding, fault finding and kite bridle balancing.", "Kite bridle balancing"],
  ])("%s", (line, expected) => {
    expect(inJob(line)).toContain(expected);
  });

  test("are named after the CV and have an id of their own", () => {
    const input = buildCv([{ kind: "experience", lines: ["Welding and kite bridle balancing."] }]);
    expect(findSkills(input).find((skill) => skill.group === "other")).toMatchObject({
      id: "other:kite-bridle-balancing",
      name: "Kite bridle balancing",
      kind: "technical",
      mentions: [{ line: 0, quote: "kite bridle balancing" }],
    });
  });

  test("of the office kind need a sure activity beside them", () => {
    expect(inJob("Kite planning, many phone calls.")).toEqual([]);
    expect(inJob("Kite planning, bank reconciliation.")).toContain("Kite planning");
  });

  test("of the office kind vouch for each other in a row", () => {
    expect(inJob("Kite planning, lantern testing and lake buoy checks.")).toEqual([
      "Kite planning",
      "Lantern testing",
      "Lake buoy checks",
    ]);
  });

  test.each([
    "Swift action, a good morning and a new building.",
    "Early morning briefing, team outing, annual prize giving.",
    "Three divisions, second reviewer and weekly meeting.",
    "Was promoted and quickly gained standing.",
    "Supervise gravel sieving for the site.",
    "Moved to Perth, Western Lightning and Kandy Crossing.",
    "Never did kite balancing, no experience with kite bridle balancing.",
  ])("not from everyday speech: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });

  test("are read from work only", () => {
    const line = "Welding, kite bridle balancing.";
    expect(namesIn([{ kind: "summary", lines: [line] }])).not.toContain("Kite bridle balancing");
    expect(namesIn([{ kind: "education", lines: [line] }])).toEqual([]);
    expect(namesIn([{ kind: "interests", lines: [line] }])).toEqual([]);
  });
});
