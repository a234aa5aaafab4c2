import { expect, test } from "vitest";
import { canonicalSkill } from "../../graph/canonical-skill.ts";
import { inJob } from "../../testing/build-cv.ts";

test.each([
  ["Wrote complex SQL (window functions, CTEs)", "Microsoft Windows"],
  ["AUTOSAR configuration with DaVinci Configurator", "DaVinci Resolve"],
  ["Performed titration of drips", "Titration"],
  ["Distilling of solvents", "Distilling"],
  ["Setting of tests, filling of report cards", "Dental fillings"],
  ["Proposals with shade reports and battery back-up", "Backup and recovery"],
])("%s", (line, not) => {
  expect(inJob(line).map((name) => canonicalSkill(name)?.id)).not.toContain(canonicalSkill(not)?.id);
});
