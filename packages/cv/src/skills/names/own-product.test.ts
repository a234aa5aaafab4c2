import { describe, expect, test } from "vitest";
import { inJob, namesIn } from "../testing/build-cv.ts";

describe("a name of several words that the writer's own verb made needs no company", () => {
  test.each([
    ["Developed a market entry plan for oat drinks.", "Market entry"],
    ["Created journey maps and met the owners.", "Journey maps"],
    ["Built the booth, wrote standard operating procedures memo.", "Standard operating procedures"],
    ["Coordinate business continuity plans for the region.", "Business continuity"],
    ["Establish a new brand identity for the chain.", "Brand identity"],
  ])("%s", (line, name) => expect(inJob(line)).toContain(name));

  test("beside a list of other work, too", () => {
    const names = namesIn([
      { kind: "skills", lines: ["SQL, Tableau, Excel, Photography, Data entry"] },
      { kind: "experience", lines: ["Developed a market entry plan for oat drinks."] },
    ]);
    expect(names).toContain("Market entry");
  });
});

describe("but not", () => {
  test.each([
    ["what somebody else made", "The owner, an actor, developed a market entry plan."],
    ["what was only read or sold", "Visited the office, read journey maps and sold a brand identity."],
    ["what the thing is for", "Created seats for a market entry."],
    ["papers of any office", "Wrote sales reports and drafted a visitor list."],
  ])("%s: %s", (_, line) =>
    expect(inJob(line).filter((name) => /brand|journey|market|sales/i.test(name))).toEqual([]),
  );
});
