import { expect, test } from "vitest";
import { analyseDocument } from "../../../analyse.ts";
import { canonicalSkill } from "../../graph/canonical-skill.ts";
import { namesIn } from "../../testing/build-cv.ts";
import { markedCvs } from "../../testing/mark-cv.ts";

/** The ids of what one bullet shows of somebody with this job. */
function shownAs(title: string, line: string): string[] {
  const text = `=== cv\nAnna Keller\n${title}\n\n## EXPERIENCE\n${title}, Brightwell Ltd, York\n2019 – Present\n- ${line}\n`;
  return markedCvs(text).flatMap(({ document }) =>
    analyseDocument(document, { asOf: "2026-11-01" }).skills.map(({ id }) => id),
  );
}

test.each([
  ["Frontend Developer", "Cover the flows in Cypress before I hand over.", "Cypress"],
  ["Test Engineer", "Ran the nightly builds on Jenkins.", "Jenkins"],
])("a tool of everyday name needs no company where the job is software: %s", (title, line, name) => {
  expect(shownAs(title, line)).toContain(canonicalSkill(name)?.id);
});

test("elsewhere it does", () => {
  expect(shownAs("Gardener", "Cut hedges of yew and Cypress.")).not.toContain(canonicalSkill("Cypress")?.id);
  expect(namesIn([{ kind: "experience", lines: ["Waited tables with Jenkins."] }])).not.toContain("Jenkins");
});
