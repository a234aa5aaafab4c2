import { describe, expect, it } from "vitest";
import { namesIn } from "../../testing/build-cv.ts";

function under(heading: string, ...lines: string[]): string[] {
  return namesIn([{ kind: "skills", heading, lines }]);
}

describe("a list under a heading that does not speak of skills", () => {
  it("gives no skill that the graph does not know when it mostly knows none", () => {
    expect(under("Pretensiones", "Turnos rotativos, RUT, Zorbling, Python")).toEqual(["Python"]);
  });

  it("gives them when half of its items are known skills", () => {
    expect(under("In my van", "Welding, Plumbing, Zorbling")).toContain("Zorbling");
  });

  it("needs two known skills, however short it is", () => {
    expect(under("In my van", "Python, Zorbling")).toEqual(["Python"]);
  });

  it("leaves lists under a heading of skills as they stand", () => {
    expect(under("Key skills", "Python, Zorbling, Snorfing")).toEqual(["Python", "Zorbling", "Snorfing"]);
  });

  it("takes nothing from what a person loves", () => {
    expect(under("I LOVE", "Photography, Python")).toEqual([]);
  });

  it("reads short lines under a heading that speaks of work", () => {
    const lines = ["Figma", "Usability testing", "Notion", "Zorbling"];
    const found = namesIn([
      { kind: "experience", heading: "How I work", lines: lines.map((text, block) => ({ text, block })) },
    ]);
    expect(found).toEqual(lines);
  });
});
