import { describe, expect, test } from "vitest";
import { canonicalSkill } from "../graph/canonical-skill.ts";
import { namesIn } from "../testing/build-cv.ts";
import { skillKeys } from "../testing/skill-keys.ts";

/** What the CV of somebody with that post shows, told in a few words about themselves or in a bullet of the job. */
function shown(title: string, text: string, kind: "summary" | "experience"): string[] {
  const job = { kind: "experience", lines: [title], position: { title } } as const;
  return skillKeys(
    namesIn(kind === "summary" ? [{ kind, lines: [text] }, job] : [{ ...job, lines: [title, text] }]),
  );
}

const key = (name: string) => canonicalSkill(name)?.id ?? name;

describe("what the writer says of the work shows the skill of that verb", () => {
  test.each([
    ["Dairy farm worker", "I milk 160 heads with my brother.", "Milking"],
    ["Bricklayer", "I lay brick and block and I plaster by hand.", "Bricklaying"],
    ["Plasterer", "I plaster by hand, nothing else I need.", "Plastering"],
    ["Tiler", "I tile, grout and go home.", "Grouting"],
    ["Carpenter", "We plane and sand every board.", "Sanding"],
    ["Welder", "I weld and grind all day.", "Welding"],
    ["Childminder", "I change nappies and I help with the homework.", "Nappy changing"],
    ["Cook", "I cook a proper dinner for forty.", "Cooking"],
    ["Gardener", "In winter I prune the apple trees.", "Pruning"],
    ["Seamstress", "Now I overlock and hem for two shops.", "Overlocking"],
  ])("%s: %s", (title, text, skill) => {
    expect(shown(title, text, "summary")).toContain(key(skill));
  });

  test.each([
    ["Bricklayer", "I would like to plaster.", "Plastering"],
    ["Bookkeeper", "I plaster my own house.", "Plastering"],
    ["Dairy farm worker", "I never milk by hand.", "Milking"],
    ["Plasterer", "He tiles and I watch.", "Tiling"],
    ["Machinist", "I clear the jam and press green.", "Pressing"],
    ["Sales assistant", "I drive to work and park behind the shop.", "Driving"],
    ["Cook", "I want to bake one day.", "Baking"],
    ["Gardener", "On free time I weld small things.", "Welding"],
    ["Childminder", "My husband cooks and I mind the children.", "Cooking"],
    ["Teacher", "Looking for a school where I weave and dye.", "Dyeing"],
  ])("not %s: %s", (title, text, skill) => {
    expect(shown(title, text, "summary")).not.toContain(key(skill));
  });

  test("a bullet that begins with the verb", () => {
    expect(shown("Dairy farm worker", "Milk 200 cows twice a day.", "experience")).toContain("milking");
    expect(shown("Plasterer", "Plaster and paint came from the depot.", "experience")).not.toContain(
      "plastering",
    );
  });
});
